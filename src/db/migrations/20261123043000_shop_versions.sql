-- The version of what the public sees of a store (decision 386): the sum of both tables. Each statement that writes such
-- rows adds a random number in its transaction. It is a row of its own, so that nobody who writes waits for anybody; the
-- job fold-counts sums them up. Neither table refers to the store: each row would lock it once more, and no store is deleted.
create table shop_versions (
  shop_id object_id not null primary key,
  total numeric not null
) with (fillfactor = 50);

create table shop_version_changes (
  shop_id object_id not null,
  change bigint not null default 1 + floor(random() * 4503599627370496),
  primary key (shop_id, change)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000, autovacuum_vacuum_insert_threshold = -1);

create function change_shop_versions() returns trigger language plpgsql as $$
begin
  insert into shop_version_changes (shop_id) select distinct shop_id from written;
  return null;
end $$;

create function change_own_version() returns trigger language plpgsql as $$
begin
  insert into shop_version_changes (shop_id) values (new.id);
  return null;
end $$;

create trigger shops_changed_version after update on shops for each row execute function change_own_version();

-- All that a cached reply is made of, but for banners, which the clock shows and hides. What triggers derive from these
-- (texts, tags, counts) is written along with them.
do $$
declare
  written text;
begin
  foreach written in array array['products', 'variants', 'categories', 'blogs'] loop
    execute format('create trigger %1$s_added_version after insert on %1$s
      referencing new table as written for each statement execute function change_shop_versions()', written);
    execute format('create trigger %1$s_changed_version after update on %1$s
      referencing new table as written for each statement execute function change_shop_versions()', written);
    execute format('create trigger %1$s_removed_version after delete on %1$s
      referencing old table as written for each statement execute function change_shop_versions()', written);
  end loop;
end $$;
