-- The HTML of an e-mail, sealed like its text; null where it has none.
alter table mails add column html text;

-- Changes of orders that their shoppers have yet to be told of. A row lives until its e-mail and its push messages
-- are written, in one transaction; `facts` are what was true when the order changed.
create table order_announcements (
  id object_id primary key,
  shop_id object_id not null references shops (id),
  order_id object_id not null references orders (id),
  change text not null
    check (change in ('placed', 'processing', 'paid', 'shipped', 'cancelled', 'refunded', 'excess_refunded')),
  facts jsonb not null,
  next_at timestamptz(3) not null,
  created_at timestamptz(3) not null
);
create index order_announcements_due on order_announcements (next_at, id);

-- The browsers that a shopper wants to be told in. Whoever knows endpoint and keys could write to them, so they are
-- sealed, and the endpoint is found by its hash. A browser's endpoint is one shopper's at a time in a store.
create table push_subscriptions (
  id object_id primary key,
  shop_id object_id not null references shops (id),
  user_id object_id not null references users (id),
  -- of the session that it goes with when it is ended; the row of a session that expired is gone
  session_id object_id not null,
  endpoint_hash text not null,
  endpoint text not null,
  keys text not null,
  -- the host of the endpoint, which tells whose push service it is
  service text not null,
  expires_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create unique index push_subscriptions_endpoint on push_subscriptions (shop_id, endpoint_hash);
create index push_subscriptions_of_shopper on push_subscriptions (shop_id, user_id, created_at desc, id desc);
create index push_subscriptions_of_user on push_subscriptions (user_id);
create index push_subscriptions_of_session on push_subscriptions (session_id);
create index push_subscriptions_expired on push_subscriptions (expires_at) where expires_at is not null;

-- Messages on their way to browsers; a row is gone once it was taken, or given up.
create table push_messages (
  id object_id primary key,
  shop_id object_id not null references shops (id),
  subscription_id object_id not null references push_subscriptions (id) on delete cascade,
  order_id object_id not null references orders (id),
  payload text not null,
  attempt integer not null default 0,
  lease text,
  next_at timestamptz(3) not null,
  created_at timestamptz(3) not null
);
create index push_messages_due on push_messages (next_at, id);
-- A newer message about an order takes the place of one that still waits.
create unique index push_messages_of_order on push_messages (subscription_id, order_id);
