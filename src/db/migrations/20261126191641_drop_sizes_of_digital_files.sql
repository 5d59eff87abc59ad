-- outside of a transaction
drop index concurrently if exists digital_files_size_of_shop;
