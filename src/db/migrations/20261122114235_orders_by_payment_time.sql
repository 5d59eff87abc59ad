-- outside of a transaction
-- Sums up what a store sold on each day.
create index concurrently if not exists orders_sold on orders (shop_id, paid_at) include (total)
  where paid_at is not null;
