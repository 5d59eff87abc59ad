-- What a store's files take up is summed up for each list of them, and before each upload.
create index digital_files_size_of_shop on digital_files (shop_id) include (size) where deleted_at is null;
