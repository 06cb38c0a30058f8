"""The player turn: its neutral, action points and what they buy.  HOA-7.0 HOA-7.1"""
