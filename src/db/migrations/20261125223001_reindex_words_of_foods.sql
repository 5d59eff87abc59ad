-- outside of a transaction
reindex index concurrently foods_words;
