-- outside of a transaction
create index concurrently if not exists products_listed_folded_name
  on products (shop_id, folded(name), created_at desc, id desc)
  where kind = 'product' and listed and deleted_at is null;
