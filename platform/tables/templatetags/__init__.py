"""What templates of tables may use."""
