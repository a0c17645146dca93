"""Calling people who are away: who is to be called, with what, by push and by letter."""
