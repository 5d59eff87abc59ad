-- Shoppers' access to digital products, and its renewal.

-- A shopper's access to a product: one row for each.
create table entitlements (
  id object_id,
  shop_id object_id not null references shops (id),
  user_id object_id not null references users (id),
  product_id object_id not null,
  access_type text not null check (access_type in ('pass', 'lifetime')),
  -- opens every digital product of the store
  all_access boolean not null default false,
  starts_at timestamptz(3) not null,
  -- null: lifetime access
  ends_at timestamptz(3),
  -- of lifetime access: the end of a pass that was bought too, in case the lifetime access is revoked
  pass_ends_at timestamptz(3),
  auto_renew boolean not null default false,
  renewal_failures integer not null default 0,
  -- null: no saved card; the vault seals the token with the row's id
  card_provider text,
  card_token_sealed text,
  card_brand text,
  card_last4 text,
  -- the address for e-mails about renewals
  renewal_email text,
  -- the end of the pass whose renewal was announced: each renewal is announced once
  renewal_noticed_for timestamptz(3),
  -- the announced price, and the amount with taxes, in minor units: either is announced anew if it has risen since
  renewal_noticed_price bigint,
  renewal_noticed_amount bigint,
  -- when the saved card may first be charged for that end, as announced in the e-mail
  renewal_charged_from timestamptz(3),
  -- when a step of its renewal failed: it is retried later, behind the others (decision jobs-work-record-by-record)
  renewal_tried_at timestamptz(3),
  revoked_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((access_type = 'lifetime') = (ends_at is null)),
  primary key (id, shop_id),
  foreign key (shop_id, product_id) references products (shop_id, id)
);
-- Another purchase extends the existing row.
create unique index entitlements_one on entitlements (shop_id, user_id, product_id) where revoked_at is null;
create index entitlements_of_shop on entitlements (shop_id, created_at desc, id desc) where revoked_at is null;
create index entitlements_of_shopper on entitlements (shop_id, user_id, created_at desc, id desc)
  where revoked_at is null;
create index entitlements_of_product on entitlements (shop_id, product_id, created_at desc, id desc)
  where revoked_at is null;
-- Finds a guest's access, which moves to the account at sign-in.
create index entitlements_of_user on entitlements (user_id);
create index entitlements_to_renew on entitlements (ends_at)
  where auto_renew and access_type = 'pass' and revoked_at is null and card_token_sealed is not null;

-- The access that each order (or, without one, the merchant) has granted: an order grants a product once, and the grant
-- can be revoked.
create table access_grants (
  id object_id,
  shop_id object_id not null references shops (id),
  entitlement_id object_id not null,
  product_id object_id not null,
  order_id object_id,
  access_type text not null check (access_type in ('pass', 'lifetime')),
  -- of a pass; 0 for lifetime access
  days integer not null check (days >= 0),
  revoked_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  primary key (id, shop_id),
  foreign key (shop_id, entitlement_id) references entitlements (shop_id, id),
  foreign key (shop_id, product_id) references products (shop_id, id),
  foreign key (shop_id, order_id) references orders (shop_id, id)
);
create unique index access_grants_of_order on access_grants (order_id, product_id, shop_id) where order_id is not null;
create index access_grants_of_entitlement on access_grants (entitlement_id, created_at desc);

-- An attempt to charge a saved card for 30 more days of a pass. `reference` identifies it at the provider and is its
-- idempotency key; amount and card are fixed at creation and never change.
create table renewal_charges (
  id object_id,
  shop_id object_id not null references shops (id),
  entitlement_id object_id not null,
  product_id object_id not null,
  -- the end of the pass that it extends
  period_end timestamptz(3) not null,
  attempt integer not null check (attempt > 0),
  provider text not null,
  reference text not null,
  -- the provider's own id, if it has one
  provider_id text,
  amount bigint not null check (amount > 0),
  currency text not null,
  -- the taxes in the amount, as orders keep theirs; null where the store computed none
  taxes jsonb,
  tax_added bigint not null default 0 check (tax_added >= 0),
  tax_treatment text,
  -- whom and which card it charged, until it is settled (decision deletion-erases-the-person)
  email text,
  card_brand text,
  card_last4 text,
  -- sealed with the row's id; null once it is no longer needed
  card_token_sealed text,
  -- intent: the provider may have charged, a repeat with the same key shows; unknown: the provider may have forgotten
  -- the key, so the charge is only looked up; abandoned: the provider has no answer; refunding, refunded,
  -- refund_failed: the pass no longer awaited the money, whose refund is under way, done, or refused
  state text not null default 'intent' check (state in
    ('intent', 'unknown', 'succeeded', 'declined', 'abandoned', 'refunding', 'refunded', 'refund_failed')),
  failure text,
  -- like those of payments
  disputes jsonb,
  -- how often the refund was refused, and since when
  refund_tries integer not null default 0,
  refund_refused_at timestamptz(3),
  -- the number of look-ups since it became unknown
  look_ups integer not null default 0,
  -- when the next attempt is due; null once it is settled
  next_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id),
  unique (reference, shop_id),
  foreign key (shop_id, entitlement_id) references entitlements (shop_id, id),
  foreign key (shop_id, product_id) references products (shop_id, id)
);
-- A period is charged once. An abandoned charge may have succeeded, so it still counts.
create unique index renewal_charges_once on renewal_charges (shop_id, entitlement_id, period_end)
  where state in ('intent', 'unknown', 'succeeded', 'abandoned');
create unique index renewal_charges_attempt on renewal_charges (shop_id, entitlement_id, period_end, attempt);
create index renewal_charges_due on renewal_charges (next_at) where next_at is not null;
create index renewal_charges_given_back on renewal_charges (shop_id, created_at desc, id desc)
  where state in ('refunding', 'refunded', 'refund_failed');
create index renewal_charges_with_details on renewal_charges (updated_at)
  where state in ('succeeded', 'declined', 'abandoned', 'refunded', 'refund_failed')
    and (email is not null or card_brand is not null or card_last4 is not null);
-- Sums up a store's renewals per day.
create index renewal_charges_sold on renewal_charges (shop_id, created_at) include (amount)
  where state = 'succeeded';

create function count_renewal() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into record_count_changes (shop_id, kind, key, begins, change, amount)
  select shop_id, 'sales', 'renewals', date_trunc('hour', created_at, 'UTC'), change, change * amount
  from (values
    (old.shop_id, old.state, old.created_at, old.amount, -1),
    (new.shop_id, new.state, new.created_at, new.amount, 1)
  ) as moved (shop_id, state, created_at, amount, change)
  where state = 'succeeded';
  return null;
end $$;

create trigger renewals_added after insert on renewal_charges for each row
  when (new.state = 'succeeded') execute function count_renewal();
create trigger renewals_removed after delete on renewal_charges for each row
  when (old.state = 'succeeded') execute function count_renewal();
create trigger renewals_recounted after update of state, created_at, amount on renewal_charges for each row
  when ((old.state = 'succeeded' or new.state = 'succeeded')
    and (old.state, old.created_at, old.amount) <> (new.state, new.created_at, new.amount))
  execute function count_renewal();
