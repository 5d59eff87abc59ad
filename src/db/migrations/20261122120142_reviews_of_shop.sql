-- outside of a transaction
create index concurrently if not exists reviews_of_shop on reviews (shop_id, created_at desc, id desc);
