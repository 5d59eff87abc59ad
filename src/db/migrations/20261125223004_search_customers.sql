-- outside of a transaction
create index concurrently if not exists customers_search on customers
  using gin (shop_id, folded(name || ' ' || email || ' ' || coalesce(phone, '')) gin_trgm_ops);
