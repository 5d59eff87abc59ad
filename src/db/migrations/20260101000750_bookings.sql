-- Bookings of services: who and what does them, when, and which times are taken.

create table resources (
  id object_id,
  shop_id object_id not null references shops (id),
  name text not null,
  kind text not null check (kind in ('person', 'room', 'thing')),
  -- working hours on the store's clocks, in the contract's shape: `periods` of a week, and `exceptions`
  hours jsonb not null,
  before_minutes integer not null default 0 check (before_minutes between 0 and 1440),
  after_minutes integer not null default 0 check (after_minutes between 0 and 1440),
  capacity integer not null default 1 check (capacity between 1 and 1000),
  active boolean not null default true,
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id)
);
create index resources_of_shop on resources (shop_id, created_at desc, id desc) where deleted_at is null;

create table resource_services (
  shop_id object_id not null references shops (id),
  resource_id object_id not null,
  product_id object_id not null,
  primary key (shop_id, product_id, resource_id),
  foreign key (shop_id, resource_id) references resources (shop_id, id),
  foreign key (shop_id, product_id) references products (shop_id, id)
);
create index resource_services_of_resource on resource_services (shop_id, resource_id);

-- How a service is booked; without a row, as the service suggests.
create table booking_rules (
  shop_id object_id not null references shops (id),
  product_id object_id not null,
  notice_minutes integer not null,
  days_ahead integer not null,
  -- null: slots follow each other by the duration of the service
  step_minutes integer,
  payment text not null check (payment in ('order', 'none')),
  cancel_hours integer not null,
  -- hundredths of a percent; null: too late to cancel
  late_fee integer,
  -- how many hours before the beginning guests are reminded; null: never
  reminder_hours integer default 24,
  updated_at timestamptz(3) not null default now(),
  primary key (shop_id, product_id),
  foreign key (shop_id, product_id) references products (shop_id, id)
);

create table bookings (
  id object_id,
  shop_id object_id not null references shops (id),
  product_id object_id not null,
  resource_id object_id not null,
  -- null: the merchant took it
  user_id object_id references users (id),
  order_id object_id,
  -- the line of the order
  item_id object_id,
  status text not null check (status in ('held', 'pending', 'confirmed', 'cancelled', 'expired', 'no_show')),
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  service_name text not null,
  -- what it cost when it was booked, in minor units
  price bigint not null,
  -- until when it can be cancelled freely, and what is kept later, in hundredths of a percent; null: too late
  cancel_until timestamptz(3) not null,
  late_fee integer,
  -- what was kept when it was cancelled, in minor units
  fee bigint,
  email text not null default '',
  name text not null default '',
  phone text,
  note text,
  -- a keyed hash of the network of a guest, whose holds are limited
  guest_address text,
  -- the number of changes that its guest was told of; calendars keep the event with the highest
  sequence integer not null default 0,
  -- how many hours before the beginning its guest is reminded; null: never
  reminder_hours integer,
  -- when that is, while it is to come; a trigger sets it
  remind_at timestamptz(3),
  -- a hold ends, unless an order takes it over
  expires_at timestamptz(3),
  -- when ending it is tried again
  expiry_next_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id),
  foreign key (shop_id, product_id) references products (shop_id, id),
  foreign key (shop_id, resource_id) references resources (shop_id, id),
  foreign key (shop_id, order_id) references orders (shop_id, id)
);
create index bookings_of_shop on bookings (shop_id, created_at desc, id desc);
create index bookings_by_change on bookings (shop_id, updated_at, id);
create index bookings_by_time on bookings (shop_id, starts_at, id);
create index bookings_of_user on bookings (user_id, shop_id, starts_at);
create index bookings_of_resource on bookings (shop_id, resource_id, starts_at);
create index bookings_of_network on bookings (shop_id, guest_address) where guest_address is not null;
create index bookings_of_order on bookings (shop_id, order_id) where order_id is not null;
create index bookings_to_remind on bookings (remind_at) where status = 'confirmed' and remind_at is not null;
create index bookings_expiring on bookings (greatest(expires_at, expiry_next_at)) where status = 'held';

