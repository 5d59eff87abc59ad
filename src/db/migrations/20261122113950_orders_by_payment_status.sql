-- outside of a transaction
create index concurrently if not exists orders_by_payment_status on orders
  (shop_id, payment_status, created_at desc, id desc) where deleted_at is null;
