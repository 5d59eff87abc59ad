-- What was paid for orders, and given back.

-- An attempt to be paid. `reference` is what the provider knows it by, and its idempotency key.
create table payments (
  id object_id,
  shop_id object_id not null references shops (id),
  order_id object_id not null,
  provider text not null,
  reference text not null,
  -- what the provider knows it by, where that is not our reference: written down before anybody can be charged
  provider_id text,
  amount bigint not null,
  currency text not null,
  -- intent: the provider may have charged, we do not know yet; pending: its page waits for a card;
  -- refunded: money for which the order no longer waited, so it goes back; transfer: the merchant confirms it
  state text not null default 'intent'
    check (state in ('intent', 'pending', 'succeeded', 'declined', 'abandoned', 'refunded', 'transfer')),
  card jsonb,
  authorization_url text,
  failure text,
  -- The token of the card that paid, for passes that are to be renewed. Sealed with the payment's id, and here only
  -- until the passes are given: they may come later than the money.
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
-- Of parallel calls one charges, and one payment pays an order.
create unique index payments_one_open on payments (order_id, shop_id) where state in ('intent', 'pending');
create unique index payments_one_succeeded on payments (order_id, shop_id) where state = 'succeeded';

create table refunds (
  id object_id,
  shop_id object_id not null references shops (id),
  order_id object_id not null,
  -- null: paid back by the merchant outside the service (bank transfer)
  payment_id object_id,
  -- excess: money that the order did not wait for, given back by the service; not counted in orders.refunded
  kind text not null default 'refund' check (kind in ('refund', 'excess')),
  amount bigint not null check (amount > 0),
  reason text,
  -- of the caller, so that a call repeated after a time-out goes on with the refund that it began
  idempotency_key text,
  state text not null default 'intent' check (state in ('intent', 'succeeded', 'failed')),
  -- what the provider knows a refund by that was made there and not by us: each is written down once
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
-- What is too much of a payment goes back once.
create unique index refunds_one_excess on refunds (payment_id, shop_id) where kind = 'excess';
create unique index refunds_by_provider on refunds (payment_id, provider_id, shop_id) where provider_id is not null;
