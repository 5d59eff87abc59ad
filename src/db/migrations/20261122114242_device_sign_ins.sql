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

-- The name that a device gave itself; null for a browser.
alter table sessions add column device text;
