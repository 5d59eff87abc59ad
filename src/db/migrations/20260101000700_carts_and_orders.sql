-- Carts and wishlists.

create table carts (
  id object_id,
  shop_id object_id not null references shops (id),
  user_id object_id not null references users (id),
  -- the buyer's tax number, with what its register knew
  tax_id jsonb,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id)
);
-- One open cart per shopper and store.
create unique index carts_of_shopper on carts (shop_id, user_id);
create index carts_of_user on carts (user_id);

create table cart_items (
  id object_id,
  shop_id object_id not null references shops (id),
  cart_id object_id not null,
  product_id object_id not null,
  variant_id object_id,
  options jsonb not null default '{}',
  -- what was chosen of its groups, in the one form that equal choices have; null: nothing
  modifiers jsonb,
  quantity integer not null check (quantity between 1 and 10000),
  -- the price when the line was added, with what was chosen: a changed price causes a warning
  seen_price bigint not null,
  auto_renew boolean not null default false,
  created_at timestamptz(3) not null default now(),
  primary key (id, shop_id),
  foreign key (shop_id, cart_id) references carts (shop_id, id) on delete cascade,
  foreign key (shop_id, product_id) references products (shop_id, id),
  foreign key (shop_id, variant_id) references variants (shop_id, id)
);
-- The same product, variant, options and modifiers form one line; both are hashed, because they may be larger than an
-- index row.
create unique index cart_items_line on cart_items (
  cart_id, product_id, coalesce(variant_id, ''), md5(options::text), coalesce(md5(modifiers::text), ''), shop_id
);
create index cart_items_of_product on cart_items (product_id);

create table wishlist_items (
  shop_id object_id not null references shops (id),
  user_id object_id not null references users (id),
  product_id object_id not null,
  created_at timestamptz(3) not null default now(),
  primary key (shop_id, user_id, product_id),
  foreign key (shop_id, product_id) references products (shop_id, id)
);
create index wishlist_items_newest on wishlist_items (shop_id, user_id, created_at desc, product_id desc);
-- Finds a guest's wishlist, which moves to the account at sign-in.
create index wishlist_items_of_user on wishlist_items (user_id);

-- Orders, and the coupons and payment methods that shoppers choose for them. Stock is reserved when an order is placed.

create table coupons (
  id object_id,
  shop_id object_id not null references shops (id),
  -- in the form of couponCodeOf (decision coupon-codes-have-one-form)
  code text not null check (code <> ''),
  title text not null default '',
  type text not null check (type in ('fixed', 'percentage')),
  -- fixed: minor units; percentage: hundredths of a percent
  discount bigint not null check (discount >= 0),
  minimum_order_amount bigint not null default 0,
  starts_at timestamptz(3) not null default now(),
  ends_at timestamptz(3) not null default '9999-12-31 23:59:59.999+00',
  active boolean not null default true,
  -- the lines that it is for, in the contract's shape; null: all
  applies_to jsonb,
  free_shipping boolean not null default false,
  usage_limit integer,
  per_user_limit integer,
  usage_count integer not null default 0,
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id)
);
create unique index coupons_code on coupons (shop_id, code) where deleted_at is null;
create index coupons_of_shop on coupons (shop_id, created_at desc, id desc) where deleted_at is null;
create index coupons_by_change on coupons (shop_id, updated_at, id) where deleted_at is null;

create function count_coupon() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, 'coupons', '', change
  from (values (old.shop_id, old.deleted_at, -1), (new.shop_id, new.deleted_at, 1)) as moved (shop_id, deleted_at, change)
  where shop_id is not null and deleted_at is null;
  return null;
end $$;

create trigger coupons_counted after insert or delete on coupons for each row execute function count_coupon();
create trigger coupons_recounted after update of deleted_at on coupons for each row
  when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function count_coupon();

