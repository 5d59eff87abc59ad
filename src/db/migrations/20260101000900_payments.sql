-- Payments and refunds of orders, and requests to card providers.

-- A payment attempt. `reference` identifies it at the provider and is its idempotency key.
create table payments (
  id object_id,
  shop_id object_id not null references shops (id),
  order_id object_id not null,
  provider text not null,
  reference text not null,
  -- the provider's id, if it differs from `reference`: stored before anybody can be charged
  provider_id text,
  amount bigint not null,
  currency text not null,
  -- intent: the provider may have charged, the result is unknown; pending: the payment page waits for a card; refunded:
  -- the order no longer awaited the money, so it is paid back; transfer: the merchant confirms it; part: the merchant has
  -- booked a part of what the order costs, as `received` says, and the payment that succeeds pays the rest
  state text not null default 'intent'
    check (state in ('intent', 'pending', 'succeeded', 'declined', 'abandoned', 'refunded', 'transfer', 'part')),
  -- of a part: method, reference and paidAt
  received jsonb,
  card jsonb,
  -- what the provider keeps of it, if it says so
  fee bigint,
  authorization_url text,
  -- somebody pays it by the link of the order, whose card is not that of the shopper
  by_link boolean not null default false,
  failure text,
  -- the token of the card that paid, for passes with automatic renewal. It is sealed with the payment's id and stays
  -- here only until access is granted, which may be later than the payment.
  sealed_token text,
  -- what the store was told of disputes: the newest state of each, by the provider's id (decision
  -- disputes-are-told-once-per-state)
  disputes jsonb,
  -- when the provider was last asked by the job that finishes payments, and when by the shopper: one who asks every few
  -- seconds must not keep the job from asking
  checked_at timestamptz(3),
  asked_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id),
  unique (reference, shop_id),
  foreign key (shop_id, order_id) references orders (shop_id, id)
);
create index payments_of_order on payments (order_id, created_at desc);
create index payments_open on payments (coalesce(checked_at, created_at)) where state in ('intent', 'pending');
-- Details of settled payments are removed after a while (decision settled-payments-lose-their-details).
create index payments_with_details on payments (updated_at)
  where state in ('succeeded', 'declined', 'abandoned', 'refunded')
    and (card is not null or authorization_url is not null or failure is not null or sealed_token is not null);
-- Of parallel calls only one charges, and only one payment pays an order.
create unique index payments_one_open on payments (order_id, shop_id) where state in ('intent', 'pending');
create unique index payments_one_succeeded on payments (order_id, shop_id) where state = 'succeeded';

-- The link by which anybody can pay an order; a new one replaces it.
create table payment_links (
  id object_id,
  shop_id object_id not null references shops (id),
  order_id object_id not null,
  token_hash text not null,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  primary key (id, shop_id),
  unique (token_hash, shop_id),
  foreign key (shop_id, order_id) references orders (shop_id, id)
);
create unique index payment_links_one on payment_links (order_id, shop_id);
create index payment_links_old on payment_links (expires_at);

create table refunds (
  id object_id,
  shop_id object_id not null references shops (id),
  order_id object_id not null,
  -- null: refunded by the merchant outside the service (bank transfer)
  payment_id object_id,
  -- of the return that it is for, if any
  return_id object_id,
  -- excess: money that the order did not await, refunded by the service; not counted in orders.refunded
  kind text not null default 'refund' check (kind in ('refund', 'excess')),
  -- of an exchange, the order of the wanted goods: a refund pays these, and an excess pays back what they no longer take
  exchange_id object_id,
  -- 0: pieces that cost nothing come back
  amount bigint not null check (amount >= 0),
  -- the part that its payment did not bring but the goods that came back in exchange
  from_credit bigint not null default 0 check (from_credit between 0 and amount),
  -- the part that its payment did not bring but money that the merchant has booked, and pays back by hand
  by_hand bigint not null default 0 check (by_hand between 0 and amount - from_credit),
  -- the order is cancelled as soon as all of it is refunded
  cancels boolean not null default false,
  reason text,
  -- the caller's key, so that a call repeated after a time-out continues the refund that it began
  idempotency_key text,
  -- of the request that came with the key: another request with the same key is refused
  fingerprint text,
  state text not null default 'intent' check (state in ('intent', 'succeeded', 'failed')),
  -- the provider's id of a refund made there and not by the service: each is recorded once
  provider_id text,
  -- a refused refund of unexpected money is tried again, under `ref_<id>_<tries>` at `next_at`
  tries integer not null default 0,
  failure text,
  refused_at timestamptz(3),
  next_at timestamptz(3),
  checked_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id),
  foreign key (shop_id, order_id) references orders (shop_id, id),
  foreign key (shop_id, exchange_id) references orders (shop_id, id),
  foreign key (shop_id, payment_id) references payments (shop_id, id)
);
create index refunds_of_order on refunds (order_id);
create index refunds_of_shop on refunds (shop_id, created_at desc, id desc);
create index refunds_open on refunds (coalesce(next_at, checked_at, created_at)) where state = 'intent';
create unique index refunds_repeated on refunds (order_id, idempotency_key, shop_id) where idempotency_key is not null;
-- A payment's excess is refunded once.
create unique index refunds_one_excess on refunds (payment_id, shop_id)
  where kind = 'excess' and exchange_id is null;
