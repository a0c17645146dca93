"""UNO for two to ten seats: docs/rules/uno.md, rulings U1 to U12."""
