-- Stores, their domains, roles, staff, invitations and customers.

create table shops (
  id object_id primary key,
  owner_id object_id not null references users (id),
  name text not null,
  slug text not null unique,
  type text not null check (type in ('digital', 'ecommerce', 'restaurant', 'business')),
  currency text not null,
  -- the number of minor units in a major one: fixed when the store is created, because all its amounts are in minor
  -- units
  scale integer not null check (scale in (1, 10, 100, 1000, 10000)),
  country text not null,
  -- IANA; in which its days begin and end
  time_zone text not null default 'UTC',
  -- from which the public ids of its authors follow
  author_key uuid not null default gen_random_uuid(),
  logo text,
  theme jsonb not null default '{}',
  contact jsonb not null default '{}',
  socials jsonb not null default '{}',
  policies jsonb not null default '{}',
  -- in the contract's shape, but with amounts in minor units
  shipping jsonb not null default '{"zones": []}',
  -- how many days an order by bank transfer is held, and how much of a stock guests may hold unpaid
  checkout jsonb not null default '{"holdDays": {"transfer": 3}, "guestStock": {"percent": 50, "pieces": 5}}',
  -- a product may have a threshold of its own
  low_stock_at integer not null default 5 check (low_stock_at >= 0),
  -- where shoppers collect their orders: address and opening hours; null: nowhere
  collection jsonb,
  -- when orders can be due, by way of fulfilment, in the contract's shape; null: orders have no time
  hours jsonb,
  -- until when its merchant takes no orders for a time; null: it is open
  closed_until timestamptz(3),
  -- the stations of its kitchen, in the contract's shape; null: its orders get no tickets
  kitchen jsonb,
  -- which e-mails about orders go out, with which words and look; null: all of them, as the service writes them
  email_templates jsonb,
  -- who sells, and when invoices are issued; null: it has never issued any
  invoices jsonb,
  -- how it computes taxes, in the contract's shape; null: it computes none
  taxes jsonb,
  -- whether it has automatic discounts: most stores have none, and their carts need not look
  has_rules boolean not null default false,
  -- whether a category of it has ever been below another, or a product in several: only then lists look for that
  has_category_tree boolean not null default false,
  -- the keys of its own fields of products that shoppers do not see (decision own-fields-are-values-in-the-record)
  private_fields text[] not null default '{}',
  -- whether a provider computes its taxes: only then its orders look for that
  asks_tax_provider boolean not null default false,
  -- whether its pages show the lowest price of the 30 days before a reduction
  show_prior_price boolean not null default false,
  -- whether everybody can read feeds of what it sells, and more about them, in the contract's shape
  feeds jsonb not null default '{"enabled": false}',
  -- whether it answers agents that buy for shoppers
  sells_to_agents boolean not null default false,
  -- whether everybody who works in it must have a second factor (decision stores-can-require-second-factors)
  require_second_factor boolean not null default false,
  suspended_at timestamptz(3),
  suspension_reason text,
  closed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((suspended_at is null) = (suspension_reason is null))
);
create index shops_of_owner on shops (owner_id);
create index shops_suspended on shops (id) where suspended_at is not null;
create trigger shops_changed_version after update on shops for each row execute function change_own_version();

-- A store's domains, by which a browser's Origin or Referer is looked up: its default address, subdomains of the
-- platform's base domains, and custom domains, which are pending until a DNS record proves them.
create table shop_domains (
  id object_id primary key,
  shop_id object_id not null references shops (id),
  domain text not null,
  kind text not null default 'address' check (kind in ('address', 'subdomain', 'own')),
  state text not null default 'active' check (state in ('pending', 'active', 'failed')),
  -- the value of the DNS record, which is public
  token text check (kind <> 'own' or token is not null),
  pending_since timestamptz(3),
  -- since when the record of an active domain has been missing
  missing_since timestamptz(3),
  checked_at timestamptz(3),
  -- null: no look-up is due
  next_check_at timestamptz(3),
  verified_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
-- Many stores may claim a domain; it is active for only one.
create unique index shop_domains_active on shop_domains (domain) where state = 'active';
create unique index shop_domains_once on shop_domains (shop_id, domain);
create index shop_domains_due on shop_domains (next_check_at) where next_check_at is not null;
create index shop_domains_of_shop on shop_domains (shop_id, created_at desc, id desc);

-- Domains that stores gave up. Nobody else can have them for a while, and links to them lead to the store
-- (decision former-domains-are-kept-for-their-holder).
create table former_domains (
  domain text primary key,
  shop_id object_id not null references shops (id),
  given_up_at timestamptz(3) not null
);
create index former_domains_of_shop on former_domains (shop_id);
create index former_domains_oldest on former_domains (given_up_at);

create table roles (
  id object_id,
  shop_id object_id not null references shops (id),
  name text not null,
  pages jsonb not null default '[]',
  permissions text[] not null default '{}',
  active boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id)
);
-- Role names are unique in a store, ignoring case.
create unique index roles_name on roles (shop_id, lower(name));
create index roles_of_shop on roles (shop_id, created_at desc, id desc);

