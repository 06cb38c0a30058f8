"""What every part of the table needs: the wire, errors, settings, clocks, the bus, and the bots on offer."""
