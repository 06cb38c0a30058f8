"""The store: tables of the database, and every statement that reads or writes them."""
