"""Ship IT! for two to four seats: docs/rules/shipit.md, rulings I1 to I17."""
