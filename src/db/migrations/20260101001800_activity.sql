-- The activity log: who did what, for merchants and for operators.

-- Both logs are append-only. What has been kept for its 400 days may go, and the person who is named in an entry once
-- their account is deleted; the argument is the column that names an account: its id, or its e-mail address. The role
-- of the service does not own the tables, and so cannot lift this (decision the-service-does-not-own-its-tables).
create function keep_activity() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  kept constant jsonb := to_jsonb(old) - array['address', 'name'];
begin
  if tg_op = 'DELETE' then
    if old.id < lpad(to_hex(extract(epoch from now() - interval '400 days')::bigint), 8, '0') then return old; end if;
  elsif to_jsonb(new) - array['address', 'name'] = kept
    and (new.address is null or new.address is not distinct from old.address)
    and (new.name is null or new.name is not distinct from old.name)
    and (
      tg_argv[0] = 'actor_id' and exists (select from users where id = old.actor_id and deleted_at is not null)
      or tg_argv[0] = 'name' and not exists (select from users where email = old.name)
    )
  then
    return new;
  end if;
  raise exception 'the activity log is append-only' using errcode = 'restrict_violation';
end $$;

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

create trigger activity_kept before update or delete on activity
  for each row execute function keep_activity('actor_id');

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
create trigger platform_activity_kept before update or delete on platform_activity
  for each row execute function keep_activity('name');
create index platform_activity_newest on platform_activity (created_at desc, id desc);
-- Finds the entries about an address, for an export and when its account is deleted.
create index platform_activity_of_name on platform_activity (name) where name is not null;
