-- outside of a transaction
create index concurrently if not exists reviews_by_rating on reviews (shop_id, rating, created_at desc, id desc);