-- Discounts that apply by themselves (decision amounts-come-from-one-function).
create table automatic_discounts (
  id object_id,
  shop_id object_id not null references shops (id),
  name text not null,
  active boolean not null default true,
  -- higher ones come first
  priority integer not null default 0,
  -- it replaces all others, and the coupon, where it takes more
  exclusive boolean not null default false,
  starts_at timestamptz(3) not null default now(),
  ends_at timestamptz(3) not null default '9999-12-31 23:59:59.999+00',
  -- the hours of the week in which it applies, in the contract's shape; empty: always
  hours jsonb not null default '[]',
  minimum_subtotal bigint not null default 0,
  minimum_quantity integer not null default 0,
  first_order boolean not null default false,
  -- countries of the shipping address; empty: all
  countries text[] not null default '{}',
  -- the buyer's customer record has one of these tags; empty: for everybody
  customer_tags text[] not null default '{}',
  -- the lines, in the contract's shape; null: all
  applies_to jsonb,
  -- in the contract's shape, but amounts in minor units and percentages in hundredths of a percent
  effect jsonb not null,
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id)
);
create index automatic_discounts_of_shop on automatic_discounts (shop_id, created_at desc, id desc)
  where deleted_at is null;

-- Notes from when until when the discount lowers the prices of products on its own.
create function note_discount_period() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  moment timestamptz(3) := date_trunc('milliseconds', clock_timestamp());
  less integer := case new.effect ->> 'kind'
    when 'percentage' then cast(new.effect ->> 'percent' as integer)
    when 'steps' then (
      select max(cast(step ->> 'percent' as integer)) from jsonb_array_elements(new.effect -> 'steps') step
      where cast(step ->> 'from' as integer) <= 1
    )
  end;
begin
  delete from discount_periods where shop_id = new.shop_id and discount_id = new.id and begins_at >= moment;
  update discount_periods set ends_at = moment
  where shop_id = new.shop_id and discount_id = new.id and begins_at < moment and ends_at > moment;
  if new.active and new.deleted_at is null and less > 0 and new.ends_at >= moment
    and new.minimum_quantity <= 1 and not new.first_order and new.countries = '{}'
    and new.customer_tags = '{}'
  then
    insert into discount_periods (
      shop_id, discount_id, begins_at, ends_at, priority, exclusive, applies_to, percent, minimum, by_hours
    ) values (
      new.shop_id, new.id, greatest(moment, new.starts_at), new.ends_at + interval '1 millisecond',
      new.priority, new.exclusive, new.applies_to, less, new.minimum_subtotal, new.hours <> '[]'
    );
  end if;
  return null;
end $$;
create trigger automatic_discounts_added_period after insert on automatic_discounts
  for each row when (is_first_written()) execute function note_discount_period();
create trigger automatic_discounts_changed_period after update on automatic_discounts for each row
  when (
    (
      old.active, old.priority, old.exclusive, old.starts_at, old.ends_at, old.hours, old.minimum_subtotal,
      old.minimum_quantity, old.first_order, old.countries, old.customer_tags, old.applies_to, old.effect, old.deleted_at
    ) is distinct from (
      new.active, new.priority, new.exclusive, new.starts_at, new.ends_at, new.hours, new.minimum_subtotal,
      new.minimum_quantity, new.first_order, new.countries, new.customer_tags, new.applies_to, new.effect, new.deleted_at
    )
  ) execute function note_discount_period();

create table payment_methods (
  id object_id,
  shop_id object_id not null references shops (id),
  -- a key of the platform's payment options: sandbox, bank-transfer, …
  option text not null,
  active boolean not null default true,
  settings jsonb not null default '{}',
  -- orders refer to deleted methods, so the row stays; its option can be added again
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id)
);
create unique index payment_methods_option on payment_methods (shop_id, option) where deleted_at is null;
-- Finds the methods that orders have chosen, deleted or not.
create index payment_methods_chosen on payment_methods (shop_id, option);

-- The number of a store's newest order. It has its own table, so that placing an order locks no row that all calls
-- read.
create table order_numbers (
  shop_id object_id primary key references shops (id),
  last_number integer not null
) with (fillfactor = 50);

