"""Tables in memory: what people do there, and what each viewer is sent."""
