"""Pages: they read, call a service and draw; and the words and forms they are made of."""
