"""Many sockets at one web process: who only looks on, and players who all come back at once."""
