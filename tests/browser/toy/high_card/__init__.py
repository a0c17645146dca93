"""A toy game in a folder of its own, as it would lie among the games."""
