"""Main action: place craftsmen and set prices.  TGZ-CRF TGZ-PRC"""