-- The time that a booking takes of a resource, with what it needs before and after. A row is there exactly as long as
-- the booking takes it, so the constraints decide for held, pending and confirmed bookings alike
-- (decision a-constraint-decides-who-has-a-time).
create table booking_places (
  shop_id object_id not null references shops (id),
  booking_id object_id not null,
  resource_id object_id not null,
  seat integer not null,
  -- the service and its beginning: people and rooms do one thing at a time, with as many guests as they have seats;
  -- null for things, each piece of which is given out by itself
  session text,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null check (ends_at > starts_at),
  primary key (shop_id, booking_id),
  -- the place is taken first, which says whose booking it is
  foreign key (shop_id, booking_id) references bookings (shop_id, id) deferrable initially deferred,
  foreign key (shop_id, resource_id) references resources (shop_id, id),
  constraint booking_places_once exclude using gist (
    shop_id with =, resource_id with =, seat with =, tstzrange(starts_at, ends_at) with &&
  ),
  constraint booking_places_one_session exclude using gist (
    shop_id with =, resource_id with =, tstzrange(starts_at, ends_at) with &&, session with <>
  )
);

-- The secret addresses of calendars. They are shown again in the console, so they are sealed, and found by a hash.
create table calendar_addresses (
  id object_id,
  shop_id object_id not null references shops (id),
  -- null: the bookings of all resources
  resource_id object_id,
  token_hash text not null,
  token text not null,
  created_at timestamptz(3) not null default now(),
  primary key (id, shop_id),
  unique (token_hash, shop_id),
  foreign key (shop_id, resource_id) references resources (shop_id, id)
);
create unique index calendar_addresses_once on calendar_addresses (shop_id, coalesce(resource_id, ''));

-- News that the guests of bookings have not been told yet. A row exists until its e-mail is queued, in one transaction; it has
-- the times of the change, because the booking may have changed again by then.
create table booking_announcements (
  id object_id,
  shop_id object_id not null references shops (id),
  booking_id object_id not null,
  change text not null check (change in ('confirmed', 'moved', 'cancelled', 'reminder')),
  sequence integer not null,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  -- when it began before it was moved
  former_starts_at timestamptz(3),
  next_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  primary key (id, shop_id),
  foreign key (shop_id, booking_id) references bookings (shop_id, id)
);
create index booking_announcements_due on booking_announcements (next_at, id);

-- Bookings are confirmed, moved and cancelled in several places, and with their orders: triggers forget none
-- (decision guests-are-told-by-a-trigger). Guests hear nothing of holds, nor of what is over.
create function count_booking_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if (old.status <> 'confirmed' and new.status = 'confirmed')
    or (old.status = 'confirmed' and new.status = 'cancelled')
    or (new.status = 'confirmed'
      and (old.starts_at, old.ends_at, old.resource_id) <> (new.starts_at, new.ends_at, new.resource_id))
  then new.sequence := old.sequence + 1; end if;
  return new;
end $$;
create trigger bookings_count_change before update of status, starts_at, ends_at, resource_id on bookings
  for each row execute function count_booking_change();

-- A booking is reminded of once, and anew when it has been moved. Where it is confirmed or moved when the reminder would
-- have been sent, its guest has just heard of it.
create function set_booking_reminder() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.remind_at := new.starts_at - make_interval(hours => new.reminder_hours);
  if new.remind_at < now() then new.remind_at := null; end if;
  return new;
end $$;
create trigger bookings_set_reminder before insert on bookings
  for each row when (new.status = 'confirmed' and is_first_written()) execute function set_booking_reminder();
create trigger bookings_change_reminder before update of status, starts_at on bookings
  for each row when (new.status = 'confirmed' and (old.status, old.starts_at) <> (new.status, new.starts_at))
  execute function set_booking_reminder();

create function announce_booking() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  was text := case when tg_op = 'UPDATE' then old.status end;
  former timestamptz := case when was = 'confirmed' and new.status = 'confirmed' then old.starts_at end;
begin
  if new.email = '' or greatest(new.ends_at, former) < now() then return null; end if;
  insert into booking_announcements (id, shop_id, booking_id, change, sequence, starts_at, ends_at, former_starts_at)
  values (
    substr(md5(gen_random_uuid()::text), 1, 24), new.shop_id, new.id,
    case when new.status = 'cancelled' then 'cancelled' when was = 'confirmed' then 'moved' else 'confirmed' end,
    new.sequence, new.starts_at, new.ends_at, former
  );
  return null;
end $$;
create trigger bookings_announce_new after insert on bookings
  for each row when (new.status = 'confirmed' and is_first_written()) execute function announce_booking();
create trigger bookings_announce_change after update of status, starts_at, ends_at, resource_id on bookings
  for each row when (new.sequence <> old.sequence) execute function announce_booking();