-- The text of an order that searches read, beside its customer: the address for e-mail, and recipient, city, postcode and
-- telephone number of the one for parcels.
create function order_text(email text, address jsonb) returns text language sql immutable parallel safe
  return ' ' || searchable_name(email) || case when address is null then '' else
    searchable_name(E'\n ' || coalesce(address->>'name', '') || E'\n ' || coalesce(address->>'city', '')
      || E'\n ' || coalesce(address->>'postalCode', ''))
    || E'\n ' || coalesce(translate(folded(address->>'postalCode'), ' -', ''), '')
    || E'\n ' || coalesce(phone_digits(address->>'phone'), '') end;

-- Stored taxes in the contract's shape: rates in percent, amounts in major units. Strict, so that an order without taxes
-- costs no call.
create function tax_lines(taxes jsonb, scale float8) returns jsonb language sql immutable strict parallel safe
  set search_path = public, pg_temp as $$
  select coalesce(jsonb_agg(tax || jsonb_build_object(
    'rate', (tax ->> 'rate')::float8 / 10000,
    'base', (tax ->> 'base')::float8 / scale,
    'amount', (tax ->> 'amount')::float8 / scale
  ) order by number), '[]')
  from jsonb_array_elements(taxes) with ordinality as stored (tax, number)
$$;

create function tax_sum(taxes jsonb, added bigint, scale float8) returns jsonb language sql immutable strict parallel safe
  set search_path = public, pg_temp as $$
  select jsonb_build_object(
    'included', coalesce(sum((tax ->> 'amount')::float8) filter (where (tax ->> 'included')::boolean), 0) / scale,
    'added', added / scale
  ) from jsonb_array_elements(taxes) as tax
$$;

