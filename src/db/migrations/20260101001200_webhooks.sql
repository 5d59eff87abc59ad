-- Events, and their deliveries to apps.

-- Written in the transaction of the change, read once by the fan-out, kept 30 days.
create table events (
  id object_id,
  shop_id object_id not null references shops (id),
  resource text not null,
  resource_id object_id,
  method text not null,
  path text not null,
  occurred_at timestamptz(3) not null default now(),
  fanned_out_at timestamptz(3),
  -- the feed reads events in an order in which none can appear behind a reader: by the transaction that wrote
  -- them, and only those of transactions before the oldest open one
  transaction_id xid8 not null default pg_current_xact_id(),
  primary key (id, shop_id)
);
create index events_new on events (id) where fanned_out_at is null;
create index events_by_age on events (occurred_at);
-- Each resource is read separately, so that a rare one is found among many others.
create index events_feed on events (shop_id, resource, transaction_id, id);

-- A notification to an app. Its id and body never change, so every retry is the same.
create table deliveries (
  id object_id,
  shop_id object_id not null references shops (id),
  app_id object_id not null references apps (id),
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
create index deliveries_of_installation on deliveries (installation_id) where state = 'pending';
-- Lists the deliveries to an app in one store, newest first.
create index deliveries_of_shop on deliveries (shop_id, app_id, created_at desc, id desc);
-- Finds the few failed deliveries among the many delivered ones.
create index deliveries_failed on deliveries (app_id, state, created_at desc, id desc)
  where state in ('dead', 'dropped');
-- Finds the deliveries of a topic or, by its three topics, of a resource.
create index deliveries_of_topic on deliveries (app_id, topic, created_at desc, id desc);

create table delivery_attempts (
  id object_id,
  shop_id object_id not null references shops (id),
  delivery_id object_id not null,
  attempt integer not null,
  status integer,
  error text,
  duration_ms integer not null,
  response text,
  attempted_at timestamptz(3) not null default now(),
  primary key (id, shop_id),
  foreign key (shop_id, delivery_id) references deliveries (shop_id, id) on delete cascade
);
create index delivery_attempts_of_delivery on delivery_attempts (delivery_id, attempt);
create index delivery_attempts_by_age on delivery_attempts (attempted_at);
