"""The live floor: lobby, tables, moves, sockets, clocks, bots at work, chat, API."""
