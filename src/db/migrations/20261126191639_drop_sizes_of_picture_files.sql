-- outside of a transaction
drop index concurrently if exists picture_files_size_of_shop;