-- A booking follows its order, which is paid, cancelled, refunded and expires in several places; a trigger forgets none.
-- The change of the order wakes those who deliver the event.
create function move_bookings_of_order() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  next text := case when new.status in ('cancelled', 'refunded') then 'cancelled' else 'confirmed' end;
begin
  if not exists (select from bookings where shop_id = new.shop_id and order_id = new.id) then return null; end if;
  with moved as (
    update bookings set status = next, updated_at = clock_timestamp()
    where shop_id = new.shop_id and order_id = new.id and status <> next
      and status in ('pending', 'confirmed') and (next = 'cancelled' or status = 'pending')
    returning id
  ), given_back as (
    delete from booking_places using moved
    where booking_places.shop_id = new.shop_id and booking_id = moved.id and next = 'cancelled'
  )
  insert into events (id, shop_id, resource, resource_id, method, path, occurred_at)
  select substr(md5(gen_random_uuid()::text), 1, 24), new.shop_id, 'bookings', id, 'PATCH', '/bookings/' || id, clock_timestamp()
  from moved;
  return null;
end $$;
create trigger orders_move_bookings after update of status on orders
  for each row when (old.status <> new.status and new.status <> 'pending') execute function move_bookings_of_order();

-- People who want to be told when a time of a service becomes free on a day. A row ends with the e-mail that tells them,
-- or with the day.
create table time_alerts (
  id object_id,
  shop_id object_id not null references shops (id),
  product_id object_id not null,
  -- null: whichever resource does it
  resource_id object_id,
  -- on the store's clocks, and when it is over
  day date not null,
  forget_at timestamptz(3) not null,
  email text not null,
  -- a code confirms for a while from here
  asked_at timestamptz(3) not null default now(),
  confirmed_at timestamptz(3),
  -- when they are told, if a time is free then; null: they are waiting
  due_at timestamptz(3),
  primary key (id, shop_id),
  foreign key (shop_id, product_id) references products (shop_id, id) on delete cascade,
  foreign key (shop_id, resource_id) references resources (shop_id, id) on delete cascade
);
create unique index time_alerts_once on time_alerts (shop_id, product_id, day, coalesce(resource_id, ''), email);
-- Finds who waits for a day, in the order of asking.
create index time_alerts_waiting on time_alerts (shop_id, product_id, day, id)
  where confirmed_at is not null and due_at is null;
create index time_alerts_due on time_alerts (due_at) where due_at is not null;
create index time_alerts_of_address on time_alerts (email);
create index time_alerts_of_resource on time_alerts (shop_id, resource_id) where resource_id is not null;
create index time_alerts_unconfirmed on time_alerts (asked_at) where confirmed_at is null;
create index time_alerts_over on time_alerts (forget_at);

-- Places that bookings gave back on days for which people wait, until the next of them is called for each.
create table freed_places (
  id object_id,
  shop_id object_id not null references shops (id),
  resource_id object_id not null,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  next_at timestamptz(3) not null default now(),
  primary key (id, shop_id),
  foreign key (shop_id, resource_id) references resources (shop_id, id) on delete cascade
);
create index freed_places_due on freed_places (next_at, id);

-- Places are given back in several places; a trigger forgets none (decision one-is-told-for-each-place-that-came-free). It
-- runs when the transaction ends: a booking that was moved to where it was has given nothing back. The day of a zone
-- differs from that in UTC by one, and a period that began on the day before may last past midnight.
create function note_freed_place() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into freed_places (id, shop_id, resource_id, starts_at, ends_at)
  select substr(md5(gen_random_uuid()::text), 1, 24), old.shop_id, old.resource_id, old.starts_at, old.ends_at
  where old.ends_at > now()
    and not exists (
      select from booking_places as place
      where place.shop_id = old.shop_id and place.booking_id = old.booking_id
        and (place.resource_id, place.starts_at, place.ends_at) = (old.resource_id, old.starts_at, old.ends_at)
    )
    and exists (
      select from resource_services join time_alerts
        on time_alerts.shop_id = resource_services.shop_id and time_alerts.product_id = resource_services.product_id
      where resource_services.shop_id = old.shop_id and resource_services.resource_id = old.resource_id
        and time_alerts.day between cast(old.starts_at at time zone 'UTC' as date) - 2
          and cast(old.ends_at at time zone 'UTC' as date) + 1
    );
  return null;
end $$;
create constraint trigger booking_places_freed after delete on booking_places deferrable initially deferred
  for each row execute function note_freed_place();
