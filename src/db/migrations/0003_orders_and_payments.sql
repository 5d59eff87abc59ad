-- Orders, what was paid for them and how. Stock is taken when an order is placed.
create table coupons (
  id object_id primary key,
  shop_id object_id not null references shops (id),
  code text not null check (code = upper(code)),
  title text not null default '',
  type text not null check (type in ('fixed', 'percentage')),
  -- fixed: minor units; percentage: hundredths of a percent
  discount bigint not null check (discount >= 0),
  minimum_order_amount bigint not null default 0,
  starts_at timestamptz(3) not null default now(),
  ends_at timestamptz(3) not null default '9999-12-31 23:59:59.999+00',
  active boolean not null default true,
  usage_limit integer,
  per_user_limit integer,
  usage_count integer not null default 0,
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index coupons_code on coupons (shop_id, code) where deleted_at is null;
create index coupons_of_shop on coupons (shop_id, created_at desc, id desc) where deleted_at is null;

create table payment_methods (
  id object_id primary key,
  shop_id object_id not null references shops (id),
  -- a key of the platform's payment options: sandbox, bank-transfer, …
  option text not null,
  active boolean not null default true,
  settings jsonb not null default '{}',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index payment_methods_option on payment_methods (shop_id, option);

create table orders (
  id object_id primary key,
  shop_id object_id not null references shops (id),
  number integer not null,
  user_id object_id not null references users (id),
  -- null once the customer was erased
  customer_id object_id references customers (id) on delete set null,
  email text not null,
  subtotal bigint not null,
  shipping_cost bigint not null default 0,
  discount bigint not null default 0,
  total bigint generated always as (subtotal + shipping_cost - discount) stored check (total >= 0),
  refunded bigint not null default 0,
  currency text not null,
  coupon_id object_id references coupons (id),
  -- the coupon as it was when applied, in the shape of the contract
  coupon jsonb,
  status text not null default 'pending' check (status in ('pending', 'processing', 'paid', 'cancelled', 'refunded')),
  payment_status text not null default 'unpaid',
  payment_method_id object_id references payment_methods (id),
  proof jsonb,
  note text,
  shipping_address jsonb,
  expires_at timestamptz(3),
  paid_at timestamptz(3),
  stock_held boolean not null default true,
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index orders_number on orders (shop_id, number);
create index orders_of_shop on orders (shop_id, created_at desc, id desc) where deleted_at is null;
create index orders_by_status on orders (shop_id, status, created_at desc, id desc) where deleted_at is null;
create index orders_of_shopper on orders (shop_id, user_id, created_at desc, id desc) where deleted_at is null;
create index orders_of_customer on orders (customer_id) where customer_id is not null;
-- What a guest ordered moves to the account at sign-in.
create index orders_of_user on orders (user_id);
create index orders_to_expire on orders (expires_at) where status = 'pending' and expires_at is not null;

create table order_items (
  id object_id primary key,
  shop_id object_id not null references shops (id),
  order_id object_id not null references orders (id),
  product_id object_id not null references products (id),
  variant_id object_id references variants (id),
  name text not null,
  variant_name text,
  image text,
  options jsonb not null default '{}',
  unit_price bigint not null,
  quantity integer not null,
  auto_renew boolean not null default false,
  -- digital products hold no stock
  holds_stock boolean not null,
  position integer not null
);
create index order_items_of_order on order_items (order_id, position);
create index order_items_of_product on order_items (product_id);

-- One use of a coupon: an order has at most one.
create table coupon_redemptions (
  order_id object_id primary key references orders (id),
  shop_id object_id not null references shops (id),
  coupon_id object_id not null references coupons (id),
  user_id object_id not null references users (id),
  created_at timestamptz(3) not null default now()
);
create index coupon_redemptions_of_shopper on coupon_redemptions (coupon_id, user_id);

-- An attempt to be paid. `reference` is what the provider knows it by, and its idempotency key.
create table payments (
  id object_id primary key,
  shop_id object_id not null references shops (id),
  order_id object_id not null references orders (id),
  provider text not null,
  reference text not null unique,
  amount bigint not null,
  currency text not null,
  -- intent: the provider may have charged, we do not know yet; pending: its page waits for a card;
  -- returned: money for which the order no longer waited, so it goes back; transfer: the merchant confirms it
  state text not null default 'intent'
    check (state in ('intent', 'pending', 'succeeded', 'declined', 'abandoned', 'refunded', 'transfer')),
  card jsonb,
  authorization_url text,
  failure text,
  checked_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index payments_of_order on payments (order_id, created_at desc);
create index payments_open on payments (coalesce(checked_at, created_at)) where state in ('intent', 'pending');
-- Of parallel calls one charges, and one payment pays an order.
create unique index payments_one_open on payments (order_id) where state in ('intent', 'pending');
create unique index payments_one_succeeded on payments (order_id) where state = 'succeeded';

create table refunds (
  id object_id primary key,
  shop_id object_id not null references shops (id),
  order_id object_id not null references orders (id),
  -- null: paid back by the merchant outside the service (bank transfer)
  payment_id object_id references payments (id),
  -- excess: money that the order did not wait for, given back by the service; not counted in orders.refunded
  kind text not null default 'refund' check (kind in ('refund', 'excess')),
  amount bigint not null check (amount > 0),
  reason text,
  -- of the caller, so that a call repeated after a time-out goes on with the refund that it began
  idempotency_key text,
  state text not null default 'intent' check (state in ('intent', 'succeeded', 'failed')),
  checked_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index refunds_of_order on refunds (order_id);
create index refunds_open on refunds (coalesce(checked_at, created_at)) where state = 'intent';
create unique index refunds_repeated on refunds (order_id, idempotency_key) where idempotency_key is not null;
-- What is too much of a payment goes back once.
create unique index refunds_one_excess on refunds (payment_id) where kind = 'excess';
