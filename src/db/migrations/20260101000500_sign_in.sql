-- How people sign in: sessions, one-time codes, second factors and devices.

-- A session is valid at one store or on the console (decision a-session-belongs-to-one-store-or-the-console).
create table sessions (
  id object_id primary key,
  user_id object_id not null references users (id),
  surface text not null default 'store' check (surface in ('store', 'console')),
  -- null: of the console, or valid at the first store that it is used with
  shop_id object_id references shops (id),
  -- the name that a device gave itself; null for a browser
  device text,
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  constraint sessions_of_console check (surface = 'store' or shop_id is null)
);
create index sessions_of_user on sessions (user_id);
create index sessions_expired on sessions (expires_at);

-- Codes are stored as an HMAC. Only the newest code of an account can be used.
create table one_time_codes (
  id object_id primary key,
  user_id object_id not null references users (id),
  surface text not null default 'store' check (surface in ('store', 'console')),
  -- null: of the console, or valid at any store
  shop_id object_id references shops (id),
  code_hash text not null,
  -- typed by whoever asked for the code; it becomes the account's once this code is verified
  name text not null default '',
  ip text not null,
  -- the widest network around it that one owner may have
  site text not null,
  -- whether the person had signed in from the requesting network before
  known boolean not null default false,
  used_at timestamptz(3),
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  constraint one_time_codes_of_console check (surface = 'store' or shop_id is null)
);
create index one_time_codes_of_user on one_time_codes (user_id, created_at desc);
create index one_time_codes_of_site on one_time_codes (site, created_at);

-- The networks from which a person has signed in: a stranger can use up neither their tries nor their codes (decision
-- nobody-can-lock-anybody-out).
create table sign_in_networks (
  user_id object_id not null references users (id),
  ip text not null,
  last_at timestamptz(3) not null,
  primary key (user_id, ip)
);
create index sign_in_networks_last on sign_in_networks (last_at);

-- Codes that were tried and wrong, kept for a day.
create table sign_in_tries (
  id object_id primary key,
  user_id object_id not null references users (id),
  ip text not null,
  -- as in one_time_codes
  site text not null,
  known boolean not null,
  created_at timestamptz(3) not null
);
create index sign_in_tries_of_user on sign_in_tries (user_id, created_at desc);
create index sign_in_tries_of_site on sign_in_tries (site, created_at desc);
create index sign_in_tries_created on sign_in_tries (created_at);

-- A second factor for signing in to the console. It is active once confirmed (decision second-factors-follow-the-code).
create table second_factors (
  id object_id primary key,
  user_id object_id not null unique references users (id),
  secret text not null,
  -- The time step of the last code used: codes of this step and earlier are no longer valid.
  last_step integer not null default 0,
  -- Hashes of the unused recovery codes.
  recovery_codes text[] not null default '{}',
  confirmed_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);

-- The devices that a store's staff have signed in from: a keyed hash of the browser and its network, nothing else.
create table known_devices (
  user_id object_id not null references users (id),
  device_hash text not null,
  seen_at timestamptz(3) not null,
  primary key (user_id, device_hash)
);
create index known_devices_by_age on known_devices (seen_at);

-- A device that asks to be signed in shows a code, which a person confirms in a browser (RFC 8628).
create table device_requests (
  id object_id primary key,
  device_code_hash text not null unique,
  user_code_hash text not null unique,
  name text not null,
  ip text not null,
  interval_seconds integer not null,
  asked_at timestamptz(3),
  user_id object_id references users (id),
  allowed boolean,
  decided_at timestamptz(3),
  signed_in_at timestamptz(3),
  used_at timestamptz(3),
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  constraint device_requests_decided check ((decided_at is null) = (user_id is null)
    and (decided_at is null) = (allowed is null) and (decided_at is null) = (signed_in_at is null))
);
create index device_requests_expired on device_requests (expires_at);
create index device_requests_of_user on device_requests (user_id);
