-- outside of a transaction
-- Finds customers by a text among those of their store: the index before knows no stores, and found those of all.
create index concurrently if not exists customers_search_of_shop on customers
  using gin (shop_id, (name || ' ' || email || ' ' || coalesce(phone, '')) gin_trgm_ops);
