"""A backup of the whole house in one file, which any database it runs on can take back."""
