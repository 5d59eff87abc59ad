-- Orders, and the coupons and payment methods that shoppers choose for them. Stock is reserved when an order
-- is placed.

create table coupons (
  id object_id,
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
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id)
);
create unique index coupons_code on coupons (shop_id, code) where deleted_at is null;
create index coupons_of_shop on coupons (shop_id, created_at desc, id desc) where deleted_at is null;

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

-- The number of a store's newest order. It is in a table of its own, so that placing an order locks no row
-- that all calls read.
create table order_numbers (
  shop_id object_id primary key references shops (id),
  last_number integer not null
) with (fillfactor = 50);

create table orders (
  id object_id,
  shop_id object_id not null references shops (id),
  number integer not null,
  user_id object_id not null references users (id),
  -- null once the customer is deleted
  customer_id object_id,
  email text not null,
  subtotal bigint not null,
  shipping_cost bigint not null default 0,
  discount bigint not null default 0,
  total bigint generated always as (subtotal + shipping_cost - discount) stored check (total >= 0),
  refunded bigint not null default 0,
  currency text not null,
  coupon_id object_id,
  -- the coupon as it was when applied, in the shape of the contract
  coupon jsonb,
  status text not null default 'pending' check (status in ('pending', 'processing', 'paid', 'cancelled', 'refunded')),
  payment_status text not null default 'unpaid',
  payment_method_id object_id,
  proof jsonb,
  note text,
  shipping_address jsonb,
  expires_at timestamptz(3),
  paid_at timestamptz(3),
  stock_held boolean not null default true,
  -- the claimed rate, in the shape of the contract
  shipping_rate jsonb,
  -- the newest shipment that is not cancelled
  shipment_id object_id,
  -- null: nothing to grant, or not paid yet
  grant_status text check (grant_status in ('granted', 'failed')),
  grant_error text,
  grant_attempts integer not null default 0,
  -- null: no automatic retry is due
  grant_next_at timestamptz(3),
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id),
  foreign key (shop_id, customer_id) references customers (shop_id, id),
  foreign key (shop_id, coupon_id) references coupons (shop_id, id),
  foreign key (shop_id, payment_method_id) references payment_methods (shop_id, id)
);
create unique index orders_number on orders (shop_id, number);
create index orders_of_shop on orders (shop_id, created_at desc, id desc) where deleted_at is null;
create index orders_by_status on orders (shop_id, status, created_at desc, id desc) where deleted_at is null;
create index orders_of_shopper on orders (shop_id, user_id, created_at desc, id desc) where deleted_at is null;
create index orders_of_customer on orders (customer_id) where customer_id is not null;
-- Finds a guest's orders, which move to the account at sign-in.
create index orders_of_user on orders (user_id);
create index orders_to_expire on orders (expires_at) where status = 'pending' and expires_at is not null;
create index orders_failed_grants on orders (shop_id, paid_at, id)
  where grant_status = 'failed' and status = 'paid' and deleted_at is null;
create index orders_grants_due on orders (grant_next_at)
  where grant_status = 'failed' and status = 'paid' and deleted_at is null;

create table order_items (
  id object_id,
  shop_id object_id not null references shops (id),
  order_id object_id not null,
  product_id object_id not null,
  variant_id object_id,
  name text not null,
  variant_name text,
  image text,
  options jsonb not null default '{}',
  unit_price bigint not null,
  quantity integer not null,
  auto_renew boolean not null default false,
  -- false for items that never run out, such as digital products
  holds_stock boolean not null,
  position integer not null,
  -- a digital product as it was offered: {accessType, allAccess}
  digital jsonb,
  primary key (id, shop_id),
  foreign key (shop_id, order_id) references orders (shop_id, id),
  foreign key (shop_id, product_id) references products (shop_id, id),
  foreign key (shop_id, variant_id) references variants (shop_id, id)
);
create index order_items_of_order on order_items (order_id, position);
create index order_items_of_product on order_items (product_id);

-- A use of a coupon; an order has at most one.
create table coupon_redemptions (
  order_id object_id,
  shop_id object_id not null references shops (id),
  coupon_id object_id not null,
  user_id object_id not null references users (id),
  created_at timestamptz(3) not null default now(),
  primary key (order_id, shop_id),
  foreign key (shop_id, order_id) references orders (shop_id, id),
  foreign key (shop_id, coupon_id) references coupons (shop_id, id)
);
create index coupon_redemptions_of_shopper on coupon_redemptions (coupon_id, user_id);

-- Changes of orders of which their shoppers are yet to be notified. A row exists until its e-mail and push
-- messages are queued, in one transaction; `facts` hold the state of the order at the change.
create table order_announcements (
  id object_id,
  shop_id object_id not null references shops (id),
  order_id object_id not null,
  change text not null
    check (change in ('placed', 'processing', 'paid', 'shipped', 'cancelled', 'refunded', 'excess_refunded')),
  facts jsonb not null,
  next_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  primary key (id, shop_id),
  foreign key (shop_id, order_id) references orders (shop_id, id)
);
create index order_announcements_due on order_announcements (next_at, id);
