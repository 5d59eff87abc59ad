-- The networks from which a person has signed in: a stranger can use up neither their tries nor their codes
-- (decision 282).
create table sign_in_networks (
  user_id object_id not null references users (id),
  ip text not null,
  last_at timestamptz(3) not null,
  primary key (user_id, ip)
);
create index sign_in_networks_last on sign_in_networks (last_at);
-- Codes that were tried and compared, but those that were right: for a day.
create table sign_in_tries (
  id object_id primary key,
  user_id object_id not null references users (id),
  ip text not null,
  known boolean not null,
  created_at timestamptz(3) not null
);
create index sign_in_tries_of_user on sign_in_tries (user_id, created_at desc);
create index sign_in_tries_of_ip on sign_in_tries (ip, created_at desc);
create index sign_in_tries_created on sign_in_tries (created_at);
-- Whether the person had signed in from the network that asked. `tries` is no longer counted here; the column goes
-- with a later release, because the last one writes it.
alter table one_time_codes add column known boolean not null default false;
