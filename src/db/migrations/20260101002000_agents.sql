-- Agents that buy for shoppers by the Universal Commerce Protocol: who they are, the checkouts that they fill in, and the
-- keys with which stores sign what they send them.

-- A row is made with an agent's first checkout: an agent that only searches leaves none.
create table agents (
  id object_id,
  shop_id object_id not null references shops (id),
  -- where its profile is
  profile text not null,
  -- since when the merchant does not sell to it
  stopped_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id),
  unique (shop_id, profile)
);

create table agent_signing_keys (
  -- the `kid` of the public half
  id object_id,
  shop_id object_id not null references shops (id),
  -- as a JWK
  public_key jsonb not null,
  -- in PEM, sealed by the vault
  sealed_key text not null,
  -- the newest signs; one that is replaced is published for a time, until its signatures have been verified
  created_at timestamptz(3) not null default now(),
  replaced_at timestamptz(3),
  primary key (id, shop_id)
);
create unique index agent_signing_keys_current on agent_signing_keys (shop_id) where replaced_at is null;
create index agent_signing_keys_of_shop on agent_signing_keys (shop_id, created_at desc);
