-- outside of a transaction
-- A removed comment is shown while it has replies, so these are counted.
create index concurrently if not exists comments_removed on comments (shop_id, resource, resource_id)
  where parent_id is null and (deleted_at is not null or hidden_at is not null);
