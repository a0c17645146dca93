"""What is done to accounts. The tables' floor calls these; nothing here knows a table."""
