"""What workers do: the sweep and what it makes good, house time, bots at work, tidying."""
