-- Who made a change, and from where. Events of the release before say nothing about it.
alter table events
  add column actor_kind text,
  add column actor_id text,
  add column address text;

-- What the merchant reads about who did what. The names of actions and of kinds of actors are in src/base/activity.ts.
create table activity (
  id object_id not null,
  shop_id object_id not null references shops (id),
  action text not null,
  actor_kind text not null,
  actor_id text,
  address text,
  resource_id object_id,
  name text,
  reason text,
  created_at timestamptz(3) not null default now(),
  primary key (id, shop_id)
);
create index activity_of_shop on activity (shop_id, created_at desc, id desc);
create index activity_by_action on activity (shop_id, action, created_at desc, id desc);
create index activity_by_actor on activity (shop_id, actor_kind, created_at desc, id desc);
create index activity_of_actor on activity (actor_id) where address is not null;
create index activity_of_operators on activity (created_at desc, id desc) where actor_kind = 'operator';

-- What operators did that concerns no single store.
create table platform_activity (
  id object_id primary key,
  action text not null,
  actor_kind text not null,
  actor_id text,
  address text,
  resource_id object_id,
  name text,
  reason text,
  created_at timestamptz(3) not null default now()
);
create index platform_activity_newest on platform_activity (created_at desc, id desc);

-- Where the staff of stores signed in from before: a keyed hash of the browser and its network, nothing else.
create table known_devices (
  user_id object_id not null references users (id),
  device_hash text not null,
  seen_at timestamptz(3) not null,
  primary key (user_id, device_hash)
);
create index known_devices_by_age on known_devices (seen_at);

alter table shops
  add column suspended_at timestamptz(3),
  add column suspension_reason text,
  add check ((suspended_at is null) = (suspension_reason is null));
create index shops_suspended on shops (id) where suspended_at is not null;

-- Who may open a store while OPEN_STORES is `invited`.
create table invited_merchants (
  email text primary key check (email = lower(email)),
  created_at timestamptz(3) not null default now()
);

-- Why the operator decided an identity check as it did.
alter table kyc add column reason text;

-- Money that the platform sent to a store's payout method. The method can be deleted later, so nothing refers to it.
create table payout_transfers (
  id object_id not null,
  shop_id object_id not null references shops (id),
  payout_method object_id not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  reference text not null,
  state text not null check (state in ('paid', 'failed')),
  reason text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id)
);
create unique index payout_transfers_reference on payout_transfers (shop_id, reference);

-- Sums of sales are read from the index alone, however many orders there are.
create index orders_paid on orders (paid_at) include (shop_id, currency, total, refunded) where paid_at is not null;
