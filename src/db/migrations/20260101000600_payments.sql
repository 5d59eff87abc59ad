-- Payments and refunds of orders.

-- A payment attempt. `reference` identifies it at the provider and is its idempotency key.
create table payments (
  id object_id,
  shop_id object_id not null references shops (id),
  order_id object_id not null,
  provider text not null,
  reference text not null,
  -- the provider's id, where that is not `reference`: stored before anybody can be charged
  provider_id text,
  amount bigint not null,
  currency text not null,
  -- intent: the provider may have charged, the result is unknown; pending: the payment page waits for a card;
  -- refunded: the order no longer awaited the money, so it is paid back; transfer: the merchant confirms it
  state text not null default 'intent'
    check (state in ('intent', 'pending', 'succeeded', 'declined', 'abandoned', 'refunded', 'transfer')),
  card jsonb,
  authorization_url text,
  failure text,
  -- the token of the card that paid, for passes with automatic renewal. It is sealed with the payment's id
  -- and stays here only until access is granted, which may be later than the payment.
  sealed_token text,
  checked_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id),
  unique (reference, shop_id),
  foreign key (shop_id, order_id) references orders (shop_id, id)
);
create index payments_of_order on payments (order_id, created_at desc);
create index payments_open on payments (coalesce(checked_at, created_at)) where state in ('intent', 'pending');
-- One of parallel calls charges, and one payment pays an order.
create unique index payments_one_open on payments (order_id, shop_id) where state in ('intent', 'pending');
create unique index payments_one_succeeded on payments (order_id, shop_id) where state = 'succeeded';

create table refunds (
  id object_id,
  shop_id object_id not null references shops (id),
  order_id object_id not null,
  -- null: refunded by the merchant outside the service (bank transfer)
  payment_id object_id,
  -- excess: money that the order did not await, refunded by the service; not counted in orders.refunded
  kind text not null default 'refund' check (kind in ('refund', 'excess')),
  amount bigint not null check (amount > 0),
  reason text,
  -- the caller's key, so that a call repeated after a time-out continues the refund that it began
  idempotency_key text,
  state text not null default 'intent' check (state in ('intent', 'succeeded', 'failed')),
  -- the provider's id of a refund that was made there and not by the service: each is recorded once
  provider_id text,
  checked_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id),
  foreign key (shop_id, order_id) references orders (shop_id, id),
  foreign key (shop_id, payment_id) references payments (shop_id, id)
);
create index refunds_of_order on refunds (order_id);
create index refunds_open on refunds (coalesce(checked_at, created_at)) where state = 'intent';
create unique index refunds_repeated on refunds (order_id, idempotency_key, shop_id) where idempotency_key is not null;
-- The excess of a payment is refunded once.
create unique index refunds_one_excess on refunds (payment_id, shop_id) where kind = 'excess';
create unique index refunds_by_provider on refunds (payment_id, provider_id, shop_id) where provider_id is not null;
