-- outside of a transaction
create index concurrently if not exists comments_hidden on comments (shop_id, created_at desc, id desc)
  where hidden_at is not null and deleted_at is null;
