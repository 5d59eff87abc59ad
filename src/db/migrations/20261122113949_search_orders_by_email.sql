-- outside of a transaction
create index concurrently if not exists orders_search on orders using gin (shop_id, folded(email) gin_trgm_ops)
  where deleted_at is null;
