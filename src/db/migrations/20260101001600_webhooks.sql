-- Events, and their deliveries to apps.

-- The event feed is ordered by transaction id, and readers hold positions in it. A PostgreSQL into which this database
-- was restored counts transactions from a different number: new events would fall behind what readers have read, and be
-- missed. So a position is a transaction id plus a lead, which grows whenever another server begins to count.
create table event_clock (
  is_one boolean primary key default true check (is_one),
  -- The PostgreSQL that counts: its identity, and its history since the last recovery. Empty until a start has checked.
  counter text not null default '',
  ahead bigint not null default 0
);
insert into event_clock default values;

create function event_position() returns xid8 language sql volatile
  return (select (pg_current_xact_id()::text::numeric + ahead)::text::xid8 from event_clock);

-- Written in the transaction of the change, read once by the fan-out, kept for 30 days.
create table events (
  id object_id,
  shop_id object_id not null references shops (id),
  resource text not null,
  resource_id object_id,
  method text not null,
  path text not null,
  -- who made the change (decision events-name-their-actor)
  actor_kind text,
  actor_id text,
  occurred_at timestamptz(3) not null default now(),
  fanned_out_at timestamptz(3),
  -- the feed reads events in an order in which none can appear behind a reader: by the transaction that wrote them, and
  -- only those of transactions before the oldest open one
  transaction_id xid8 not null default event_position(),
  primary key (id, shop_id)
);
create index events_new on events (id) where fanned_out_at is null;
create index events_by_age on events (occurred_at);
-- Each resource is read separately, so that a rare one is found among many others.
create index events_feed on events (shop_id, resource, transaction_id, id);

-- A notification to an app. Its id and body never change, so every retry is the same. Each reference costs a look-up
-- and a row lock for every row written: a delivery refers to its installation, which refers to the store and the app,
-- and an attempt refers to its delivery (decision a-delivery-costs-few-statements).
create table deliveries (
  id object_id,
  shop_id object_id not null,
  app_id object_id not null,
  installation_id object_id not null,
  event_id object_id not null,
  topic text not null,
  resource text not null,
  body text not null,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'dead', 'dropped')),
  attempt integer not null default 0,
  lease text,
  next_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  delivered_at timestamptz(3),
  primary key (id, shop_id),
  foreign key (shop_id, installation_id) references installations (shop_id, id),
  foreign key (shop_id, event_id) references events (shop_id, id)
);
create unique index deliveries_once on deliveries (event_id, installation_id, shop_id);
-- First attempts and retries are claimed separately, so that neither delays the other.
create index deliveries_new on deliveries (app_id, next_at) where state = 'pending' and attempt = 0;
create index deliveries_tried on deliveries (app_id, next_at) where state = 'pending' and attempt > 0;
create index deliveries_of_app on deliveries (app_id, created_at desc, id desc);
-- Finds what is due across all apps: over an expression, so that no claim for one endpoint can read it (decision
-- pending-indexes-are-out-of-the-planners-reach).
create index deliveries_by_due_time on deliveries
  ((case when state = 'pending' then next_at end), id) where (case when state = 'pending' then next_at end) is not null;
-- Lists the deliveries to an app in one store, newest first.
create index deliveries_of_shop on deliveries (shop_id, app_id, created_at desc, id desc);
-- Finds the few failed deliveries among the many delivered ones.
create index deliveries_failed on deliveries (app_id, state, created_at desc, id desc)
  where state in ('dead', 'dropped');
-- Finds the deliveries of a topic or, through its three topics, of a resource.
create index deliveries_of_topic on deliveries (app_id, topic, created_at desc, id desc);

create table delivery_attempts (
  id object_id,
  shop_id object_id not null,
  delivery_id object_id not null,
  attempt integer not null,
  status integer,
  error text,
  duration_ms integer not null,
  response text,
  -- where a redirect leads
  location text,
  attempted_at timestamptz(3) not null default now(),
  primary key (id, shop_id),
  foreign key (shop_id, delivery_id) references deliveries (shop_id, id) on delete cascade
);
create index delivery_attempts_of_delivery on delivery_attempts (delivery_id, attempt);
create index delivery_attempts_by_age on delivery_attempts (attempted_at);