create unique index refunds_by_provider on refunds (payment_id, provider_id, shop_id) where provider_id is not null;

-- How much of which lines a refund returns. A refund of an amount alone has none; a failed one does not count.
create table refund_lines (
  id object_id,
  shop_id object_id not null references shops (id),
  refund_id object_id not null,
  order_id object_id not null,
  -- null: shipping
  item_id object_id,
  -- of the line on the order's invoice
  position integer not null,
  quantity integer not null check (quantity > 0),
  amount bigint not null check (amount >= 0),
  restock boolean not null,
  primary key (id, shop_id),
  foreign key (shop_id, refund_id) references refunds (shop_id, id),
  foreign key (shop_id, order_id) references orders (shop_id, id),
  foreign key (shop_id, item_id) references order_items (shop_id, id)
);
create unique index refund_lines_of_refund on refund_lines (refund_id, position, shop_id);
create index refund_lines_of_order on refund_lines (order_id);
create index refund_lines_of_item on refund_lines (item_id) where item_id is not null;

create function count_refund() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into record_count_changes (shop_id, kind, key, begins, change, amount)
  select shop_id, 'sales', 'refunds', date_trunc('hour', created_at, 'UTC'), change, change * amount
  from (values
    (old.shop_id, old.kind, old.state, old.created_at, old.amount, -1),
    (new.shop_id, new.kind, new.state, new.created_at, new.amount, 1)
  ) as moved (shop_id, kind, state, created_at, amount, change)
  where kind = 'refund' and state = 'succeeded';
  return null;
end $$;

create trigger refunds_added after insert on refunds for each row
  when (new.state = 'succeeded') execute function count_refund();
create trigger refunds_removed after delete on refunds for each row
  when (old.state = 'succeeded') execute function count_refund();
create trigger refunds_recounted after update of kind, state, created_at, amount on refunds for each row
  when ((old.state = 'succeeded' or new.state = 'succeeded')
    and (old.kind, old.state, old.created_at, old.amount) <> (new.kind, new.state, new.created_at, new.amount))
  execute function count_refund();

-- Card tries of the last hour by the network they came from, across all stores.
create table card_tries (
  id object_id primary key,
  network text not null,
  -- the widest network around it that one owner may have
  site text not null,
  created_at timestamptz(3) not null default now()
);
create index card_tries_of_site on card_tries (site, created_at desc);
create index card_tries_old on card_tries (created_at);

-- How far each card provider's records were read for what its callbacks may have missed (decision
-- provider-records-are-read-daily).
create table provider_looks (
  provider text not null,
  kind text not null,
  -- Everything made before this time has been read.
  looked_until timestamptz(3),
  -- The pass in progress, and the page it has reached.
  begun_at timestamptz(3),
  page text,
  -- When it is due, or its lease ends.
  next_at timestamptz(3) not null,
  primary key (provider, kind)
);

-- Reports of sales to a store's provider of taxes (decision sales-are-reported-once): an order once it is paid, and its
-- refunds after that. The job report-taxes does what is due. `id` is that of the order or of the refund.
create table tax_reports (
  id object_id,
  shop_id object_id not null references shops (id),
  order_id object_id not null,
  -- null: the order itself
  refund_id object_id,
  provider text not null,
  -- of an order: the codes of its lines, in their order, and how its amounts are meant
  terms jsonb,
  -- of a refund, in minor units
  amount bigint,
  -- waiting: for the payment
  state text not null check (state in ('waiting', 'due', 'done', 'failed')),
  -- the provider's ids: a calculation is made before what is recorded from it, so that a repeated call is the same
  calculation_id text,
  transaction_id text,
  tries integer not null default 0,
  failure text,
  -- when it is due, or its lease ends
  next_at timestamptz(3) not null default now(),
  primary key (id, shop_id),
  foreign key (shop_id, order_id) references orders (shop_id, id)
);
create index tax_reports_due on tax_reports (next_at) where state = 'due';
create index tax_reports_of_order on tax_reports (order_id);
create index tax_reports_failed on tax_reports (shop_id) where state = 'failed';

create function report_paid_order() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update tax_reports set state = 'due', next_at = now()
  where shop_id = new.shop_id and id = new.id and state = 'waiting';
  return null;
end $$;
create trigger orders_paid_reported after update of paid_at on orders for each row
  when (old.paid_at is null and new.paid_at is not null and new.tax_treatment is not null)
  execute function report_paid_order();

create function report_refund() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into tax_reports (id, shop_id, order_id, refund_id, provider, amount, state)
  select new.id, new.shop_id, new.order_id, new.id, provider, new.amount, 'due' from tax_reports
  where shop_id = new.shop_id and id = new.order_id and state <> 'waiting' and new.amount > 0
  on conflict do nothing;
  return null;
end $$;
create trigger refunds_added_reported after insert on refunds for each row
  when (new.kind = 'refund' and new.state = 'succeeded' and is_first_written()) execute function report_refund();
create trigger refunds_changed_reported after update of state, kind on refunds for each row
  when (new.kind = 'refund' and new.state = 'succeeded') execute function report_refund();
