-- When a provider was last asked about a payment by its shopper, beside `checked_at` of the job that finishes payments:
-- a shopper who asks every few seconds must not keep the job from looking.
alter table payments add column asked_at timestamptz(3);

-- How often an order was tried to be paid by card.
alter table orders add column card_tries integer not null default 0;

-- The tries of the last hour by the network that they came from, at all stores together.
create table card_tries (
  id object_id primary key,
  network text not null,
  created_at timestamptz(3) not null default now()
);
create index card_tries_of_network on card_tries (network, created_at desc);
create index card_tries_old on card_tries (created_at);
