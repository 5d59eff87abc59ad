-- Unpaid orders are counted by shopper, and those of guests by a keyed hash of their address.
alter table orders add column guest_address text;
create index orders_unpaid_of_shopper on orders (shop_id, user_id)
  where status = 'pending' and expires_at is not null;
create index orders_unpaid_of_address on orders (shop_id, guest_address)
  where status = 'pending' and expires_at is not null and guest_address is not null;
