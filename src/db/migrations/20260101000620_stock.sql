-- The ledger of stock: every change of what is on hand and of what open orders hold.

-- Ids grow in the order of the changes: seconds, then a number taken while the row that changes is locked.
create sequence stock_movement_numbers;

-- Triggers write it, whatever changes the stock (decision triggers-write-the-ledger-of-stock). It refers to nothing:
-- the triggers know that what they name exists, and a sale has no time for more look-ups.
create table stock_movements (
  id object_id not null default lpad(to_hex(floor(extract(epoch from clock_timestamp()))::bigint), 8, '0')
    || lpad(to_hex(nextval('stock_movement_numbers')), 16, '0'),
  shop_id object_id not null,
  product_id object_id not null,
  variant_id object_id,
  -- the names of reasons are in the contract
  reason text not null,
  -- how much more is on hand, and how much more of that open orders hold
  change integer not null,
  held_change integer not null,
  -- what is on hand and held after it
  on_hand integer not null,
  held integer not null,
  order_id object_id,
  -- null: the service itself
  actor_kind text,
  actor_id text,
  note text,
  created_at timestamptz(3) not null default clock_timestamp(),
  primary key (shop_id, id)
);
create index stock_movements_of_product on stock_movements (shop_id, product_id, id);
create index stock_movements_of_order on stock_movements (shop_id, order_id, id) where order_id is not null;
-- Finds the rarer reasons; every few rows are of one of the others.
create index stock_movements_by_reason on stock_movements (shop_id, reason, id)
  where reason not in ('hold', 'sale', 'cancellation', 'hold_expired');

create function keep_stock_movement() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'the ledger of stock is append-only' using errcode = 'restrict_violation';
end $$;
create trigger stock_movements_kept before update or delete on stock_movements
  for each row execute function keep_stock_movement();

-- Writes a movement. What caused it is in a setting of the transaction, as JSON (src/services/stock/cause.ts); without
-- one, the numbers tell a hold, a sale and a cancellation apart, and anything else is a correction.
create function write_stock_movement(
  shop text, product text, variant text, change integer, held_change integer, on_hand integer, held integer
) returns void language plpgsql set search_path = public, pg_temp as $$
declare
  cause constant jsonb := nullif(current_setting('storefront.stock', true), '')::jsonb;
begin
  insert into stock_movements
    (shop_id, product_id, variant_id, reason, change, held_change, on_hand, held, order_id, actor_kind, actor_id, note)
  values (
    shop, product, variant,
    coalesce(cause->>'reason', case
      when held_change > 0 then 'hold'
      when held_change < 0 and change < 0 then 'sale'
      when held_change < 0 then 'cancellation'
      else 'correction'
    end),
    change, held_change, on_hand, held, cause->>'orderId', cause->>'actorKind', cause->>'actorId', cause->>'note'
  );
end $$;

create function note_product_stock() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform write_stock_movement(
    new.shop_id, new.id, null, new.quantity + new.held - old.quantity - old.held, new.held - old.held,
    new.quantity + new.held, new.held
  );
  return null;
end $$;
create trigger products_moved_stock after update of quantity, held on products
  for each row when (old.quantity <> new.quantity or old.held <> new.held) execute function note_product_stock();

create function note_variant_stock() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform write_stock_movement(
    new.shop_id, new.product_id, new.id, new.quantity + new.held - old.quantity - old.held, new.held - old.held,
    new.quantity + new.held, new.held
  );
  return null;
end $$;
create trigger variants_moved_stock after update of quantity, held on variants
  for each row when (old.quantity <> new.quantity or old.held <> new.held) execute function note_variant_stock();

-- The stock with which new records begin, in one statement for all of them.
create function note_new_product_stock() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform write_stock_movement(shop_id, id, null, quantity + held, held, quantity + held, held)
  from added where quantity + held > 0 order by id;
  return null;
end $$;
create trigger products_added_stock after insert on products
  referencing new table as added for each statement when (is_first_written()) execute function note_new_product_stock();

create function note_new_variant_stock() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform write_stock_movement(shop_id, product_id, id, quantity + held, held, quantity + held, held)
  from added where quantity + held > 0 order by id;
  return null;
end $$;
create trigger variants_added_movement after insert on variants
  referencing new table as added for each statement when (is_first_written()) execute function note_new_variant_stock();

-- People who want to be told when a product or variant is back. A row ends with the e-mail that tells them.
create table stock_alerts (
  id object_id,
  shop_id object_id not null references shops (id),
  product_id object_id not null,
  variant_id object_id,
  email text not null,
  -- a code confirms for a while from here
  asked_at timestamptz(3) not null default now(),
  confirmed_at timestamptz(3),
  -- when they are told, now that pieces have come; null: they are waiting
  due_at timestamptz(3),
  primary key (id, shop_id),
  foreign key (shop_id, product_id) references products (shop_id, id) on delete cascade,
  foreign key (shop_id, variant_id) references variants (shop_id, id) on delete cascade
);
create unique index stock_alerts_of_item on stock_alerts (shop_id, product_id, coalesce(variant_id, ''), email);
-- Finds who waits for an item, in the order of asking.
create index stock_alerts_waiting on stock_alerts (shop_id, product_id, id)
  where confirmed_at is not null and due_at is null;
create index stock_alerts_due on stock_alerts (due_at) where due_at is not null;
create index stock_alerts_of_address on stock_alerts (email);
create index stock_alerts_of_variant on stock_alerts (shop_id, variant_id) where variant_id is not null;
create index stock_alerts_unconfirmed on stock_alerts (asked_at) where confirmed_at is null;

-- Lets as many as pieces came be told, those who asked first (decision as-many-are-told-as-pieces-came).
create function call_waiting() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  product constant text := case tg_argv[0] when 'variants' then to_jsonb(new)->>'product_id' else new.id end;
begin
  update stock_alerts set due_at = now() where shop_id = new.shop_id and id in (
    select waiting.id from stock_alerts waiting
    where waiting.shop_id = new.shop_id and waiting.product_id = product
      and waiting.variant_id is not distinct from case tg_argv[0] when 'variants' then new.id end
      and waiting.confirmed_at is not null and waiting.due_at is null
    order by waiting.id limit greatest(new.quantity, 0) - greatest(old.quantity, 0) for update skip locked
  );
  return null;
end $$;
create trigger products_restocked after update of quantity on products
  for each row when (new.quantity > old.quantity) execute function call_waiting('products');
create trigger variants_restocked after update of quantity on variants
  for each row when (new.quantity > old.quantity) execute function call_waiting('variants');
