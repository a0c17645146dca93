"""What a much bigger site would need: its queues, simulated from what a move costs."""
