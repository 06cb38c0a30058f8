"""Heart of Africa (Andreas Steding, 2004): the rules stand in `docs/rules/heart_of_africa.md`."""
