"""What every part of the table needs: words on the wire, settings, clocks, errors, the bus."""
