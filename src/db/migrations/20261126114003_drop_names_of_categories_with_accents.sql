-- outside of a transaction
drop index concurrently if exists categories_by_name;
