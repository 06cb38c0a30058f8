"""Run by Alembic with the connection that `baobab.table.storage.migrate` holds the lock on."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
context.run_migrations()
