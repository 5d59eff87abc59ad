-- Saved cards, and what they are charged for: passes that renew themselves.

-- The token of the card that paid, for passes that are to be renewed. Sealed with the payment's id, and here only until
-- the passes are given: they may come later than the money.
alter table payments add column sealed_token text;

-- The end of the pass whose renewal was announced: each is announced once.
alter table entitlements add column renewal_noticed_for timestamptz(3);
create index entitlements_to_renew on entitlements (ends_at)
  where auto_renew and access_type = 'pass' and revoked_at is null and card_token_sealed is not null;

-- A try to charge a saved card for 30 more days of a pass. `reference` is what the provider knows it by, and its
-- idempotency key; amount and card are those of the first moment and never change.
create table renewal_charges (
  id object_id primary key,
  shop_id object_id not null references shops (id),
  entitlement_id object_id not null references entitlements (id),
  product_id object_id not null references products (id),
  -- the end of the pass that it is to prolong
  period_end timestamptz(3) not null,
  attempt integer not null check (attempt > 0),
  provider text not null,
  reference text not null unique,
  -- what the provider says that it knows it by
  provider_id text,
  amount bigint not null check (amount > 0),
  currency text not null,
  email text not null,
  card_brand text not null,
  card_last4 text not null,
  -- sealed with the pass's id; null once it is not needed
  card_token_sealed text,
  -- intent: the provider may have charged, the same key again finds out; unknown: the key may be forgotten, so it is
  -- only looked up; abandoned: the provider does not tell; returning, returned, kept: money for which the pass no
  -- longer waited, on its way back, back, or refused to go back
  state text not null default 'intent' check (state in
    ('intent', 'unknown', 'succeeded', 'declined', 'abandoned', 'refunding', 'refunded', 'refund_failed')),
  failure text,
  -- how often it was looked up since it is unknown
  look_ups integer not null default 0,
  -- when somebody may take it up again; null once it is settled
  next_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
-- A period is charged once. What was abandoned may have been charged, so it keeps its place.
create unique index renewal_charges_once on renewal_charges (shop_id, entitlement_id, period_end)
  where state in ('intent', 'unknown', 'succeeded', 'abandoned');
create unique index renewal_charges_attempt on renewal_charges (shop_id, entitlement_id, period_end, attempt);
create index renewal_charges_due on renewal_charges (next_at) where next_at is not null;
