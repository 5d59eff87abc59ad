-- outside of a transaction
-- Finds orders by the names of their buyers.
create index concurrently if not exists customers_by_name on customers using gin (shop_id, folded(name) gin_trgm_ops);
