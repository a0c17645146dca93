"""Are bots on time where many people play with several of them at once?"""