create table orders (
  id object_id,
  shop_id object_id not null references shops (id),
  number integer not null,
  -- of an order that was imported: the number that it had where it was placed
  external_number text,
  user_id object_id not null references users (id),
  -- null once the customer is deleted
  customer_id object_id,
  email text not null,
  subtotal bigint not null,
  shipping_cost bigint not null default 0,
  discount bigint not null default 0,
  -- what taxes add to the prices; 0 where prices contain them
  tax_added bigint not null default 0 check (tax_added >= 0),
  total bigint generated always as (subtotal + shipping_cost - discount + tax_added) stored check (total >= 0),
  refunded bigint not null default 0,
  -- the order whose goods came back in exchange for these, and how much of the total they pay
  exchange_of object_id,
  credited bigint not null default 0 check (credited >= 0),
  check (credited = 0 or exchange_of is not null),
  -- what the merchant has booked of it before it is paid in full
  part_paid bigint not null default 0 check (part_paid >= 0),
  check (credited + part_paid <= subtotal + shipping_cost - discount + tax_added),
  currency text not null,
  coupon_id object_id,
  -- the coupon as it was when applied, in the contract's shape
  coupon jsonb,
  -- the automatic discounts whose conditions it met when it was placed: a coupon is weighed against these
  rules jsonb not null default '[]',
  -- which discounts took how much, in the contract's shape, but in minor units
  discounts jsonb not null default '[]',
  status text not null default 'pending' check (status in ('pending', 'processing', 'paid', 'cancelled', 'refunded')),
  payment_status text not null default 'unpaid',
  payment_method_id object_id,
  -- how often payment by card was tried
  card_tries integer not null default 0,
  proof jsonb,
  -- since when a reported transfer holds it, and when the store is reminded of that
  proof_at timestamptz(3),
  reminder_at timestamptz(3),
  note text,
  shipping_address jsonb,
  -- by which sales are reported from an index
  shipping_country text generated always as (shipping_address->>'country') stored,
  billing_address jsonb,
  -- the buyer's tax number as it was verified: {value, country, verifiedAt, requestId, name}
  tax_id jsonb,
  -- null: its store computes no tax
  tax_treatment text check (tax_treatment in ('taxed', 'reverse_charge', 'exempt', 'outside_scope')),
  -- where the card that paid was issued: evidence of where its buyer is, at a store that computes taxes
  card_country text,
  -- by rate, as they were computed; null: its store computes none
  taxes jsonb,
  shipping_taxes jsonb,
  searched text not null generated always as (
    order_text(email, shipping_address) || coalesce(searchable_name(E'\n ' || external_number), '')
  ) stored,
  -- of a guest's order: a keyed hash of the address that it came from, by which unpaid ones are counted
  guest_address text collate "C",
  -- its shopper has proved no e-mail address (decision guests-share-a-part-of-the-stock)
  by_guest boolean not null default false,
  expires_at timestamptz(3),
  -- until when an accepted order is to be paid; null: nothing was agreed
  payment_due_at timestamptz(3),
  -- when one that could not be cancelled is due again, so that it does not block others (decision
  -- jobs-work-record-by-record)
  expiry_next_at timestamptz(3),
  paid_at timestamptz(3),
  -- how it was paid if its merchant says so, in the contract's shape: {method, reference, paidAt}
  paid_by jsonb,
  stock_held boolean not null default true,
  -- the claimed rate, in the contract's shape
  shipping_rate jsonb,
  -- where to collect it, as the store said when it was placed; null: not collected
  collection jsonb,
  -- the slot of its place, which a delay does not move; and when it is due, and how and where it reaches its shopper, in
  -- the contract's shape; null: it has no time
  due_at timestamptz(3),
  handover jsonb,
  check ((due_at is null) = (handover is null)),
  -- the newest shipment that is not cancelled
  shipment_id object_id,
  -- how many pieces have to be shipped, and how many of them are in shipments
  to_ship bigint not null default 0 check (to_ship >= 0),
  shipped bigint not null default 0 check (shipped >= 0),
  fulfilment_status text not null generated always as (case
    when to_ship = 0 or (shipped = 0 and status in ('cancelled', 'refunded')) then 'none_needed'
    when shipped >= to_ship or status in ('cancelled', 'refunded') then 'done'
    when shipped > 0 then 'partly'
    else 'open'
  end) stored,
  -- null: nothing to grant, or not paid yet
  grant_status text check (grant_status in ('granted', 'failed')),
  grant_error text,
  grant_attempts integer not null default 0,
  -- null: no automatic retry is due
  grant_next_at timestamptz(3),
  -- least recently tried first (decision failed-grants-are-retried-fairly)
  grant_tried_at timestamptz(3),
  -- its statuses and when it got them: written by triggers, regardless of what makes the change
  history jsonb not null default '[]',
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id),
  foreign key (shop_id, customer_id) references customers (shop_id, id),
  foreign key (shop_id, coupon_id) references coupons (shop_id, id),
  foreign key (shop_id, exchange_of) references orders (shop_id, id),
  foreign key (shop_id, payment_method_id) references payment_methods (shop_id, id)
);
create unique index orders_number on orders (shop_id, number);
create unique index orders_imported on orders (shop_id, external_number) where external_number is not null;
create index orders_of_shop on orders (shop_id, created_at desc, id desc) where deleted_at is null;
create index orders_by_change on orders (shop_id, updated_at, id) where deleted_at is null;
create index orders_by_status on orders (shop_id, status, created_at desc, id desc) where deleted_at is null;
create index orders_by_payment_status on orders
  (shop_id, payment_status, created_at desc, id desc) where deleted_at is null;
create index orders_by_fulfilment on orders
  (shop_id, fulfilment_status, created_at desc, id desc) where deleted_at is null;
create index orders_to_ship on orders (shop_id, created_at desc, id desc)
  where deleted_at is null and status in ('processing', 'paid') and fulfilment_status in ('open', 'partly');
-- Counts a shopper's orders of a status from the index alone.
create index orders_of_shopper_by_status
  on orders (shop_id, user_id, created_at desc, id desc) include (status) where deleted_at is null;
