-- outside of a transaction
-- Products that are in stock by their variants are the ones that a list has to count.
create index concurrently if not exists products_in_variants on products (shop_id, category_id, listed, id)
  where in_variants and not stocked and kind = 'product' and deleted_at is null;
