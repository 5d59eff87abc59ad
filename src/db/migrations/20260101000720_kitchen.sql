-- Kitchen tickets: what each station of a kitchen makes of an order.

create table tickets (
  id object_id,
  shop_id object_id not null references shops (id),
  order_id object_id not null,
  -- null: of foods without a station
  station text,
  -- the ids of the order's lines
  items text[] not null,
  state text not null default 'new' check (state in ('new', 'started', 'ready', 'done')),
  -- since when it is in its state
  moved_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  cancelled_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (id, shop_id),
  foreign key (shop_id, order_id) references orders (shop_id, id)
);
create unique index tickets_of_order on tickets (shop_id, order_id, coalesce(station, ''));
create index tickets_open on tickets (shop_id, due_at, created_at desc, id desc) where state <> 'done';
create index tickets_by_state on tickets (shop_id, state, due_at, created_at desc, id desc);
create index tickets_over on tickets (moved_at) where state = 'done';

-- Ids like those of src/base/ids.ts: they begin with the second of their creation.
create function new_object_id() returns text language sql volatile parallel safe set search_path = public, pg_temp
  return lpad(to_hex(cast(extract(epoch from clock_timestamp()) as bigint)), 8, '0')
    || left(replace(cast(gen_random_uuid() as text), '-', ''), 16);

-- Orders are paid and accepted in several places; a trigger forgets none, and writes the events of the tickets in the
-- same transaction (decision tickets-arise-with-the-status).
create function open_tickets() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  with line as (
    select order_items.id, position, (
      select station ->> 'name'
      from jsonb_array_elements(shops.kitchen -> 'stations') with ordinality as listed (station, place)
      where station -> 'foods' ? order_items.product_id or station -> 'categories' ? products.category_id
      order by station -> 'foods' ? order_items.product_id desc, place limit 1
    ) as station
    from order_items
    join products on products.id = order_items.product_id and products.shop_id = order_items.shop_id
    join shops on shops.id = order_items.shop_id
    where order_items.order_id = new.id and order_items.shop_id = new.shop_id and order_items.kind = 'food'
      and shops.kitchen is not null
  ),
  opened as (
    insert into tickets (id, shop_id, order_id, station, items, moved_at, due_at, created_at, updated_at)
    select new_object_id(), new.shop_id, new.id, station, array_agg(id order by position), new.updated_at,
      coalesce(new.due_at, new.updated_at), new.updated_at, new.updated_at
    from line group by station
    returning id
  )
  insert into events (id, shop_id, resource, resource_id, method, path, occurred_at, actor_kind, actor_id)
  select new_object_id(), new.shop_id, 'tickets', id, 'POST', '/tickets', clock_timestamp(), 'job', 'open-tickets'
  from opened;
  return null;
end $$;
create trigger orders_open_tickets after update of status on orders
  for each row when (old.status = 'pending' and new.status in ('processing', 'paid'))
  execute function open_tickets();

create function cancel_tickets() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  with cancelled as (
    update tickets set cancelled_at = new.updated_at, updated_at = new.updated_at
    where order_id = new.id and shop_id = new.shop_id and cancelled_at is null
    returning id
  )
  insert into events (id, shop_id, resource, resource_id, method, path, occurred_at, actor_kind, actor_id)
  select new_object_id(), new.shop_id, 'tickets', id, 'PATCH', '/tickets/' || id, clock_timestamp(), 'job',
    'open-tickets'
  from cancelled;
  return null;
end $$;
create trigger orders_cancel_tickets after update of status on orders
  for each row when (old.status in ('processing', 'paid') and new.status in ('cancelled', 'refunded'))
  execute function cancel_tickets();
