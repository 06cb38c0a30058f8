"""Run by Alembic with the connection that `baobab.table.storage.migrate` has locked."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
context.run_migrations()
