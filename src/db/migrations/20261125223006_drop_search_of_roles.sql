-- outside of a transaction
drop index concurrently if exists roles_search;
