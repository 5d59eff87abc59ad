-- A reported transfer holds its order for 5 days from the first report on, and the store is reminded of it.
alter table orders
  add column proof_at timestamptz(3),
  add column reminder_at timestamptz(3);
create index orders_to_remind on orders (reminder_at) where reminder_at is not null;
-- Until now such orders were held for ever.
update orders set proof_at = now(), reminder_at = now() + interval '1 day', expires_at = now() + interval '5 days'
  where status = 'pending' and payment_status = 'awaiting_confirmation' and expires_at is null
    and shipment_id is null and deleted_at is null;
