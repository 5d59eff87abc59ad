-- outside of a transaction
reindex index concurrently blogs_search;
