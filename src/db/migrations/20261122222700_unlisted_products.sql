-- outside of a transaction
-- Finds what shoppers do not see, of which there is mostly little, and nothing where a store shows all it has.
create index concurrently if not exists products_unlisted on products (shop_id, created_at desc, id desc)
  where kind = 'product' and not listed and deleted_at is null;
