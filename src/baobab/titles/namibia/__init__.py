"""Namibia (Brian Robson, 2010): copper rush and diamond fever. Rules: docs/rules/namibia.md"""
