"""The rows of action counters, and the auction of the first row and the turn.  HOA-5.0 HOA-6.0"""
