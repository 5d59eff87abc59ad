-- Runs once, when the database of compose.yaml is made. Neither role is a superuser, who could read files and run
-- programs on the server (decision the-service-does-not-own-its-tables).
\set ON_ERROR_STOP on
\getenv password POSTGRES_PASSWORD
\getenv owner_password POSTGRES_OWNER_PASSWORD
-- The owner migrates. Its extensions are trusted: an owner may create them.
create role storefront_owner login password :'owner_password';
alter database storefront owner to storefront_owner;
-- The service reads and writes rows.
create role storefront login password :'password';
alter default privileges for role storefront_owner grant select, insert, update, delete on tables to storefront;
alter default privileges for role storefront_owner grant usage on sequences to storefront;
-- The superuser is for psql in the container (docker compose exec database psql --username=postgres).
alter role postgres password null;
