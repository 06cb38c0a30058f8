"""The special functions of action counters.  HOA-10.0"""
