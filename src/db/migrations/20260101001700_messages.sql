-- The queues of e-mails and push messages, and counts of sent e-mails.

create table mails (
  id object_id primary key,
  -- codes have their own lane
  lane text not null default 'mails' check (lane in ('codes', 'mails')),
  recipient text not null,
  subject text not null,
  body text not null,
  -- sealed like the body: List-Unsubscribe contains a code
  headers text,
  -- sealed too
  html text not null,
  -- the invoice or credit note that is attached, as {shopId, invoiceId}: it is rendered when the e-mail is sent
  attached jsonb,
  -- an event for the recipient's calendar (iCalendar), sealed like the body
  calendar text,
  attempt integer not null default 0,
  -- retries must not delay new e-mails
  tried boolean not null generated always as (attempt > 0) stored,
  lease text,
  next_at timestamptz(3) not null default now(),
  -- mailbox: no SMTP server is configured, so the e-mail stays here to be read
  state text not null default 'pending' check (state in ('pending', 'sent', 'mailbox', 'dead')),
  created_at timestamptz(3) not null default now()
);
create index mails_due on mails (lane, tried, next_at) where state = 'pending';
-- The number of e-mails given up is queried every few seconds.
create index mails_dead on mails (created_at) where state = 'dead';
create index mails_to on mails (recipient, created_at desc, id desc);

-- How many e-mails a recipient, a network address and a store have accounted for since a time. A key is a hash: no
-- address is stored.
create table mail_counts (
  key text primary key,
  since timestamptz(3) not null,
  count integer not null
);
create index mail_counts_old on mail_counts (since);

-- The browsers in which a shopper receives push messages. With the endpoint and the keys anybody could send to them, so
-- they are sealed, and the endpoint is found by its hash. A browser's endpoint belongs to one shopper at a time in a
-- store.
create table push_subscriptions (
  id object_id,
  shop_id object_id not null references shops (id),
  user_id object_id not null references users (id),
  -- the session with which it is deleted; the row of an expired session may be gone
  session_id object_id not null,
  endpoint_hash text not null,
  endpoint text not null,
  keys text not null,
  -- the endpoint's host, which identifies the push service
  service text not null,
  expires_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (id, shop_id)
);
create unique index push_subscriptions_endpoint on push_subscriptions (shop_id, endpoint_hash);
create index push_subscriptions_of_shopper on push_subscriptions (shop_id, user_id, created_at desc, id desc);
create index push_subscriptions_of_user on push_subscriptions (user_id);
create index push_subscriptions_of_session on push_subscriptions (session_id);
create index push_subscriptions_expired on push_subscriptions (expires_at) where expires_at is not null;

-- Messages awaiting delivery; a row is deleted once the message is accepted or given up.
create table push_messages (
  id object_id,
  shop_id object_id not null references shops (id),
  subscription_id object_id not null,
  -- the order or the booking that it is about
  order_id object_id,
  booking_id object_id,
  payload text not null,
  attempt integer not null default 0,
  lease text,
  next_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  primary key (id, shop_id),
  foreign key (shop_id, subscription_id) references push_subscriptions (shop_id, id) on delete cascade,
  foreign key (shop_id, order_id) references orders (shop_id, id),
  foreign key (shop_id, booking_id) references bookings (shop_id, id),
  check (num_nonnulls(order_id, booking_id) = 1)
);
-- A newer message about an order or a booking replaces one that is still waiting.
create unique index push_messages_of_order on push_messages (subscription_id, order_id, shop_id);
create unique index push_messages_of_booking on push_messages (subscription_id, booking_id, shop_id);
create index push_messages_new on push_messages (next_at, id) where attempt = 0;
create index push_messages_tried on push_messages (next_at, id) where attempt > 0;
