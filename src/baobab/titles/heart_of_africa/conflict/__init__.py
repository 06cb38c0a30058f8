"""Conflicts with neutrals and with players, and the retreats after them.  HOA-8"""
