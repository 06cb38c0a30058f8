"""Main actions: build a monument, raise monuments.  TGZ-MON TGZ-RAI"""
