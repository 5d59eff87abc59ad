-- The activity log: who did what, for merchants and for operators.

-- A store's log, for the merchant to read. The names of actions and of kinds of actors are in src/base/activity.ts.
create table activity (
  id object_id not null,
  shop_id object_id not null references shops (id),
  action text not null,
  actor_kind text not null,
  actor_id text,
  address text,
  resource_id object_id,
  name text,
  reason text,
  created_at timestamptz(3) not null default now(),
  primary key (id, shop_id)
);
create index activity_of_shop on activity (shop_id, created_at desc, id desc);
create index activity_by_action on activity (shop_id, action, created_at desc, id desc);
create index activity_by_actor on activity (shop_id, actor_kind, created_at desc, id desc);
create index activity_of_actor on activity (actor_id) where address is not null;
create index activity_of_operators on activity (created_at desc, id desc) where actor_kind = 'operator';

create function count_activity() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into record_count_changes (shop_id, kind, key, begins, change)
    select shop_id, 'activity', actor_kind || ' ' || action, date_trunc('day', created_at, 'UTC'), count(*)
    from added group by 1, 3, 4;
  else
    insert into record_count_changes (shop_id, kind, key, begins, change)
    select shop_id, 'activity', actor_kind || ' ' || action, date_trunc('day', created_at, 'UTC'), -count(*)
    from removed group by 1, 3, 4;
  end if;
  return null;
end $$;

create trigger activity_added after insert on activity
  referencing new table as added for each statement execute function count_activity();
create trigger activity_removed after delete on activity
  referencing old table as removed for each statement execute function count_activity();

-- Operators' actions that concern no single store.
create table platform_activity (
  id object_id primary key,
  action text not null,
  actor_kind text not null,
  actor_id text,
  address text,
  resource_id object_id,
  name text,
  reason text,
  created_at timestamptz(3) not null default now()
);
create index platform_activity_newest on platform_activity (created_at desc, id desc);
-- Finds the entries about an address, for an export and when its account is deleted.
create index platform_activity_of_name on platform_activity (name) where name is not null;
