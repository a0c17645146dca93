"""Commands of the whole house."""
