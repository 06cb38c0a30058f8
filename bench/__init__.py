"""Speed side by side with peers: ratios of one alternating run, never absolute promises."""
