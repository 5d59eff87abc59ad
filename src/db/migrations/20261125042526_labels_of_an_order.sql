-- outside of a transaction
-- A person's labels are found by their orders, for an export and where an account is deleted.
create index concurrently if not exists shipping_labels_of_order on shipping_labels (shop_id, order_id);
