-- Shipping quotes, shipments and their delivery.

create table shipping_rates (
  id object_id,
  shop_id object_id not null references shops (id),
  user_id object_id not null references users (id),
  -- null: quoted for the shopper's cart
  order_id object_id,
  -- store: a flat rate of the store; otherwise the courier gateway that quoted it
  provider text not null,
  -- the gateway's id of the rate
  provider_rate text,
  service text,
  carrier text not null,
  courier jsonb not null,
  shipping_method text not null,
  amount bigint not null check (amount >= 0),
  currency text not null,
  eta_days integer,
  -- the subtotal it was quoted for
  subtotal bigint not null,
  -- the kinds of goods it was quoted for, in alphabetical order
  kinds text[] not null,
  -- what is known of their weight and measures, as it is summed up; null: nothing (decision parcels-are-computed-from-lines)
  load jsonb,
  -- the destination, in the shape of an order's address
  address jsonb not null,
  -- the one order that claimed the rate; such a rate is kept, because its label is bought later
  taken_by object_id,
  -- a hash of what couriers were asked, where this is an answer that may be repeated
  question text,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  primary key (id, shop_id),
  foreign key (shop_id, order_id) references orders (shop_id, id)
);
create index shipping_rates_of_order on shipping_rates (shop_id, order_id, created_at desc) where order_id is not null;
create index shipping_rates_of_user on shipping_rates (user_id);
create index shipping_rates_expired on shipping_rates (expires_at) where taken_by is null;

create table shipments (
  id object_id,
  shop_id object_id not null references shops (id),
  order_id object_id not null,
  rate_id object_id,
  carrier text not null,
  courier jsonb not null,
  shipping_address jsonb not null,
  metadata jsonb not null default '{}',
  -- [{ itemId, quantity }]: the lines of the order that are in it
  lines jsonb not null default '[]',
  tracking_number text not null,
  -- the service's own code, for the public page; it cannot be guessed
  tracking_code text not null,
  -- null: the service's own page
  tracking_url text,
  shipping_method text not null,
  shipping_cost bigint not null check (shipping_cost >= 0),
  notes text not null,
  estimated_delivery date,
  status text not null default 'pending' check (status in ('pending', 'in_transit', 'delivered', 'cancelled')),
  -- [{ status, at }], oldest first
  history jsonb not null,
  -- the caller's key, so that a call repeated after a crash finds the shipment that it created
  idempotency_key text,
  -- of the request that came with the key: another request with the same key is refused
  fingerprint text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (id, shop_id),
  unique (tracking_code, shop_id),
  foreign key (shop_id, order_id) references orders (shop_id, id)
);
create index shipments_of_shop on shipments (shop_id, created_at desc, id desc);
create index shipments_by_change on shipments (shop_id, updated_at, id);
create index shipments_of_order on shipments (shop_id, order_id, created_at desc, id desc);
create unique index shipments_repeated on shipments (shop_id, order_id, idempotency_key)
  where idempotency_key is not null;
create trigger shipments_added after insert on shipments
  referencing new table as added for each statement execute function count_records('shipments');
create trigger shipments_removed after delete on shipments
  referencing old table as removed for each statement execute function count_records('shipments');

-- The purchase of a courier's label: recorded before the courier is called, settled afterwards.
create table shipping_labels (
  id object_id,
  shop_id object_id not null references shops (id),
  order_id object_id not null,
  rate_id object_id not null,
  provider text not null,
  provider_rate text not null,
  -- the merchant's fields of the shipment that the label is for
  shipment jsonb not null,
  -- intent: the courier may have sold it, the result is unknown
  state text not null default 'intent' check (state in ('intent', 'bought', 'failed')),
  shipment_id object_id,
  failure text,
  checked_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (id, shop_id),
  foreign key (shop_id, order_id) references orders (shop_id, id),
  foreign key (shop_id, shipment_id) references shipments (shop_id, id)
);
-- A rate buys one label, however often it is requested.
create unique index shipping_labels_of_rate on shipping_labels (shop_id, rate_id) where state <> 'failed';
-- Finds a person's labels by their orders, for an export and when an account is deleted.
create index shipping_labels_of_order on shipping_labels (shop_id, order_id);
create index shipping_labels_open on shipping_labels (coalesce(checked_at, created_at)) where state = 'intent';

-- Couriers' pick-up and delivery jobs: recorded before the courier is called, followed until they end.
create table dispatches (
  id object_id,
  shop_id object_id not null references shops (id),
  order_id object_id not null,
  shipment_id object_id not null,
  provider text not null,
  -- { from, to, parcel, currency }: the request to the courier, the same at every attempt
  request jsonb not null,
  -- the courier's quote, stored before the booking: from then on the courier may have the job
  offer text,
  fee bigint check (fee >= 0),
  courier jsonb,
  carrier text,
  -- the parcel's label, if the courier requires one
  label_url text,
  -- intent: it is not known whether the courier has it; no list shows such jobs or refused ones
  state text not null default 'intent' check (state in ('intent', 'booked', 'refused')),
  status text not null default 'requested'
    check (status in ('requested', 'assigned', 'picked_up', 'delivered', 'failed', 'cancelled')),
  -- the courier's id of the job
  provider_job text,
  tracking_number text not null default '',
  tracking_url text,
  failure text,
  -- the caller's key, so that a call repeated after a crash finds the job that it created
  idempotency_key text,
  -- when booking it was last attempted
  asked_at timestamptz(3) not null,
  checked_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (id, shop_id),
  foreign key (shop_id, order_id) references orders (shop_id, id),
  foreign key (shop_id, shipment_id) references shipments (shop_id, id)
);
-- A parcel has one open courier job at a time.
create unique index dispatches_open on dispatches (shop_id, shipment_id)
  where state <> 'refused' and status in ('requested', 'assigned', 'picked_up');
