-- outside of a transaction
reindex index concurrently customers_by_name;
