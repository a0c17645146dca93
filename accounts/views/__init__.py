"""Pages of people. They hold no rule: read, call a service, draw."""
