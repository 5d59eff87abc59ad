-- A second factor for signing in to the console. It is on once it is confirmed (decision 283).
create table second_factors (
  id object_id primary key,
  user_id object_id not null unique references users (id),
  secret text not null,
  -- The time step of the last code that was used: none of it or before it is good any more.
  last_step integer not null default 0,
  -- Hashes of the recovery codes that were not used yet.
  recovery_codes text[] not null default '{}',
  confirmed_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
