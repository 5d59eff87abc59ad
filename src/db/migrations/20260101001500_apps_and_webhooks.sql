-- Third-party apps, their installations in stores, their tokens, and their webhooks.

-- The hosts that webhooks call, to which all of their apps count (decision calls-are-limited-by-host).
create table webhook_hosts (
  host text primary key,
  -- the first 2xx; until then one call at a time, the one in flight lasting until busy_until at the latest
  answered_at timestamptz(3),
  busy_until timestamptz(3),
  -- until when its calls a second are spent (generic cell rate algorithm)
  spent_until timestamptz(3) not null default now(),
  last_served_at timestamptz(3) not null default now()
);

create table apps (
  id object_id primary key,
  -- null: it describes itself (decision clients-may-describe-themselves)
  owner_id object_id references users (id),
  name text not null,
  client_id text not null unique,
  -- an app that cannot keep a secret is public: its hash is empty, which no secret's is (decision
  -- apps-are-confidential-or-public)
  confidential boolean not null default true,
  client_secret_hash text not null,
  redirect_uris text[] not null default '{}',
  scopes text[] not null default '{}',
  -- '' disables webhooks
  webhook_url text not null default '',
  webhook_host text references webhook_hosts (host),
  -- the topics that its webhook is for; null: all
  topics text[],
  -- encrypted by the vault, like the previous secrets for 24 hours after a rotation
  signing_secret text,
  previous_signing_secret text,
  previous_valid_until timestamptz(3),
  -- for fairness between endpoints: the one served longest ago comes first
  last_served_at timestamptz(3) not null default now(),
  failing_since timestamptz(3),
  failures integer not null default 0,
  switched_off_at timestamptz(3),
  -- set by operators (decision a-stopped-app-keeps-what-it-has)
  suspended_at timestamptz(3),
  suspension_reason text,
  -- when the description of one without a developer was read
  described_at timestamptz(3),
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint apps_have_an_owner_or_a_description check ((owner_id is null) = (described_at is not null))
);
create index apps_of_owner on apps (owner_id, created_at desc);
create index apps_of_host on apps (webhook_host);

-- Registers the host of a webhook: by default the one that its URL has.
create function register_webhook_host() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.webhook_host := coalesce(new.webhook_host, nullif(split_part(new.webhook_url, '/', 3), ''));
  if new.webhook_host is not null then
    insert into webhook_hosts (host) values (new.webhook_host) on conflict do nothing;
  end if;
  return new;
end $$;
create trigger webhook_host_is_registered before insert or update of webhook_url, webhook_host on apps
  for each row execute function register_webhook_host();

create table installations (
  id object_id,
  shop_id object_id not null references shops (id),
  app_id object_id not null references apps (id),
  user_id object_id not null references users (id),
  scopes text[] not null,
  removed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id)
);
create unique index installations_of_shop on installations (shop_id, app_id) where removed_at is null;
create index installations_of_app on installations (app_id, created_at desc, id desc);
create index installations_of_user on installations (user_id);

-- The scopes that an app has at a store through a member of its staff alone, not through the owner (decision
-- what-staff-granted-ends-with-them).
create table staff_grants (
  shop_id object_id not null references shops (id),
  installation_id object_id not null,
  user_id object_id not null references users (id),
  scopes text[] not null,
  primary key (shop_id, installation_id, user_id),
  foreign key (shop_id, installation_id) references installations (shop_id, id)
);
create index staff_grants_of_user on staff_grants (user_id);

create table oauth_codes (
  id object_id primary key,
  shop_id object_id not null references shops (id),
  code_hash text not null unique,
  installation_id object_id not null,
  app_id object_id not null references apps (id),
  redirect_uri text not null,
  code_challenge text not null,
  scopes text[] not null,
  -- who consented: the tokens belong to them, no matter who consents later
  user_id object_id not null references users (id),
  used_at timestamptz(3),
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  foreign key (shop_id, installation_id) references installations (shop_id, id)
);
create index oauth_codes_expired on oauth_codes (expires_at);
create index oauth_codes_of_user on oauth_codes (user_id);

-- Tokens of an installation, or first-party ones of a store's staff. Only hashes are kept.
create table app_tokens (
  id object_id primary key,
  shop_id object_id not null references shops (id),
  installation_id object_id,
  -- the code that all of them were issued from: reusing a code or a refresh token revokes the whole family
  family object_id,
  user_id object_id not null references users (id),
  name text not null default '',
  kind text not null default 'access' check (kind in ('access', 'refresh')),
  token_hash text not null unique,
  scopes text[] not null,
  -- of a first-party token: when the person who made it signed in, for what needs a recent sign-in (decision
  -- dangerous-actions-need-a-recent-sign-in)
  signed_in_at timestamptz(3),
  used_at timestamptz(3),
  expires_at timestamptz(3) not null,
  -- of a refresh token: none that comes from it ends later
  renewable_until timestamptz(3),
  revoked_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  check (kind = 'access' or (family is not null and renewable_until is not null)),
  foreign key (shop_id, installation_id) references installations (shop_id, id)
);
create index app_tokens_of_installation on app_tokens (installation_id) where revoked_at is null;
create index app_tokens_of_family on app_tokens (family);
create index app_tokens_of_shop on app_tokens (shop_id, created_at desc) where installation_id is null;
create index app_tokens_of_user on app_tokens (user_id);

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
