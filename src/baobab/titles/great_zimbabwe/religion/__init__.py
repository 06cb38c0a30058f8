"""Gods and specialists.  TGZ-GOD TGZ-SPC"""
