"""``make chaos``: a house in which something fails every few seconds while people play."""
