-- outside of a transaction
-- A shopper's orders of a status are counted from the index alone. It replaces `orders_of_shopper`.
create index concurrently if not exists orders_of_shopper_by_status
  on orders (shop_id, user_id, created_at desc, id desc) include (status) where deleted_at is null;
