"""What can be done at tables. Pages, sockets, the API, bots and clocks all enter here."""
