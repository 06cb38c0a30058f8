"""Cells, water, resources, and what reaches what.  TGZ-MAP TGZ-RNG TGZ-HUB"""
