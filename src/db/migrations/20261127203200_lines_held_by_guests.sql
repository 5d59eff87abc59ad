-- outside of a transaction
create index concurrently if not exists order_items_held_by_guest on order_items (shop_id, product_id, variant_id)
  include (quantity) where held_by_guest;
