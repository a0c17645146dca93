"""What the cards do, filed by family."""
