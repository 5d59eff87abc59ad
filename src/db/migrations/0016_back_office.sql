-- What the owner's back office keeps beside the catalogue: roles by name, who is paid out where, who the merchant
-- is, and what the store is told.

-- One role of a name, whatever its case.
create unique index roles_name on roles (shop_id, lower(name));
drop index roles_of_shop;
create index roles_of_shop on roles (shop_id, created_at desc, id desc);
create index roles_search on roles using gin (shop_id, lower(name) gin_trgm_ops);
-- Who holds a role, when it changes or goes.
create index staff_of_role on staff (shop_id, role_id);

-- Where the store's money is sent to.
create table payouts (
  id object_id primary key,
  shop_id object_id not null references shops (id),
  -- who added it
  user_id object_id not null references users (id),
  -- an option of src/services/payout-options.ts
  payout text not null,
  -- the account, sealed by the vault
  data text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index payouts_of_shop on payouts (shop_id, created_at desc, id desc);

-- Who the merchant is. Reading a check never needs its number, so what may be shown of it stands beside it.
create table kyc (
  id object_id primary key,
  shop_id object_id not null references shops (id),
  -- who handed it in
  user_id object_id not null references users (id),
  type text not null,
  -- sealed by the vault
  number text not null,
  masked_number text not null,
  full_name text not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index kyc_type on kyc (shop_id, type) where status <> 'rejected';
create index kyc_of_shop on kyc (shop_id, created_at desc, id desc);

-- What a store is told of itself; everybody who works for it shares what was read.
create table notifications (
  id object_id primary key,
  shop_id object_id not null references shops (id),
  type text not null,
  title text not null,
  body text not null,
  -- what it is about
  resource text,
  resource_id object_id,
  -- null: not read
  read_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index notifications_of_shop on notifications (shop_id, created_at desc, id desc);
create index notifications_unread on notifications (shop_id) where read_at is null;
create index notifications_read on notifications (read_at) where read_at is not null;
