"""Chapter 2, construction: mines, exploring, tracks, the truck.  NAM-2"""
