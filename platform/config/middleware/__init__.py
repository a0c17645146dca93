"""What happens around every request, whoever sends it."""
