-- Kept sums of what a store has sold, by group (decision sums-by-group-are-kept-while-nothing-changes).

-- How often the sales of a day in UTC have changed. Those that wait in record_count_changes come on top, so that this
-- costs who writes nothing: fold-counts counts them when it takes them away. `settled` is the number up to which
-- keep-sales-sums has done its work.
create table sale_changes (
  shop_id object_id not null,
  day timestamptz(3) not null,
  changes bigint not null,
  settled bigint not null default 0,
  primary key (shop_id, day) include (changes)
) with (fillfactor = 50);
create index sale_changes_to_settle on sale_changes (day, shop_id) where changes <> settled;

create function count_sale_changes() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into sale_changes (shop_id, day, changes)
  select shop_id, date_trunc('day', begins, 'UTC'), count(*) from gone
  where kind = 'sales' and begins is not null group by 1, 2 order by 1, 2
  on conflict (shop_id, day) do update set changes = sale_changes.changes + excluded.changes;
  return null;
end $$;

create trigger sale_changes_counted after delete on record_count_changes
  referencing old table as gone for each statement execute function count_sale_changes();

-- A sale can move to another group without another amount: an order is sent to another country, or its customer is
-- deleted. That is a change of nothing on the day of the order, and on those of its refunds.
create function note_moved_sale() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into record_count_changes (shop_id, kind, key, begins, change, amount)
  select new.shop_id, 'sales', 'orders', date_trunc('hour', new.paid_at, 'UTC'), 0, 0 where new.paid_at is not null
  union all
  select shop_id, 'sales', 'refunds', date_trunc('hour', created_at, 'UTC'), 0, 0 from refunds
  where shop_id = new.shop_id and order_id = new.id and kind = 'refund' and state = 'succeeded';
  return null;
end $$;

create trigger orders_moved_to_group
  after update of shipping_address, customer_id, coupon_id, payment_method_id, discounts on orders
  for each row when ((old.paid_at is not null or old.refunded > 0) and (
    old.shipping_country is distinct from new.shipping_country or old.customer_id is distinct from new.customer_id
    or old.coupon_id is distinct from new.coupon_id or old.payment_method_id is distinct from new.payment_method_id
    or old.discounts <> new.discounts))
  execute function note_moved_sale();

-- The sums of a day or a month by one kind of group, made when the sales of the days in UTC that it touches had changed
-- `changes` times. Element n of the arrays is of group n; `orders`, `sales` and `refunded` are those of all orders.
-- They do not refer to the store, as the counts do not.
create table sales_sums (
  shop_id object_id not null,
  part text collate "C" not null,
  span text not null check (span in ('day', 'month')),
  begins timestamptz(3) not null,
  ends timestamptz(3) not null check (ends > begins),
  changes bigint not null,
  orders bigint not null,
  sales bigint not null,
  refunded bigint not null,
  keys text[] not null,
  group_orders bigint[] not null,
  group_pieces bigint[] not null,
  group_sales bigint[] not null,
  group_discounts bigint[] not null,
  group_refunded bigint[] not null,
  primary key (shop_id, part, begins, ends) include (span, changes)
);
