"""People: accounts, guests, and whom they do not wish to meet."""
