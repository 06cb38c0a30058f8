"""The kernel: what every title is made of, knowing none of them."""
