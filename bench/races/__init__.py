"""Two processes that want to move at the same tables, at the same moments."""
