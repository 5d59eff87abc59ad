-- outside of a transaction
-- A category by price, in both directions; products of one price are sorted where the dearest come first.
create index concurrently if not exists products_listed_category_price
  on products (shop_id, category_id, price, created_at desc, id desc)
  where kind = 'product' and listed and deleted_at is null;
