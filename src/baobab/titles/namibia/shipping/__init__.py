"""Chapter 3, shipping: the selection, trucks and trains.  NAM-3"""