create table staff (
  shop_id object_id not null references shops (id),
  user_id object_id not null references users (id),
  role_id object_id not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (shop_id, user_id),
  foreign key (shop_id, role_id) references roles (shop_id, id)
);
create index staff_of_user on staff (user_id);
-- Finds a role's holders when it changes or is deleted.
create index staff_of_role on staff (shop_id, role_id);

-- To work for a store, or to own it (no role). Only the token's hash is kept.
create table invitations (
  id object_id not null,
  shop_id object_id not null references shops (id),
  email text not null check (email = lower(email)),
  role_id object_id,
  token_hash text not null,
  invited_by object_id not null references users (id),
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  primary key (id, shop_id),
  unique (token_hash, shop_id),
  foreign key (shop_id, role_id) references roles (shop_id, id)
);
create unique index invitations_of_staff on invitations (shop_id, email) where role_id is not null;
create unique index invitations_to_own on invitations (shop_id) where role_id is null;
create index invitations_of_shop on invitations (shop_id, created_at desc, id desc);
create index invitations_of_role on invitations (shop_id, role_id);
create index invitations_of_user on invitations (invited_by);
create index invitations_to_address on invitations (email);
create index invitations_expired on invitations (expires_at);

-- People who may open a store while OPEN_STORES is `invited`.
create table invited_merchants (
  email text primary key check (email = lower(email)),
  created_at timestamptz(3) not null default now()
);

-- The text of a customer that searches read.
create function customer_text(name text, email text, phone text) returns text language sql immutable parallel safe
  return ' ' || searchable_name(name || ' ' || email || ' ' || coalesce(phone, ''))
    || coalesce(E'\n' || phone_digits(phone), '');

create table customers (
  id object_id,
  shop_id object_id not null references shops (id),
  user_id object_id references users (id),
  name text not null default '',
  email text not null,
  phone text,
  searched text not null generated always as (customer_text(name, email, phone)) stored,
  active boolean not null default true,
  -- the merchant's own; a shopper never sees them
  tags text[] not null default '{}',
  -- the values of the store's own fields, by key
  custom jsonb,
  last_active_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (email = lower(email)),
  primary key (id, shop_id)
);
create unique index customers_email on customers (shop_id, email);
create unique index customers_user on customers (shop_id, user_id) where user_id is not null;
create index customers_of_shop on customers (shop_id, created_at desc, id desc);
create index customers_by_change on customers (shop_id, updated_at, id);
create index customers_of_user on customers (user_id) where user_id is not null;
-- Finds customers, and orders by their buyers.
create index customers_search on customers using gin (shop_id, searched gin_trgm_ops);
create index customers_tags on customers using gin (shop_id, tags) where tags <> '{}';
create index customers_custom on customers using gin (shop_id, custom) where custom is not null;
-- A text that most customers have is looked for in all those of the store, and of no other.
create index customers_searched_through on customers (shop_id);
create trigger customers_added after insert on customers referencing new table as added for each statement
  execute function count_records('customers');
create trigger customers_removed after delete on customers referencing old table as removed for each statement
  execute function count_records('customers');

-- Where a store collects taxes (decision taxes-need-a-registration).
create table tax_registrations (
  id object_id,
  shop_id object_id not null references shops (id),
  country text not null,
  -- an ISO 3166-2 code without the country; null: the whole country
  state text,
  -- the store's own tax number there
  number text,
  scheme text not null check (scheme in ('standard', 'oss', 'ioss', 'none')),
  starts_at timestamptz(3) not null default now(),
  ends_at timestamptz(3) not null default '9999-12-31 23:59:59.999+00',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id)
);
create index tax_registrations_of_shop on tax_registrations (shop_id, created_at desc, id desc);

create table tax_rates (
  id object_id,
  shop_id object_id not null references shops (id),
  name text not null,
  country text not null,
  state text,
  -- a pattern as shipping zones have them; null: every one
  postal_code text,
  class text not null,
  -- in millionths
  rate integer not null check (rate between 0 and 1000000),
  starts_at timestamptz(3) not null default now(),
  ends_at timestamptz(3) not null default '9999-12-31 23:59:59.999+00',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id)
);
create index tax_rates_of_shop on tax_rates (shop_id, created_at desc, id desc);
create index tax_rates_of_place on tax_rates (shop_id, country);

-- The provider that computes a store's taxes instead of its tables (decision answers-are-fetched-between-transactions).
create table tax_providers (
  id object_id,
  shop_id object_id not null unique references shops (id),
  name text not null,
  -- the key of the store's account, sealed by the vault, and its last characters
  sealed_key text not null,
  key_end text not null,
  when_silent text not null check (when_silent in ('refuse', 'tables')),
  -- the provider's codes, by classes of goods
  codes jsonb not null,
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id)
);

create table tax_answers (
  shop_id object_id not null references shops (id),
  -- a hash of what was asked
  question text not null,
  -- the rates of each line and of shipping; null: there was no answer
  answer jsonb,
  created_at timestamptz(3) not null,
  primary key (shop_id, question)
);
create index tax_answers_by_age on tax_answers (created_at);
