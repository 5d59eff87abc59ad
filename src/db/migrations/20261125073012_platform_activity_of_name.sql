-- outside of a transaction
-- The entries about an address are found by it, for an export and where its account is deleted.
create index concurrently if not exists platform_activity_of_name on platform_activity (name) where name is not null;
