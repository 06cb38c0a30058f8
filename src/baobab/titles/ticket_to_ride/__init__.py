"""Ticket to Ride: The Heart of Africa (Alan R. Moon, 2012). Rules: docs/rules/ticket_to_ride.md"""
