"""The store: the tables of the database, and every SQL statement there is. Nobody else imports SQLAlchemy."""
