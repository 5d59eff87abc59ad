-- People, their sessions and one-time codes; stores, their domains, roles and staff.
-- Ids are 24 hex digits made by the application; collation C makes their indexes small and fast.
create domain object_id as text collate "C";
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create table users (
  id object_id primary key,
  email text,
  name text not null default '',
  phone text,
  avatar text,
  role text not null default 'user',
  auth_method text not null default 'otp',
  balance bigint not null default 0,
  deleted_at timestamptz(3),
  disabled_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (email = lower(email))
);
-- A guest has no e-mail; a deleted account gives its address free.
create unique index users_email on users (email) where deleted_at is null;

create table sessions (
  id object_id primary key,
  user_id object_id not null references users (id),
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index sessions_of_user on sessions (user_id) where revoked_at is null;
create index sessions_expired on sessions (expires_at);

-- Codes are stored as an HMAC. Only the newest of an account can be used.
create table one_time_codes (
  id object_id primary key,
  user_id object_id not null references users (id),
  code_hash text not null,
  ip text not null,
  tries integer not null default 0,
  used_at timestamptz(3),
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);
create index one_time_codes_of_user on one_time_codes (user_id, created_at desc);
create index one_time_codes_of_ip on one_time_codes (ip, created_at);

create table shops (
  id object_id primary key,
  owner_id object_id not null references users (id),
  name text not null,
  slug text not null unique,
  type text not null check (type in ('digital', 'ecommerce', 'restaurant', 'business')),
  currency text not null,
  country text not null,
  logo text,
  theme jsonb not null default '{}',
  contact jsonb not null default '{}',
  socials jsonb not null default '{}',
  policies jsonb not null default '{}',
  last_order_number integer not null default 1000,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index shops_of_owner on shops (owner_id);

-- Which store a browser's Origin or Referer belongs to.
create table shop_domains (
  domain text primary key,
  shop_id object_id not null references shops (id),
  created_at timestamptz(3) not null default now()
);
create index shop_domains_of_shop on shop_domains (shop_id);

create table roles (
  id object_id primary key,
  shop_id object_id not null references shops (id),
  name text not null,
  pages jsonb not null default '[]',
  permissions text[] not null default '{}',
  active boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index roles_of_shop on roles (shop_id, created_at desc);

create table staff (
  shop_id object_id not null references shops (id),
  user_id object_id not null references users (id),
  role_id object_id not null references roles (id),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (shop_id, user_id)
);
create index staff_of_user on staff (user_id);

create table customers (
  id object_id primary key,
  shop_id object_id not null references shops (id),
  user_id object_id references users (id),
  name text not null default '',
  email text not null,
  phone text,
  active boolean not null default true,
  last_active_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (email = lower(email))
);
create unique index customers_email on customers (shop_id, email);
create unique index customers_user on customers (shop_id, user_id) where user_id is not null;
create index customers_of_shop on customers (shop_id, created_at desc, id desc);
create index customers_of_user on customers (user_id) where user_id is not null;
create index customers_search on customers
  using gin ((name || ' ' || email || ' ' || coalesce(phone, '')) gin_trgm_ops);
