-- The numbers of what the remaining lists of a merchant show, by what these are narrowed by (decision 920).
create trigger pictures_added after insert on pictures
  referencing new table as added for each statement execute function count_records('pictures');
create trigger pictures_removed after delete on pictures
  referencing old table as removed for each statement execute function count_records('pictures');
create trigger shipments_added after insert on shipments
  referencing new table as added for each statement execute function count_records('shipments');
create trigger shipments_removed after delete on shipments
  referencing old table as removed for each statement execute function count_records('shipments');

-- By the kind of record that a note is about.
create function count_note() returns trigger language plpgsql as $$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, 'notes', coalesce(resource, ''), change
  from (values (old.shop_id, old.resource, -1), (new.shop_id, new.resource, 1)) as moved (shop_id, resource, change)
  where shop_id is not null;
  return null;
end $$;

create trigger notes_counted after insert or delete on notes for each row execute function count_note();
create trigger notes_recounted after update of resource on notes for each row
  when (old.resource is distinct from new.resource) execute function count_note();

create function count_task() returns trigger language plpgsql as $$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, 'tasks', status, change
  from (values (old.shop_id, old.status, -1), (new.shop_id, new.status, 1)) as moved (shop_id, status, change)
  where shop_id is not null;
  return null;
end $$;

create trigger tasks_counted after insert or delete on tasks for each row execute function count_task();
create trigger tasks_recounted after update of status on tasks for each row
  when (old.status <> new.status) execute function count_task();

-- Of the newsletter's addresses, those of its readers.
create function count_reader() returns trigger language plpgsql as $$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, 'readers', '', change
  from (values (old.shop_id, old.status, -1), (new.shop_id, new.status, 1)) as moved (shop_id, status, change)
  where shop_id is not null and status = 'subscribed';
  return null;
end $$;

create trigger readers_added after insert on newsletter_subscriptions for each row
  when (new.status = 'subscribed') execute function count_reader();
create trigger readers_removed after delete on newsletter_subscriptions for each row
  when (old.status = 'subscribed') execute function count_reader();
create trigger readers_recounted after update of status on newsletter_subscriptions for each row
  when ((old.status = 'subscribed') <> (new.status = 'subscribed')) execute function count_reader();

create function count_coupon() returns trigger language plpgsql as $$
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

-- Comments of a record as before, and those of the store with their replies.
create or replace function count_comment() returns trigger language plpgsql as $$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, kind, key, change
  from (values
    (old.shop_id, old.resource, old.resource_id, old.parent_id, old.hidden_at, old.deleted_at, -1),
    (new.shop_id, new.resource, new.resource_id, new.parent_id, new.hidden_at, new.deleted_at, 1)
  ) as moved (shop_id, resource, resource_id, parent_id, hidden_at, deleted_at, change)
  cross join lateral (values
    ('comments', case when parent_id is null and hidden_at is null then resource || ' ' || resource_id end),
    ('all comments', case when hidden_at is null then 'shown' else 'hidden' end)
  ) as counted (kind, key)
  where shop_id is not null and deleted_at is null and key is not null;
  return null;
end $$;

create or replace trigger comments_counted after insert or delete on comments
  for each row execute function count_comment();

-- Reviews of a product as before, also hidden ones, and those of the store.
create or replace function count_review() returns trigger language plpgsql as $$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, counted.kind, key || case when hidden_at is null then '' else ' hidden' end, change
  from (values
    (old.shop_id, old.product_id, old.rating, old.hidden_at, -1),
    (new.shop_id, new.product_id, new.rating, new.hidden_at, 1)
  ) as moved (shop_id, product_id, rating, hidden_at, change)
  cross join lateral (values
    ('reviews', product_id || ' ' || rating), ('all reviews', cast(rating as text))
  ) as counted (kind, key)
  where shop_id is not null;
  return null;
end $$;

create or replace trigger reviews_counted after insert or delete on reviews
  for each row execute function count_review();

-- The bytes that a store's pictures and digital files take up, and of its deleted files (decision 922).
create function count_bytes_of_picture() returns trigger language plpgsql as $$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, 'bytes', 'used', change * size
  from (values (old.shop_id, old.size, -1), (new.shop_id, new.size, 1)) as moved (shop_id, size, change)
  where shop_id is not null;
  return null;
end $$;

create trigger picture_files_counted after insert or delete on picture_files
  for each row execute function count_bytes_of_picture();
create trigger picture_files_recounted after update of size on picture_files for each row
  when (old.size <> new.size) execute function count_bytes_of_picture();

create function count_bytes_of_file() returns trigger language plpgsql as $$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, 'bytes', case when deleted_at is null then 'used' else 'deleted' end, change * size
  from (values (old.shop_id, old.size, old.deleted_at, -1), (new.shop_id, new.size, new.deleted_at, 1))
    as moved (shop_id, size, deleted_at, change)
  where shop_id is not null;
  return null;
end $$;

create trigger digital_files_counted after insert or delete on digital_files
  for each row execute function count_bytes_of_file();
create trigger digital_files_recounted after update of size, deleted_at on digital_files for each row
  when (old.size <> new.size or (old.deleted_at is null) <> (new.deleted_at is null))
  execute function count_bytes_of_file();
