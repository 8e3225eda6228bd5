"""What is shown of scenes: the status card, calls and announcements, the GM's controls, and why.

All of these take a scene as its reader may know it (`bot.engine.scene.view`).
"""
