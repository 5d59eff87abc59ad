-- outside of a transaction
-- The reviews that shoppers see, and their ratings for the summary.
create index concurrently if not exists reviews_shown on reviews (shop_id, product_id, created_at desc, id desc)
  include (rating) where hidden_at is null;
