-- Changes of many prices, with how far each one is: a step changes some products and moves the place on in one
-- transaction, so that no price is changed twice or left out, whoever dies between two steps.
create table price_changes (
  id object_id,
  shop_id object_id not null references shops (id),
  -- one of the two; an amount is in minor units
  percent numeric,
  amount bigint,
  -- null: all products; the category may be deleted meanwhile
  category_id object_id,
  -- an app's Idempotency-Key, so that a repeated call finds its change
  idempotency_key text,
  total integer not null,
  updated integer not null default 0,
  -- the last product that has had its turn, in the order of creation
  last_created_at timestamptz(3),
  last_product_id object_id,
  created_at timestamptz(3) not null,
  finished_at timestamptz(3),
  primary key (id, shop_id),
  check ((percent is null) <> (amount is null))
);
create unique index price_changes_key on price_changes (shop_id, idempotency_key);
create index price_changes_running on price_changes (shop_id, created_at, id) where finished_at is null;
