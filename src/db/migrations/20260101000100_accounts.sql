-- People, their sessions, one-time codes and addresses.

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
-- A guest has no e-mail address; deleting an account frees its address.
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

-- Codes are stored as an HMAC. Only the newest code of an account can be used.
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

-- The delivery addresses of shoppers, guests included. An address belongs to the shopper and is the same in
-- every store.
create table shipping_addresses (
  id object_id primary key,
  user_id object_id not null references users (id),
  name text not null,
  phone text not null,
  line1 text not null,
  line2 text,
  city text not null,
  state text not null,
  country text not null,
  postal_code text,
  lat double precision,
  lng double precision,
  is_default boolean not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check ((lat is null) = (lng is null))
);
create unique index shipping_addresses_default on shipping_addresses (user_id) where is_default;
create index shipping_addresses_of_user on shipping_addresses (user_id, created_at desc, id desc);
