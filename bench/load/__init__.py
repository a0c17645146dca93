"""``make load``: how many moves the house carries, and how soon all others see one."""
