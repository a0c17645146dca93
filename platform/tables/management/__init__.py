"""Commands of the live floor."""
