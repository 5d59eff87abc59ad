-- outside of a transaction
create index concurrently if not exists orders_of_customer_by_time
  on orders (shop_id, customer_id, created_at desc, id desc) include (status, deleted_at) where customer_id is not null;
