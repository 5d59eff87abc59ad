-- An order that could not be cancelled is due again later, so that it hides no other (decision 235).
alter table orders add column expiry_next_at timestamptz(3);
drop index orders_to_expire;
create index orders_to_expire on orders (greatest(expires_at, expiry_next_at))
  where status = 'pending' and expires_at is not null;
