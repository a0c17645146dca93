"""How a change reaches every screen: sockets, the hub that feeds them, and what they show."""
