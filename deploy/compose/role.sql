-- Runs once, when the database of compose.yaml is made. The service owns its database and is no superuser, who could
-- read files and run programs on the server. Its extensions are trusted: an owner may create them.
\set ON_ERROR_STOP on
\getenv password POSTGRES_PASSWORD
create role storefront login password :'password';
alter database storefront owner to storefront;
-- The superuser is for psql in the container (docker compose exec database psql --username=postgres).
alter role postgres password null;
