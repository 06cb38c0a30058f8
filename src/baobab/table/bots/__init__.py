"""Bots at tables: worker processes, who gets them when, and hints."""
