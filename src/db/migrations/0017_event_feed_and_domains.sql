-- The feed of events reads them in an order in which nothing can appear behind a reader: by the transaction that
-- wrote them, and only those of transactions before which none is still open.
alter table events add column transaction_id xid8 not null default pg_current_xact_id();
-- Each resource is read by itself, so that one that is rare is found among many others.
create index events_feed on events (shop_id, resource, transaction_id, id);
-- Nothing reads a store's events without a resource.
drop index events_of_shop;

-- What was sent to an app on one store, newest first.
create index deliveries_of_shop on deliveries (shop_id, app_id, created_at desc, id desc);
-- The few that came to nothing, among the many that arrived.
create index deliveries_failed on deliveries (app_id, state, created_at desc, id desc)
  where state in ('dead', 'dropped');

-- The domains of a store: its own address by its slug, subdomains of the platform's base domains, and own domains,
-- which are pending until a record in the DNS proves them.
alter table shop_domains
  drop constraint shop_domains_pkey,
  add column id object_id primary key default left(md5(gen_random_uuid()::text), 24),
  add column kind text not null default 'address' check (kind in ('address', 'subdomain', 'own')),
  add column state text not null default 'active' check (state in ('pending', 'active', 'failed')),
  -- what the record holds; it stands in the DNS for everybody to read
  add column token text check (kind <> 'own' or token is not null),
  add column pending_since timestamptz(3),
  -- since when the record of an active domain has not been there
  add column missing_since timestamptz(3),
  add column checked_at timestamptz(3),
  -- null: nothing is to be looked up
  add column next_check_at timestamptz(3),
  add column verified_at timestamptz(3),
  add column updated_at timestamptz(3) not null default now();
-- Many stores may ask for a domain, and one has it.
create unique index shop_domains_active on shop_domains (domain) where state = 'active';
create unique index shop_domains_once on shop_domains (shop_id, domain);
create index shop_domains_due on shop_domains (next_check_at) where next_check_at is not null;
drop index shop_domains_of_shop;
create index shop_domains_of_shop on shop_domains (shop_id, created_at desc, id desc);
