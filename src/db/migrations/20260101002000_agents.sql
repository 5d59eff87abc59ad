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
  -- the largest total, in minor units, that it may pay by itself; null: buyers pay on a page of the store
  pay_up_to bigint check (pay_up_to >= 0),
  -- one that has placed none is forgotten when it no longer comes
  has_orders boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id),
  unique (shop_id, profile)
);
create index agents_of_shop on agents (shop_id, created_at desc, id desc);
create index agents_stopped on agents (shop_id) where stopped_at is not null;
create index agents_idle on agents (updated_at) where stopped_at is null and not has_orders;

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
create index agent_signing_keys_replaced on agent_signing_keys (replaced_at) where replaced_at is not null;
create index agent_signing_keys_of_shop on agent_signing_keys (shop_id, created_at desc);

-- A checkout that an agent fills in, or a cart of which it makes one. What it wants is kept, not what that costs: amounts are computed when it is read.
create table checkout_sessions (
  -- a random text, because whoever knows it is half way to the checkout
  id text,
  shop_id object_id not null references shops (id),
  agent_id object_id not null,
  -- a guest of its own, who goes with it
  user_id object_id not null references users (id) on delete cascade,
  state text not null default 'open' check (state in ('cart', 'open', 'placed', 'canceled')),
  -- the cart of which the checkout was made
  cart_id text,
  -- lines, buyer, destination and choices
  plan jsonb not null,
  -- the total that the agent was shown last, in minor units; null if it could not be placed
  shown_total bigint,
  order_id object_id,
  -- where its buyer pays the order, sealed by the vault
  sealed_link text,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id),
  foreign key (shop_id, agent_id) references agents (shop_id, id),
  foreign key (shop_id, order_id) references orders (shop_id, id),
  foreign key (cart_id, shop_id) references checkout_sessions (id, shop_id) on delete set null (cart_id),
  check ((state = 'placed') = (order_id is not null))
);
create index checkout_sessions_of_cart on checkout_sessions (cart_id, shop_id) where cart_id is not null;
create unique index checkout_sessions_of_order on checkout_sessions (order_id, shop_id) where order_id is not null;
create index checkout_sessions_of_agent on checkout_sessions (shop_id, agent_id, created_at desc);
create index checkout_sessions_ended on checkout_sessions (expires_at) where state <> 'placed';
create index checkout_sessions_of_user on checkout_sessions (user_id);

-- Orders of agents that have changed since their agents were told. There is one row for each, because what is told is the
-- order as it is. It does not reference the order, whose lock would hold up the events of all stores.
create table agent_order_events (
  -- that of the last event, by which an agent knows what it has been told already
  id object_id,
  shop_id object_id not null references shops (id),
  order_id object_id not null,
  occurred_at timestamptz(3) not null,
  attempt integer not null default 0,
  -- that of the process that tells it
  lease object_id,
  next_at timestamptz(3) not null,
  primary key (id, shop_id),
  unique (shop_id, order_id)
);
create index agent_order_events_due on agent_order_events (attempt, next_at);
