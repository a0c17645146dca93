"""What happens around every request of a person."""