create index orders_of_customer_by_time
  on orders (shop_id, customer_id, created_at desc, id desc) include (status, deleted_at) where customer_id is not null;
-- Finds a guest's orders, which move to the account at sign-in.
create index orders_of_user on orders (user_id);
-- Finds the orders that guests have placed with an address, which join the account that proves it.
create index orders_of_guests on orders (shop_id, email) where by_guest;
create index orders_to_expire on orders (greatest(expires_at, expiry_next_at))
  where status = 'pending' and expires_at is not null;
create index orders_unpaid_of_shopper on orders (shop_id, user_id)
  where status = 'pending' and expires_at is not null;
create index orders_unpaid_of_address on orders (shop_id, guest_address)
  where status = 'pending' and expires_at is not null and guest_address is not null;
create index orders_to_remind on orders (reminder_at) where reminder_at is not null;
create index orders_search on orders using gin (shop_id, searched gin_trgm_ops)
  where deleted_at is null;
-- Sums of sales are read from the index alone, however many orders there are.
create index orders_paid on orders (paid_at) include (shop_id, currency, total, refunded) where paid_at is not null;
-- Sums up a store's sales, in all and by what orders have in common, without reading the orders.
create index orders_sold on orders (shop_id, paid_at)
  include (total, id, customer_id, coupon_id, payment_method_id, shipping_country) where paid_at is not null;
create index orders_failed_grants on orders (shop_id, paid_at, id)
  where grant_status = 'failed' and status = 'paid' and deleted_at is null;
create index orders_grants_due on orders (grant_next_at)
  where grant_status = 'failed' and status = 'paid' and deleted_at is null;
create index orders_grants_in_turn on orders (shop_id, coalesce(grant_tried_at, paid_at), id)
  where grant_status = 'failed' and status = 'paid' and deleted_at is null;

