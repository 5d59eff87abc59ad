-- Payment methods that a merchant takes away: orders refer to them, so the row stays and its option is free again.
alter table payment_methods add column deleted_at timestamptz(3);
drop index payment_methods_option;
create unique index payment_methods_option on payment_methods (shop_id, option) where deleted_at is null;
-- What orders have chosen is found whether it is still there or not.
create index payment_methods_chosen on payment_methods (shop_id, option);

-- Who asked a store for its newsletter, and whether the owner of the address has said so too.
create table newsletter_subscriptions (
  id object_id primary key,
  shop_id object_id not null references shops (id),
  email text not null,
  status text not null default 'pending' check (status in ('pending', 'subscribed', 'unsubscribed')),
  -- the last time: what the store shows when it is asked for the consent
  confirmed_at timestamptz(3),
  unsubscribed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index newsletter_subscriptions_email on newsletter_subscriptions (shop_id, email);
create index newsletter_subscriptions_of_address on newsletter_subscriptions (email);
create index newsletter_subscriptions_unconfirmed on newsletter_subscriptions (updated_at) where status = 'pending';

-- The code of each e-mail about a subscription, as a hash. It confirms for a while and unsubscribes for good.
create table newsletter_codes (
  code_hash text primary key,
  shop_id object_id not null references shops (id),
  subscription_id object_id not null references newsletter_subscriptions (id) on delete cascade,
  created_at timestamptz(3) not null default now()
);
create index newsletter_codes_of_subscription on newsletter_codes (subscription_id, created_at);

-- Sealed like the body: List-Unsubscribe holds a code.
alter table mails add column headers text;
