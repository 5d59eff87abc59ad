-- outside of a transaction
create index concurrently if not exists reviews_hidden on reviews (shop_id, created_at desc, id desc)
  where hidden_at is not null;
