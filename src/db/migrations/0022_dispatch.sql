-- Jobs at couriers that fetch a parcel and bring it: written before the courier is asked, followed until they end.
create table dispatches (
  id object_id primary key,
  shop_id object_id not null references shops (id),
  order_id object_id not null references orders (id),
  shipment_id object_id not null references shipments (id),
  provider text not null,
  -- { from, to, parcel, currency }: what the courier is asked, the same each time
  request jsonb not null,
  -- the courier's price, taken before it is booked: from then on the courier may have the job
  offer text,
  fee bigint check (fee >= 0),
  courier jsonb,
  carrier text,
  -- what has to stand on the parcel, where the courier wants that
  label_url text,
  -- intent: it is not known whether the courier has it; such jobs and refused ones are shown to nobody
  state text not null default 'intent' check (state in ('intent', 'booked', 'refused')),
  status text not null default 'requested'
    check (status in ('requested', 'assigned', 'picked_up', 'delivered', 'failed', 'cancelled')),
  -- what the courier knows it by
  provider_job text,
  tracking_number text not null default '',
  tracking_url text,
  failure text,
  -- of the caller, so that a call repeated after a crash finds the job that it made
  idempotency_key text,
  -- when a call last tried to book it
  asked_at timestamptz(3) not null,
  checked_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
-- A parcel is fetched by one courier at a time.
create unique index dispatches_open on dispatches (shop_id, shipment_id)
  where state <> 'refused' and status in ('requested', 'assigned', 'picked_up');
create unique index dispatches_repeated on dispatches (shop_id, shipment_id, idempotency_key)
  where idempotency_key is not null and state <> 'refused';
create index dispatches_of_shop on dispatches (shop_id, created_at desc, id desc) where state = 'booked';
create index dispatches_to_follow on dispatches (coalesce(checked_at, created_at))
  where state <> 'refused' and status in ('requested', 'assigned', 'picked_up');
create index dispatches_of_shipment on dispatches (shop_id, shipment_id);
