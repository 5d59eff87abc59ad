-- What digital stores sell: files, and the access of shoppers to them.

-- Everything that was ever handed to the store of files. The row is written before the bytes go there, so that what a
-- crash leaves behind can be found again and removed; `storage_key` is made of ids alone.
create table stored_objects (
  storage_key text,
  shop_id object_id not null references shops (id),
  created_at timestamptz(3) not null default now(),
  -- when nobody needs it any more; null while it is in use
  unused_since timestamptz(3),
  primary key (storage_key, shop_id)
);
create index stored_objects_unused on stored_objects (unused_since) where unused_since is not null;

-- A row is there once all bytes are safely stored.
create table digital_files (
  id object_id,
  shop_id object_id not null references shops (id),
  product_id object_id not null,
  name text not null,
  content_type text not null,
  size bigint not null check (size >= 0),
  sha256 text not null,
  storage_key text not null,
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  primary key (id, shop_id),
  foreign key (shop_id, product_id) references products (shop_id, id),
  foreign key (shop_id, storage_key) references stored_objects (shop_id, storage_key)
);
-- An all-access pass lists the files of every product.
create index digital_files_of_shop on digital_files (shop_id, created_at desc, id desc) where deleted_at is null;
create index digital_files_of_product on digital_files (shop_id, product_id) where deleted_at is null;

-- What a shopper may download, one row for each product that they have access to.
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
  -- of lifetime access: when the pass that was bought too would end, should the lifetime access be taken back
  pass_ends_at timestamptz(3),
  auto_renew boolean not null default false,
  renewal_failures integer not null default 0,
  -- null: no saved card. The token is sealed by the vault, with the row's id.
  card_provider text,
  card_token_sealed text,
  card_brand text,
  card_last4 text,
  -- where e-mails about renewals go
  renewal_email text,
  -- the end of the pass whose renewal was announced: each is announced once
  renewal_noticed_for timestamptz(3),
  -- from when on the saved card may be charged for that end: what the e-mail said
  renewal_charged_from timestamptz(3),
  revoked_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((access_type = 'lifetime') = (ends_at is null)),
  primary key (id, shop_id),
  foreign key (shop_id, product_id) references products (shop_id, id)
);
-- Buying again prolongs the row that is there.
create unique index entitlements_one on entitlements (shop_id, user_id, product_id) where revoked_at is null;
create index entitlements_of_shop on entitlements (shop_id, created_at desc, id desc) where revoked_at is null;
create index entitlements_of_shopper on entitlements (shop_id, user_id, created_at desc, id desc)
  where revoked_at is null;
create index entitlements_of_product on entitlements (shop_id, product_id, created_at desc, id desc)
  where revoked_at is null;
-- What a guest has moves to the account at sign-in.
create index entitlements_of_user on entitlements (user_id) where revoked_at is null;
create index entitlements_to_renew on entitlements (ends_at)
  where auto_renew and access_type = 'pass' and revoked_at is null and card_token_sealed is not null;

-- What each order (or, without one, the merchant) has given: an order gives a product once, and can take it back.
create table access_grants (
  id object_id,
  shop_id object_id not null references shops (id),
  entitlement_id object_id not null,
  product_id object_id not null,
  order_id object_id,
  access_type text not null check (access_type in ('pass', 'lifetime')),
  -- of a pass
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

-- A try to charge a saved card for 30 more days of a pass. `reference` is what the provider knows it by, and its
-- idempotency key; amount and card are those of the first moment and never change.
create table renewal_charges (
  id object_id,
  shop_id object_id not null references shops (id),
  entitlement_id object_id not null,
  product_id object_id not null,
  -- the end of the pass that it is to prolong
  period_end timestamptz(3) not null,
  attempt integer not null check (attempt > 0),
  provider text not null,
  reference text not null,
  -- what the provider says that it knows it by
  provider_id text,
  amount bigint not null check (amount > 0),
  currency text not null,
  email text not null,
  card_brand text not null,
  card_last4 text not null,
  -- sealed with the row's id; null once it is not needed
  card_token_sealed text,
  -- intent: the provider may have charged, the same key again finds out; unknown: the key may be forgotten, so it is
  -- only looked up; abandoned: the provider does not tell; refunding, refunded, refund_failed: money
  -- for which the pass no longer waited, on its way back, back, or refused to go back
  state text not null default 'intent' check (state in
    ('intent', 'unknown', 'succeeded', 'declined', 'abandoned', 'refunding', 'refunded', 'refund_failed')),
  failure text,
  -- how often it was looked up since it is unknown
  look_ups integer not null default 0,
  -- when somebody may take it up again; null once it is settled
  next_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id),
  unique (reference, shop_id),
  foreign key (shop_id, entitlement_id) references entitlements (shop_id, id),
  foreign key (shop_id, product_id) references products (shop_id, id)
);
-- A period is charged once. What was abandoned may have been charged, so it keeps its place.
create unique index renewal_charges_once on renewal_charges (shop_id, entitlement_id, period_end)
  where state in ('intent', 'unknown', 'succeeded', 'abandoned');
create unique index renewal_charges_attempt on renewal_charges (shop_id, entitlement_id, period_end, attempt);
create index renewal_charges_due on renewal_charges (next_at) where next_at is not null;