create function keep_order_history() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.history := new.history || jsonb_build_object(
    'at', to_char((case tg_op when 'INSERT' then new.created_at else new.updated_at end) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'status', new.status,
    'paymentStatus', new.payment_status
  );
  return new;
end $$;

create trigger orders_placed before insert on orders
  for each row when (is_first_written()) execute function keep_order_history();
create trigger orders_moved before update on orders
  for each row when (old.status <> new.status or old.payment_status <> new.payment_status)
  execute function keep_order_history();

-- How many orders are due in a slot. A slot is full while `taken` has reached what the store takes, which the statement
-- that takes a place decides (decision a-row-counts-each-slot).
create table order_slots (
  shop_id object_id not null references shops (id),
  way text not null check (way in ('delivery', 'pickup', 'table')),
  starts_at timestamptz(3) not null,
  taken integer not null check (taken >= 0),
  primary key (shop_id, way, starts_at)
);
create index order_slots_over on order_slots (starts_at);

-- Orders are cancelled, expire and are refunded in several places; a trigger forgets none.
create function give_slot_back() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update order_slots set taken = taken - 1
  where shop_id = new.shop_id and way = new.handover ->> 'way' and starts_at = new.due_at and taken > 0;
  return null;
end $$;
create trigger orders_give_slot_back after update of status on orders
  for each row when (
    old.due_at is not null
    and old.status not in ('cancelled', 'refunded') and new.status in ('cancelled', 'refunded')
  ) execute function give_slot_back();

-- Orders are counted on the day they were placed, and their sales in the hour they were paid, even if they have been
-- deleted since (decision sales-are-counted-when-paid).
create function count_order() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into record_count_changes (shop_id, kind, key, begins, change, amount)
  with moved (shop_id, status, payment_status, fulfilment_status, deleted_at, created_at, paid_at, total, change) as (values
    (old.shop_id, old.status, old.payment_status, old.fulfilment_status, old.deleted_at, old.created_at, old.paid_at, old.total, -1),
    (new.shop_id, new.status, new.payment_status, new.fulfilment_status, new.deleted_at, new.created_at, new.paid_at, new.total, 1)
  )
  select shop_id, 'orders', status || ' ' || payment_status || ' ' || fulfilment_status, date_trunc('day', created_at, 'UTC'), change, null
  from moved where shop_id is not null and deleted_at is null
  union all
  select shop_id, 'sales', 'orders', date_trunc('hour', paid_at, 'UTC'), change, change * total
  from moved where paid_at is not null
    and (tg_op <> 'UPDATE' or old.paid_at is distinct from new.paid_at or old.total <> new.total);
  return null;
end $$;

create trigger orders_counted after insert or delete on orders for each row execute function count_order();
-- An unpaid order's price is not part of any sum: a coupon or another way of shipping changes no count.
create trigger orders_recounted
  after update of status, payment_status, to_ship, shipped, deleted_at, created_at, paid_at, subtotal, shipping_cost, discount, tax_added on orders
  for each row when (old.status <> new.status or old.payment_status <> new.payment_status
    or old.fulfilment_status <> new.fulfilment_status
    or (old.deleted_at is null) <> (new.deleted_at is null) or old.created_at <> new.created_at
    or old.paid_at is distinct from new.paid_at or (new.paid_at is not null and old.total <> new.total))
  execute function count_order();

create table order_items (
  id object_id,
  shop_id object_id not null references shops (id),
  order_id object_id not null,
  -- null for a line that the store wrote by hand
  product_id object_id,
  variant_id object_id,
  name text not null,
  variant_name text,
  image text,
  options jsonb not null default '{}',
  -- what was chosen of its groups, with names and prices as they were then; null: nothing
  modifiers jsonb,
  unit_price bigint not null,
  quantity integer not null check (quantity between 1 and 1000000000),
  -- how many are in shipments, or in one whose label is being bought
  shipped integer not null default 0 check (shipped between 0 and quantity),
  -- how many were refunded before they were sent, and will not be (decision refunded-pieces-are-not-sent)
  cancelled integer not null default 0 check (cancelled >= 0),
  -- its part of the order's discount (decision amounts-come-from-one-function)
  discount bigint not null default 0 check (discount between 0 and unit_price * quantity),
  -- as the order's
  taxes jsonb,
  -- which discounts took how much of it, like orders.discounts
  discounts jsonb not null default '[]',
  auto_renew boolean not null default false,
  -- false for items that never run out, such as digital products
  holds_stock boolean not null,
  kind text not null default 'product' check (kind in ('product', 'food', 'service')),
  position integer not null,
  -- a digital product as offered: {accessType, allAccess}
  digital jsonb,
  -- SKU and barcode as offered, as members of the line; null: none
  details jsonb,
  -- it counts against the part of a stock that guests may hold, until its order is paid or ends
  held_by_guest boolean not null default false,
  -- its pieces that returns take, counted by a trigger of their lines
  returned integer not null default 0 check (returned >= 0),
  check (shipped + cancelled <= quantity),
  check (returned + cancelled <= quantity),
  primary key (id, shop_id),
  foreign key (shop_id, order_id) references orders (shop_id, id),
  foreign key (shop_id, product_id) references products (shop_id, id),
  foreign key (shop_id, variant_id) references variants (shop_id, id)
);
-- Lines are also added up by product, order after order, without reading them.
create index order_items_of_order on order_items (order_id, position)
  include (shop_id, product_id, quantity, unit_price, discount);
create index order_items_of_product on order_items (product_id);
create index order_items_held_by_guest on order_items (shop_id, product_id, variant_id)
  include (quantity) where held_by_guest;

-- Orders are paid, cancelled, accepted, shipped and moved to accounts in a dozen places; a trigger forgets none (decision
-- guests-share-a-part-of-the-stock).
create function free_guests_share() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update order_items set held_by_guest = false
  where order_id = new.id and shop_id = new.shop_id and held_by_guest;
  return null;
end $$;
create trigger orders_free_guests_share after update of status, expires_at, by_guest on orders
  for each row when (
    old.by_guest and old.status = 'pending' and old.expires_at is not null
    and not (new.by_guest and new.status = 'pending' and new.expires_at is not null)
  ) execute function free_guests_share();

-- A use of a coupon; an order has at most one.
create table coupon_redemptions (
  order_id object_id,
  shop_id object_id not null references shops (id),
  coupon_id object_id not null,
  user_id object_id not null references users (id),
  -- of the order's e-mail address, so that it may outlive the account (decision coupon-limits-count-addresses)
  address_hash text,
  created_at timestamptz(3) not null default now(),
  primary key (order_id, shop_id),
  foreign key (shop_id, order_id) references orders (shop_id, id),
  foreign key (shop_id, coupon_id) references coupons (shop_id, id)
);
create index coupon_redemptions_of_shopper on coupon_redemptions (coupon_id, user_id);
create index coupon_redemptions_of_user on coupon_redemptions (user_id);
create index coupon_redemptions_of_address on coupon_redemptions (coupon_id, address_hash);

-- Changes of orders that their shoppers have not been notified of yet. A row exists until its e-mail and push messages
-- are queued, in one transaction; `facts` hold the order's state at the change.
create table order_announcements (
  id object_id,
  shop_id object_id not null references shops (id),
  order_id object_id not null,
  change text not null
    check (change in (
      'placed', 'processing', 'paid', 'granted', 'delayed', 'shipped', 'cancelled', 'refunded', 'excess_refunded'
    )),
  facts jsonb not null,
  next_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  primary key (id, shop_id),
  foreign key (shop_id, order_id) references orders (shop_id, id)
);
create index order_announcements_due on order_announcements (next_at, id);

-- Orders that a store writes for its customers. A draft and the order that it becomes have the same id, so that no draft
-- becomes two of them.
create table draft_orders (
  id object_id,
  shop_id object_id not null references shops (id),
  status text not null default 'open' check (status in ('open', 'sent', 'completed')),
  email text,
  -- as order_items will have them, in the form of DraftLine in src/services/drafts/lines.ts
  lines jsonb not null,
  -- in the contract's shape
  discount jsonb,
  -- in the contract's shape, but its price in minor units
  shipping jsonb,
  shipping_address jsonb,
  billing_address jsonb,
  note text,
  -- the amounts as they were computed, in the form of Computed in src/services/drafts/amounts.ts
  computed jsonb not null,
  -- the pieces that are held: [{productId, variantId, quantity}]; null: none
  held jsonb,
  -- when these are released
  held_until timestamptz(3),
  -- the order that it continues, in the contract's shape
  origin jsonb,
  -- the account of the member of staff who began it; null: an app did
  staff_id object_id,
  -- of the link by which anybody can pay it
  token_hash text,
  link_expires_at timestamptz(3),
  sent_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (id, shop_id),
  check ((held is null) = (held_until is null))
);
create index draft_orders_of_shop on draft_orders (shop_id, created_at desc, id desc);
create index draft_orders_by_status on draft_orders (shop_id, status, created_at desc, id desc);
create index draft_orders_by_change on draft_orders (shop_id, updated_at, id);
create index draft_orders_held on draft_orders (held_until) where held_until is not null;
create index draft_orders_of_address on draft_orders (email) where email is not null;
create unique index draft_orders_token on draft_orders (token_hash, shop_id) where token_hash is not null;

-- Changes that a store made to orders after they were placed, for their history.
create table order_edits (
  id object_id,
  shop_id object_id not null references shops (id),
  order_id object_id not null,
  -- what was asked for, in the contract's shape
  changes jsonb not null,
  reason text,
  -- minor units: the order before and after, and what was refunded
  total_before bigint not null,
  total_after bigint not null,
  refunded bigint not null,
  -- by which additions to a paid order are paid
  draft_id object_id,
  created_at timestamptz(3) not null,
  primary key (id, shop_id),
  foreign key (shop_id, order_id) references orders (shop_id, id)
);
create index order_edits_of_order on order_edits (shop_id, order_id, created_at);