create unique index dispatches_repeated on dispatches (shop_id, shipment_id, idempotency_key)
  where idempotency_key is not null and state <> 'refused';
create index dispatches_of_shop on dispatches (shop_id, created_at desc, id desc) where state = 'booked';
create index dispatches_by_change on dispatches (shop_id, updated_at, id) where state = 'booked';
create index dispatches_to_follow on dispatches (coalesce(checked_at, created_at))
  where state <> 'refused' and status in ('requested', 'assigned', 'picked_up');
create index dispatches_of_shipment on dispatches (shop_id, shipment_id);

-- Returns: goods that come back, and contracts from which shoppers withdraw.

-- How long a store takes goods back of its own accord; null or no row: only withdrawals, which the law grants.
create table return_policies (
  shop_id object_id primary key references shops (id),
  days integer check (days between 1 and 3650),
  updated_at timestamptz(3) not null
);

-- Products that nobody can return or withdraw from, each for a reason of the law's list.
create table return_exclusions (
  shop_id object_id not null references shops (id),
  product_id object_id not null,
  -- the names of reasons are in the contract
  reason text not null,
  primary key (shop_id, product_id),
  foreign key (shop_id, product_id) references products (shop_id, id)
);

create table returns (
  id object_id,
  shop_id object_id not null references shops (id),
  order_id object_id not null,
  kind text not null check (kind in ('return', 'exchange', 'claim', 'withdrawal')),
  status text not null default 'requested'
    check (status in ('requested', 'approved', 'refused', 'received', 'closed')),
  -- when its shopper asked for it; a guest's withdrawal is confirmed later, and counts from here
  declared_at timestamptz(3) not null,
  -- of the withdrawal that it confirms, if a guest declared it by e-mail
  declaration_id object_id,
  -- when the time for it ends; null: no delivery was known when it was declared, so that it had not begun
  deadline timestamptz(3),
  -- the words of the shopper, and those of the store
  note text,
  answer text,
  -- {carrier, trackingNumber, url}: how the goods are sent back
  label jsonb,
  -- the draft of what the shopper wants instead, and its order once the goods have come; null: nothing is held
  exchange_id object_id,
  -- [{ status, at }], oldest first
  history jsonb not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (id, shop_id),
  foreign key (shop_id, order_id) references orders (shop_id, id)
);
create index returns_of_shop on returns (shop_id, created_at desc, id desc);
create index returns_by_status on returns (shop_id, status, created_at desc, id desc);
create index returns_by_change on returns (shop_id, updated_at, id);
create index returns_of_order on returns (shop_id, order_id, created_at desc, id desc);
-- A declaration is confirmed once.
create unique index returns_of_declaration on returns (shop_id, declaration_id) where declaration_id is not null;

create table return_lines (
  shop_id object_id not null references shops (id),
  return_id object_id not null,
  item_id object_id not null,
  position integer not null,
  quantity integer not null check (quantity > 0),
  reason text,
  -- how many pieces have come back, in which condition, and whether they are for sale again; null: none have yet
  received integer check (received between 0 and quantity),
  condition text check (condition in ('unopened', 'opened', 'used', 'damaged')),
  restock boolean,
  -- what the shopper wants instead, in the contract's shape
  wanted jsonb,
  -- the pieces that it takes of those of its item: none once it is refused, and those received once they are
  counted integer not null check (counted between 0 and quantity),
  primary key (shop_id, return_id, item_id),
  foreign key (shop_id, return_id) references returns (shop_id, id),
  foreign key (shop_id, item_id) references order_items (shop_id, id)
);
create index return_lines_of_item on return_lines (shop_id, item_id);

-- No piece is returned twice, whatever happens at the same time: order_items has the check.
create function count_returned() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update order_items set returned = returned + new.counted - coalesce(old.counted, 0)
  where shop_id = new.shop_id and id = new.item_id;
  return null;
end $$;
create trigger return_lines_added after insert on return_lines for each row when (is_first_written())
  execute function count_returned();
create trigger return_lines_recounted after update of counted on return_lines
  for each row when (old.counted <> new.counted) execute function count_returned();

-- A return is refunded once.
alter table refunds add foreign key (shop_id, return_id) references returns (shop_id, id);
create unique index refunds_of_return on refunds (shop_id, return_id) where return_id is not null and state <> 'failed';

-- Withdrawals that are declared without a sign-in, until the order that they name has been looked up and its address
-- mailed. What a caller is told does not depend on it (decision withdrawals-are-looked-up-later).
create table withdrawal_declarations (
  id object_id,
  shop_id object_id not null references shops (id),
  number integer not null,
  email text not null,
  declared_at timestamptz(3) not null,
  next_at timestamptz(3) not null default now(),
  primary key (id, shop_id)
);
create index withdrawal_declarations_due on withdrawal_declarations (next_at);
