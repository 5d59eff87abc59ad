-- The schema that the migrations make. Written by `make schema`; a test fails while it is stale.

create domain object_id as text collate "C";
create extension if not exists btree_gin;
create extension if not exists btree_gist;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

CREATE OR REPLACE FUNCTION add_up_by_time()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into record_counts_by_time as sums (shop_id, kind, begins, key, total, amount)
  select shop_id, kind, begins, key, sum(change), coalesce(sum(amount), 0) from gone
  where begins is not null group by shop_id, kind, begins, key order by shop_id, kind, begins, key
  on conflict (shop_id, kind, begins, key)
    do update set total = sums.total + excluded.total, amount = sums.amount + excluded.amount;
  delete from record_counts_by_time as sums using (
    select distinct shop_id, kind, begins, key from gone where begins is not null
  ) as changed
  where (sums.shop_id, sums.kind, sums.begins, sums.key) = (changed.shop_id, changed.kind, changed.begins, changed.key)
    and sums.total = 0 and sums.amount = 0;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION announce_booking()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION applied_price(product products, own bigint)
 RETURNS bigint
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
RETURN CASE WHEN ((product).listed AND ((product).deleted_at IS NULL)) THEN COALESCE(own, (product).price) ELSE NULL::bigint END;

CREATE OR REPLACE FUNCTION barcode_of(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT CASE WHEN (typed.code ~ '^0[0-9]{13}$'::text) THEN substr(typed.code, 2) WHEN (typed.code ~ '^[0-9]{13}$'::text) THEN typed.code WHEN (typed.code ~ '^[0-9]{12}$'::text) THEN ('0'::text || typed.code) WHEN (typed.code ~ '^[0-9]{8}$'::text) THEN ('00000'::text || typed.code) WHEN ((typed.code ~ '^[0-9]{9}[0-9x]$'::text) AND (SELECT ((sum((digits.n * CASE digits.digit WHEN 'x'::text THEN 10 ELSE (digits.digit)::integer END)) % (11)::numeric) = (0)::numeric) FROM string_to_table(reverse(typed.code), NULL::text) WITH ORDINALITY digits(digit, n))) THEN (SELECT (isbn.body || ((10 - (sum(((digits.digit)::integer * CASE WHEN ((digits.n % (2)::bigint) = 0) THEN 3 ELSE 1 END)) % (10)::bigint)) % (10)::bigint)) FROM (SELECT ('978'::text || "left"(typed.code, 9)) AS body) isbn, LATERAL string_to_table(isbn.body, NULL::text) WITH ORDINALITY digits(digit, n) GROUP BY isbn.body) ELSE NULL::text END AS "case" FROM (SELECT translate(folded($1), ' -'::text, ''::text) AS code) typed);

CREATE OR REPLACE FUNCTION beginning_word(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (('% '::text || literally(TRIM(BOTH FROM searchable_name($1)))) || '%'::text);

CREATE OR REPLACE FUNCTION below_category(above categories)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
RETURN ((above).ancestors || jsonb_build_object('_id', (above).id, 'name', (above).name, 'slug', (above).slug));

CREATE OR REPLACE FUNCTION call_waiting()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION cancel_tickets()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION change_own_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into shop_version_changes (shop_id) values (new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION change_shop_versions()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into shop_version_changes (shop_id) select distinct shop_id from written;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION change_text_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, 'texts', '', 1 + floor(random() * 1048576) from written group by shop_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION change_version_of_texts()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  values (coalesce(new.shop_id, old.shop_id), 'texts', tg_argv[0], 1 + floor(random() * 1048576));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION changed_custom(details jsonb, changes jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN changed_details(details, jsonb_build_object('custom', changed_details((details -> 'custom'::text), changes)));

CREATE OR REPLACE FUNCTION changed_details(before jsonb, changes jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN NULLIF(jsonb_strip_nulls((COALESCE(before, '{}'::jsonb) || COALESCE(changes, '{}'::jsonb))), '{}'::jsonb);

CREATE OR REPLACE FUNCTION changed_scope_at(product products)
 RETURNS timestamptz
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
RETURN (SELECT product_scopes.until FROM product_scopes WHERE (((product_scopes.shop_id)::text = ((changed_scope_at.product).shop_id)::text) AND ((product_scopes.product_id)::text = ((changed_scope_at.product).id)::text) AND (product_scopes.until >= date_trunc('milliseconds'::text, now())) AND (product_scopes.xmin = (pg_current_xact_id_if_assigned())::xid)) LIMIT 1);

CREATE OR REPLACE FUNCTION chosen_modifiers(chosen jsonb, scale double precision)
 RETURNS jsonb
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return (
    select coalesce(jsonb_agg(one || jsonb_build_object(
      'price', (one ->> 'price')::float8 / scale, 'total', (one ->> 'total')::float8 / scale,
      'modifiers', chosen_modifiers(one -> 'modifiers', scale)
    ) order by place), '[]')
    from jsonb_array_elements(chosen) with ordinality as listed (one, place)
  );
end $function$;

CREATE OR REPLACE FUNCTION containing(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (('%'::text || literally(searchable($1))) || '%'::text);

CREATE OR REPLACE FUNCTION containing_apart(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (('%'::text || literally(TRIM(BOTH FROM joined_words(translate(folded($1), '-''`´·・ʾʿ׳״'::text, ' '::text))))) || '%'::text);

CREATE OR REPLACE FUNCTION containing_name(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (TRIM(BOTH FROM searchable_name($1)) <> ''::text) THEN (('%'::text || literally(searchable_name($1))) || '%'::text) ELSE NULL::text END;

CREATE OR REPLACE FUNCTION count_activity()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION count_blog()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, 'blogs', case when published_at is null then 'draft' else 'published' end, change
  from (values
    (old.shop_id, old.published_at, old.deleted_at, -1),
    (new.shop_id, new.published_at, new.deleted_at, 1)
  ) as moved (shop_id, published_at, deleted_at, change)
  where shop_id is not null and deleted_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_booking_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if (old.status <> 'confirmed' and new.status = 'confirmed')
    or (old.status = 'confirmed' and new.status = 'cancelled')
    or (new.status = 'confirmed'
      and (old.starts_at, old.ends_at, old.resource_id) <> (new.starts_at, new.ends_at, new.resource_id))
  then new.sequence := old.sequence + 1; end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION count_bytes_of_file()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, 'bytes', case when deleted_at is null then 'used' else 'deleted' end, change * size
  from (values (old.shop_id, old.size, old.deleted_at, -1), (new.shop_id, new.size, new.deleted_at, 1))
    as moved (shop_id, size, deleted_at, change)
  where shop_id is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_bytes_of_picture()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, 'bytes', 'used', change * size
  from (values (old.shop_id, old.size, -1), (new.shop_id, new.size, 1)) as moved (shop_id, size, change)
  where shop_id is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_bytes_of_proof()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, 'bytes', 'proofs', change * size
  from (values (old.shop_id, old.size, -1), (new.shop_id, new.size, 1)) as moved (shop_id, size, change)
  where shop_id is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_comment()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION count_coupon()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, 'coupons', '', change
  from (values (old.shop_id, old.deleted_at, -1), (new.shop_id, new.deleted_at, 1)) as moved (shop_id, deleted_at, change)
  where shop_id is not null and deleted_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_new_products()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, kind || 's', product_count_key(category_id, listed, stocked), count(*)
  from added where deleted_at is null group by 1, 2, 3;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_note()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, 'notes', coalesce(resource, ''), change
  from (values (old.shop_id, old.resource, -1), (new.shop_id, new.resource, 1)) as moved (shop_id, resource, change)
  where shop_id is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_order()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into record_count_changes (shop_id, kind, key, begins, change, amount)
  with moved (shop_id, status, payment_status, fulfilment_status, deleted_at, created_at, paid_at, total, change) as (values
    (old.shop_id, old.status, old.payment_status, old.fulfilment_status, old.deleted_at, old.created_at, old.paid_at, old.total, -1),
    (new.shop_id, new.status, new.payment_status, new.fulfilment_status, new.deleted_at, new.created_at, new.paid_at, new.total, 1)
  )
  select shop_id, 'orders', status || ' ' || payment_status || ' ' || fulfilment_status, date_trunc('day', created_at, 'UTC'), change, null
  from moved where shop_id is not null and deleted_at is null
  union all
  select shop_id, 'sales', 'orders', date_trunc('hour', paid_at, 'UTC'), change, change * total
  from moved where paid_at is not null
    and (tg_op <> 'UPDATE' or old.paid_at is distinct from new.paid_at or old.total <> new.total);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_product()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, kind || 's', product_count_key(category_id, listed, stocked), change
  from (values
    (old.shop_id, old.kind, old.category_id, old.listed, old.stocked, old.deleted_at, -1),
    (new.shop_id, new.kind, new.category_id, new.listed, new.stocked, new.deleted_at, 1)
  ) as moved (shop_id, kind, category_id, listed, stocked, deleted_at, change)
  where shop_id is not null and deleted_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_reader()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, 'readers', '', change
  from (values (old.shop_id, old.status, -1), (new.shop_id, new.status, 1)) as moved (shop_id, status, change)
  where shop_id is not null and status = 'subscribed';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_records()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into record_count_changes (shop_id, kind, key, change)
    select shop_id, tg_argv[0], '', count(*) from added group by shop_id;
  else
    insert into record_count_changes (shop_id, kind, key, change)
    select shop_id, tg_argv[0], '', -count(*) from removed group by shop_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_refund()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into record_count_changes (shop_id, kind, key, begins, change, amount)
  select shop_id, 'sales', 'refunds', date_trunc('hour', created_at, 'UTC'), change, change * amount
  from (values
    (old.shop_id, old.kind, old.state, old.created_at, old.amount, -1),
    (new.shop_id, new.kind, new.state, new.created_at, new.amount, 1)
  ) as moved (shop_id, kind, state, created_at, amount, change)
  where kind = 'refund' and state = 'succeeded';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_renewal()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into record_count_changes (shop_id, kind, key, begins, change, amount)
  select shop_id, 'sales', 'renewals', date_trunc('hour', created_at, 'UTC'), change, change * amount
  from (values
    (old.shop_id, old.state, old.created_at, old.amount, -1),
    (new.shop_id, new.state, new.created_at, new.amount, 1)
  ) as moved (shop_id, state, created_at, amount, change)
  where state = 'succeeded';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_returned()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update order_items set returned = returned + new.counted - coalesce(old.counted, 0)
  where shop_id = new.shop_id and id = new.item_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_review()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION count_sale_changes()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into sale_changes (shop_id, day, changes)
  select shop_id, date_trunc('day', begins, 'UTC'), count(*) from gone
  where kind = 'sales' and begins is not null group by 1, 2 order by 1, 2
  on conflict (shop_id, day) do update set changes = sale_changes.changes + excluded.changes;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION count_task()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, 'tasks', status, change
  from (values (old.shop_id, old.status, -1), (new.shop_id, new.status, 1)) as moved (shop_id, status, change)
  where shop_id is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION customer_text(name text, email text, phone text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((' '::text || searchable_name(((((name || ' '::text) || email) || ' '::text) || COALESCE(phone, ''::text)))) || COALESCE(('
'::text || phone_digits(phone)), ''::text));

CREATE OR REPLACE FUNCTION discounted_price(product products, price bigint, at timestamptz, hours boolean)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  period record;
  together bigint := price;
  least_alone bigint := price;
begin
  for period in
    with former as (
      select category_id, tags from product_scopes
      where shop_id = product.shop_id and product_id = product.id and until > at
      order by until limit 1
    ), facts as (
      select category_id, tags from former
      union all
      select product.category_id, product.tags where not exists (select from former)
    )
    select exclusive, percent from discount_periods, facts
    where shop_id = product.shop_id and begins_at <= at and ends_at > at and minimum <= price
      and (hours or not by_hours)
      and (
        applies_to is null or applies_to -> 'products' @> to_jsonb(cast(product.id as text))
        or applies_to -> 'categories' @> to_jsonb(cast(facts.category_id as text))
        or exists (select from unnest(facts.tags) tag where applies_to -> 'tags' @> to_jsonb(tag))
      )
    order by priority desc, applies_to is null, discount_id collate "C"
  loop
    if period.exclusive then
      least_alone := least(least_alone, less_percent(price, period.percent));
    else
      together := less_percent(together, period.percent);
    end if;
  end loop;
  return least(together, least_alone);
end $function$;

CREATE OR REPLACE FUNCTION event_position()
 RETURNS xid8
 LANGUAGE sql
RETURN (SELECT (((((pg_current_xact_id())::text)::numeric + (event_clock.ahead)::numeric))::text)::xid8 AS xid8 FROM event_clock);

CREATE OR REPLACE FUNCTION folded(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (octet_length($1) = length($1)) THEN lower(($1 COLLATE "C")) ELSE translate(lower(unaccented(lower(without_marks(widened($1))))), 'ςأإآٱىیکة٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'::text, ('σاااايي'::text || 'كه01234567890123456789'::text)) END;

CREATE OR REPLACE FUNCTION free_guests_share()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update order_items set held_by_guest = false
  where order_id = new.id and shop_id = new.shop_id and held_by_guest;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION give_slot_back()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update order_slots set taken = taken - 1
  where shop_id = new.shop_id and way = new.handover ->> 'way' and starts_at = new.due_at and taken > 0;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION has_discount_periods(shop text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
RETURN (EXISTS (SELECT FROM discount_periods WHERE ((discount_periods.shop_id)::text = has_discount_periods.shop)));

CREATE OR REPLACE FUNCTION is_first_written()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (current_setting('storefront.from_archive'::text, true) IS DISTINCT FROM 'yes'::text);

CREATE OR REPLACE FUNCTION is_reduced(product products, own bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
RETURN COALESCE((applied_price(product, own) < GREATEST((product).compare_at_price, COALESCE(own, (product).price))), false);

CREATE OR REPLACE FUNCTION is_to_be_invoiced(o orders, settings jsonb)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce((settings ->> 'enabled')::boolean, false) and case settings ->> 'issueWhen'
    when 'accepted' then o.status in ('processing', 'paid')
    when 'shipped' then o.status = 'paid' and o.shipping_address is null
      or o.status in ('processing', 'paid') and o.shipment_id is not null
    else o.status = 'paid' end
$function$;

CREATE OR REPLACE FUNCTION joined_words(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (strpos($1, ' '::text) = 0) THEN $1 ELSE regexp_replace($1, '\m([a-z]) (?=[a-z])|([a-z]) (?=[0-9])|([0-9]) (?=[a-z])|([\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]) (?=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])'::text, '\1\2\3\4'::text, 'g'::text) END;

CREATE OR REPLACE FUNCTION keep_activity()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION keep_discount_periods()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  raise exception 'the past of discount_periods never changes';
end $function$;

CREATE OR REPLACE FUNCTION keep_former_slug()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into former_slugs (shop_id, kind, slug, record_id) values (old.shop_id, tg_argv[0], old.slug, old.id)
  on conflict (shop_id, kind, slug) do update set record_id = excluded.record_id, created_at = excluded.created_at;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION keep_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'UPDATE' and
    to_jsonb(old) - '{clearance,mailed_at,updated_at}'::text[] = to_jsonb(new) - '{clearance,mailed_at,updated_at}'::text[] then
    return new;
  end if;
  raise exception 'invoice % has been issued, and cannot be changed', old.number using errcode = 'integrity_constraint_violation';
end $function$;

CREATE OR REPLACE FUNCTION keep_order_history()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  new.history := new.history || jsonb_build_object(
    'at', to_char((case tg_op when 'INSERT' then new.created_at else new.updated_at end) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'status', new.status,
    'paymentStatus', new.payment_status
  );
  return new;
end $function$;

CREATE OR REPLACE FUNCTION keep_price_history()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  raise exception 'rows are only added to price_history';
end $function$;

CREATE OR REPLACE FUNCTION keep_stock_movement()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  raise exception 'the ledger of stock is append-only' using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION less_percent(price bigint, percent integer)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (price - (round((((price)::numeric * (percent)::numeric) / (10000)::numeric)))::bigint);

CREATE OR REPLACE FUNCTION literally(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN replace(replace(replace(NULLIF($1, ''::text), '\'::text, '\\'::text), '%'::text, '\%'::text), '_'::text, '\_'::text);

CREATE OR REPLACE FUNCTION modifier_tree(shop text, ids text[], scale double precision)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      '_id', g.id, 'name', g.name, 'min', g.min, 'max', g.max, 'included', g.included,
      'pricing', g.pricing, 'allowQuantities', g.allow_quantities,
      'options', (
        select jsonb_agg(option || jsonb_build_object(
          'price', (option ->> 'price')::float8 / scale,
          'available', (option ->> 'available')::boolean and (option ->> 'foodId' is null or exists (
            select from products p where p.shop_id = shop and p.id = option ->> 'foodId' and p.kind = 'food'
              and p.available and p.listed and p.deleted_at is null
          )),
          'groups', case when option -> 'groups' = '[]' then '[]'
            else modifier_tree(shop, array(select jsonb_array_elements_text(option -> 'groups')), scale) end
        ) order by place)
        from jsonb_array_elements(g.options) with ordinality as listed (option, place)
      )
    ) order by wanted.place), '[]')
    from unnest(ids) with ordinality as wanted (id, place)
    join modifier_groups g on g.shop_id = shop and g.id = wanted.id
  );
end $function$;

CREATE OR REPLACE FUNCTION move_bookings_of_order()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION move_subcategories()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update categories set ancestors = below_category(new), updated_at = new.updated_at
  where shop_id = new.shop_id and parent_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION new_object_id()
 RETURNS text
 LANGUAGE sql
 PARALLEL SAFE
 SET search_path TO 'public', 'pg_temp'
RETURN (lpad(to_hex((EXTRACT(epoch FROM clock_timestamp()))::bigint), 8, '0'::text) || "left"(replace((gen_random_uuid())::text, '-'::text, ''::text), 16));

CREATE OR REPLACE FUNCTION note_discount_period()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  moment timestamptz(3) := date_trunc('milliseconds', clock_timestamp());
  less integer := case new.effect ->> 'kind'
    when 'percentage' then cast(new.effect ->> 'percent' as integer)
    when 'steps' then (
      select max(cast(step ->> 'percent' as integer)) from jsonb_array_elements(new.effect -> 'steps') step
      where cast(step ->> 'from' as integer) <= 1
    )
  end;
begin
  delete from discount_periods where shop_id = new.shop_id and discount_id = new.id and begins_at >= moment;
  update discount_periods set ends_at = moment
  where shop_id = new.shop_id and discount_id = new.id and begins_at < moment and ends_at > moment;
  if new.active and new.deleted_at is null and less > 0 and new.ends_at >= moment
    and new.minimum_quantity <= 1 and not new.first_order and new.countries = '{}'
    and new.customer_tags = '{}'
  then
    insert into discount_periods (
      shop_id, discount_id, begins_at, ends_at, priority, exclusive, applies_to, percent, minimum, by_hours
    ) values (
      new.shop_id, new.id, greatest(moment, new.starts_at), new.ends_at + interval '1 millisecond',
      new.priority, new.exclusive, new.applies_to, less, new.minimum_subtotal, new.hours <> '[]'
    );
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_freed_place()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION note_moved_sale()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into record_count_changes (shop_id, kind, key, begins, change, amount)
  select new.shop_id, 'sales', 'orders', date_trunc('hour', new.paid_at, 'UTC'), 0, 0 where new.paid_at is not null
  union all
  select shop_id, 'sales', 'refunds', date_trunc('hour', created_at, 'UTC'), 0, 0 from refunds
  where shop_id = new.shop_id and order_id = new.id and kind = 'refund' and state = 'succeeded';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_new_product_stock()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform write_stock_movement(shop_id, id, null, quantity + held, held, quantity + held, held)
  from added where quantity + held > 0 order by id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_new_variant_stock()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform write_stock_movement(shop_id, product_id, id, quantity + held, held, quantity + held, held)
  from added where quantity + held > 0 order by id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_new_variants()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into stock_by_variants_changes (shop_id, product_id)
  select distinct shop_id, product_id from added where stocked and deleted_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_price(product products, record text, own bigint)
 RETURNS bigint
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  last price_history;
  -- A transaction that also changes the category or the tags changes all at once.
  moment timestamptz(3) := coalesce(changed_scope_at(product), clock_timestamp());
  applied bigint := applied_price(product, own);
  reduces boolean := is_reduced(product, own);
begin
  -- Nobody saw a price that this transaction noted before.
  delete from price_history where shop_id = product.shop_id and record_id = record
    and begins_at >= date_trunc('milliseconds', now()) and xmin = cast(pg_current_xact_id() as xid);
  select * into last from price_history where shop_id = product.shop_id and record_id = record
  order by begins_at desc limit 1;
  -- Two times of a record are never equal, even if the clock is set back.
  moment := greatest(moment, last.begins_at + interval '1 millisecond');
  if (last.price, last.reduced) is distinct from (applied, reduces) then
    insert into price_history (shop_id, record_id, begins_at, price, reduced)
    values (product.shop_id, record, moment, applied, reduces);
  end if;
  return case when reduces then prior_price(product, record, moment, false) end;
end $function$;

CREATE OR REPLACE FUNCTION note_price_of_product()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  new.prior_price := note_price(new, new.id, null);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION note_price_of_variant()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  product products;
begin
  select * into product from products where shop_id = new.shop_id and id = new.product_id;
  if new.deleted_at is not null then
    product.listed := false;
  end if;
  new.prior_price := note_price(product, new.id, new.price);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION note_prices_of_new_products()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into price_history (shop_id, record_id, begins_at, price, reduced)
  select shop_id, id, clock_timestamp(), applied_price(product, null), is_reduced(product, null)
  from added, lateral (select cast(row(added.*) as products) as product) as as_row;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_prices_of_new_variants()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
 SET enable_seqscan TO 'off'
AS $function$
begin
  insert into price_history (shop_id, record_id, begins_at, price, reduced)
  select added.shop_id, added.id, clock_timestamp(),
    case when added.deleted_at is null then applied_price(p, added.price) end,
    added.deleted_at is null and is_reduced(p, added.price)
  from added join products p on p.shop_id = added.shop_id and p.id = added.product_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_prices_of_variants()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  with locked as materialized (
    select id, price from variants where shop_id = new.shop_id and product_id = new.id and deleted_at is null
    order by id for no key update
  ), noted as materialized (
    select id, note_price(new, id, price) as prior from locked
  )
  update variants set prior_price = prior from noted
  where variants.shop_id = new.shop_id and variants.id = noted.id and prior_price is distinct from prior;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_product_in_variants()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into stock_by_variants_changes (shop_id, product_id) values (old.shop_id, old.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_product_stock()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform write_stock_movement(
    new.shop_id, new.id, null, new.quantity + new.held - old.quantity - old.held, new.held - old.held,
    new.quantity + new.held, new.held
  );
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_scope_of_product()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  -- Nobody saw what this transaction set before.
  insert into product_scopes (shop_id, product_id, until, category_id, tags)
  select new.shop_id, new.id, clock_timestamp(), old.category_id, old.tags where changed_scope_at(new) is null;
  new.prior_price := note_price(new, new.id, null);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION note_variant()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into stock_by_variants_changes (shop_id, product_id) values (old.shop_id, old.product_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION note_variant_stock()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform write_stock_movement(
    new.shop_id, new.product_id, new.id, new.quantity + new.held - old.quantity - old.held, new.held - old.held,
    new.quantity + new.held, new.held
  );
  return null;
end $function$;

CREATE OR REPLACE FUNCTION open_tickets()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION order_text(email text, address jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((' '::text || searchable_name(email)) || CASE WHEN (address IS NULL) THEN ''::text ELSE ((((searchable_name(((((('
 '::text || COALESCE((address ->> 'name'::text), ''::text)) || '
 '::text) || COALESCE((address ->> 'city'::text), ''::text)) || '
 '::text) || COALESCE((address ->> 'postalCode'::text), ''::text))) || '
 '::text) || COALESCE(translate(folded((address ->> 'postalCode'::text)), ' -'::text, ''::text), ''::text)) || '
 '::text) || COALESCE(phone_digits((address ->> 'phone'::text)), ''::text)) END);

CREATE OR REPLACE FUNCTION phone_digits(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN translate(replace(folded($1), '(0)'::text, ''::text), ' +-()./'::text, ''::text);

CREATE OR REPLACE FUNCTION place_category()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  new.ancestors := coalesce((
    select below_category(c) from categories c where c.shop_id = new.shop_id and c.id = new.parent_id
  ), '[]');
  return new;
end $function$;

CREATE OR REPLACE FUNCTION prior_price(product products, record text, at timestamptz, anew boolean)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  moment timestamptz;
  own price_history;
  applied bigint;
  later bigint;
  began timestamptz := case when anew then at end;
  lasts boolean := not anew;
  lowest bigint;
begin
  for moment in
    select begins_at from price_history
    where shop_id = product.shop_id and record_id = record and begins_at <= at
    union select begins_at from discount_periods where shop_id = product.shop_id and begins_at <= at
    union select ends_at from discount_periods where shop_id = product.shop_id and ends_at <= at
    union select until from product_scopes
    where shop_id = product.shop_id and product_id = product.id and until <= at
    order by 1 desc
  loop
    continue when anew and moment >= at;
    select * into own from price_history
    where shop_id = product.shop_id and record_id = record and begins_at <= moment
    order by begins_at desc limit 1;
    exit when not found;
    if lasts then
      applied := discounted_price(product, own.price, moment, false);
      if (own.reduced or applied < own.price) and (later is null or applied >= later) then
        began := moment;
        later := applied;
        continue;
      end if;
      exit when began is null;
      lasts := false;
    end if;
    lowest := least(lowest, discounted_price(product, own.price, moment, true));
    exit when moment <= began - interval '720 hours';
  end loop;
  return lowest;
end $function$;

CREATE OR REPLACE FUNCTION product_count_key(category_id text, listed boolean, stocked boolean)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN ((COALESCE(category_id, '-'::text) || CASE WHEN listed THEN ' listed'::text ELSE ' unlisted'::text END) || CASE WHEN stocked THEN ' stocked'::text ELSE ' empty'::text END);

CREATE OR REPLACE FUNCTION recount_records()
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'public', 'pg_temp'
AS $function$
  insert into record_count_changes (shop_id, kind, key, begins, change, amount)
  select shop_id, kind, key, begins, sum(number), nullif(sum(amount), 0) from (
    select shop_id, 'orders' as kind, status || ' ' || payment_status || ' ' || fulfilment_status as key, date_trunc('day', created_at, 'UTC') as begins,
        count(*) as number, 0::numeric as amount
      from orders where deleted_at is null group by 1, 3, 4
    union all select shop_id, 'sales', 'orders', date_trunc('hour', paid_at, 'UTC'), count(*), sum(total)
      from orders where paid_at is not null group by 1, 4
    union all select shop_id, 'sales', 'refunds', date_trunc('hour', created_at, 'UTC'), count(*), sum(amount)
      from refunds where kind = 'refund' and state = 'succeeded' group by 1, 4
    union all select shop_id, 'sales', 'renewals', date_trunc('hour', created_at, 'UTC'), count(*), sum(amount)
      from renewal_charges where state = 'succeeded' group by 1, 4
    union all select shop_id, 'activity', actor_kind || ' ' || action, date_trunc('day', created_at, 'UTC'), count(*), 0
      from activity group by 1, 3, 4
    union all select shop_id, counted.kind, key || case when hidden_at is null then '' else ' hidden' end, null, count(*), 0
      from reviews cross join lateral (values
        ('reviews', product_id || ' ' || rating), ('all reviews', cast(rating as text))
      ) as counted (kind, key) group by 1, 2, 3
    union all select shop_id, 'customers', '', null, count(*), 0 from customers group by 1
    union all select shop_id, 'notifications', '', null, count(*), 0 from notifications group by 1
    union all select shop_id, 'pictures', '', null, count(*), 0 from pictures group by 1
    union all select shop_id, 'shipments', '', null, count(*), 0 from shipments group by 1
    union all select shop_id, 'invoices', '', null, count(*), 0 from invoices group by 1
    union all select shop_id, 'notes', coalesce(resource, ''), null, count(*), 0 from notes group by 1, 3
    union all select shop_id, 'tasks', status, null, count(*), 0 from tasks group by 1, 3
    union all select shop_id, 'readers', '', null, count(*), 0
      from newsletter_subscriptions where status = 'subscribed' group by 1
    union all select shop_id, 'coupons', '', null, count(*), 0 from coupons where deleted_at is null group by 1
    union all select shop_id, kind || 's', product_count_key(category_id, listed, stocked), null, count(*), 0
      from products where deleted_at is null group by 1, 2, 3
    union all select shop_id, 'blogs', case when published_at is null then 'draft' else 'published' end, null, count(*), 0
      from blogs where deleted_at is null group by 1, 3
    union all select shop_id, 'comments', resource || ' ' || resource_id, null, count(*), 0
      from comments where parent_id is null and hidden_at is null and deleted_at is null group by 1, 3
    union all select shop_id, 'all comments', case when hidden_at is null then 'shown' else 'hidden' end, null, count(*), 0
      from comments where deleted_at is null group by 1, 3
    union all select shop_id, 'bytes', 'used', null, sum(size), 0 from picture_files group by 1
    union all select shop_id, 'bytes', case when deleted_at is null then 'used' else 'deleted' end, null, sum(size), 0
      from digital_files group by 1, 3
    union all select shop_id, 'bytes', 'proofs', null, sum(size), 0 from proof_files group by 1
    union all select shop_id, 'variants', key, null, count(*), 0 from stock_by_variants group by 1, 3
    union all select shop_id, kind, key, begins, -total, -amount from record_counts_by_time
    union all select shop_id, kind, key, null, total, 0 from record_counts_by_time
    union all select shop_id, kind, key, null, -total, 0 from record_counts where kind <> 'texts'
    union all select shop_id, kind, key, begins, -change, -coalesce(amount, 0) from record_count_changes where kind <> 'texts'
  ) as lacking
  group by shop_id, kind, key, begins having sum(number) <> 0 or sum(amount) <> 0;
  insert into stock_by_variants_changes (shop_id, product_id)
  select shop_id, id from products where in_variants and not stocked and kind = 'product' and deleted_at is null
  union select shop_id, product_id from stock_by_variants
$function$;

CREATE OR REPLACE FUNCTION refuse(refusal text, given json DEFAULT '{}'::json)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
  begin
    raise sqlstate 'SF001' using message = refusal, detail = given;
  end
$function$;

CREATE OR REPLACE FUNCTION register_webhook_host()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  new.webhook_host := coalesce(new.webhook_host, nullif(split_part(new.webhook_url, '/', 3), ''));
  if new.webhook_host is not null then
    insert into webhook_hosts (host) values (new.webhook_host) on conflict do nothing;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION report_paid_order()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update tax_reports set state = 'due', next_at = now()
  where shop_id = new.shop_id and id = new.id and state = 'waiting';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION report_refund()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into tax_reports (id, shop_id, order_id, refund_id, provider, amount, state)
  select new.id, new.shop_id, new.order_id, new.id, provider, new.amount, 'due' from tax_reports
  where shop_id = new.shop_id and id = new.order_id and state <> 'waiting' and new.amount > 0
  on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION request_cancellation()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into invoice_requests (shop_id, order_id, cause, subject_id)
  select new.shop_id, new.id, 'cancellation', new.id
  where exists (select from invoices where shop_id = new.shop_id and order_id = new.id)
    or exists (select from invoice_requests where shop_id = new.shop_id and order_id = new.id)
  on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION request_credit_note()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into invoice_requests (shop_id, order_id, cause, subject_id)
  select new.shop_id, new.order_id, 'refund', new.id
  where new.amount > 0 and (exists (select from invoices where shop_id = new.shop_id and order_id = new.order_id)
    or exists (select from invoice_requests where shop_id = new.shop_id and order_id = new.order_id))
  on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION request_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into invoice_requests (shop_id, order_id, cause, subject_id)
  select new.shop_id, new.id, 'order', new.id from shops
  where id = new.shop_id and is_to_be_invoiced(new, shops.invoices)
    and not exists (select from invoices where shop_id = new.shop_id and order_id = new.id)
  on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION scheduled_price(item scheduled_prices, before bigint, ending integer, scale integer)
 RETURNS bigint
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 WITH exact AS (
          SELECT COALESCE(((scheduled_price.item).price)::numeric, ((scheduled_price.before)::numeric * ((1)::numeric + ((scheduled_price.item).percent / (100)::numeric)))) AS price,
             ((scheduled_price.ending * scheduled_price.scale) / 100) AS decimals
         )
  SELECT (
         CASE
             WHEN ((scheduled_price.ending IS NULL) OR (exact.price = (0)::numeric)) THEN floor((exact.price + 0.5))
             ELSE ((GREATEST(floor((((exact.price - (exact.decimals)::numeric) / (scheduled_price.scale)::numeric) + 0.5)), (
             CASE exact.decimals
                 WHEN 0 THEN 1
                 ELSE 0
             END)::numeric) * (scheduled_price.scale)::numeric) + (exact.decimals)::numeric)
         END)::bigint AS int8
    FROM exact;
END;

CREATE OR REPLACE FUNCTION searchable(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN joined_words(translate(folded($1), '-''`´·・ʾʿ׳״'::text, ''::text));

CREATE OR REPLACE FUNCTION searchable_name(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (octet_length($1) = length($1)) THEN translate(lower(($1 COLLATE "C")), '-''`'::text, ' '::text) ELSE regexp_replace(translate(folded($1), '-・''`´ʾʿ׳״'::text, '  '::text), '([\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]) (?=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])'::text, '\1'::text, 'g'::text) END;

CREATE OR REPLACE FUNCTION separated(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN translate($1, './@:_+-&<>#~=*'::text, '              '::text);

CREATE OR REPLACE FUNCTION set_booking_reminder()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  new.remind_at := new.starts_at - make_interval(hours => new.reminder_hours);
  if new.remind_at < now() then new.remind_at := null; end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION stems_of(text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN strip((to_tsvector('english'::regconfig, separated(folded($1))) || to_tsvector('english'::regconfig, separated(searchable($1)))));

CREATE OR REPLACE FUNCTION tax_lines(taxes jsonb, scale double precision)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(jsonb_agg(tax || jsonb_build_object(
    'rate', (tax ->> 'rate')::float8 / 10000,
    'base', (tax ->> 'base')::float8 / scale,
    'amount', (tax ->> 'amount')::float8 / scale
  ) order by number), '[]')
  from jsonb_array_elements(taxes) with ordinality as stored (tax, number)
$function$;

CREATE OR REPLACE FUNCTION tax_sum(taxes jsonb, added bigint, scale double precision)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select jsonb_build_object(
    'included', coalesce(sum((tax ->> 'amount')::float8) filter (where (tax ->> 'included')::boolean), 0) / scale,
    'added', added / scale
  ) from jsonb_array_elements(taxes) as tax
$function$;

CREATE OR REPLACE FUNCTION text_of_product(product products, others text)
 RETURNS SETOF product_texts
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select product.id, product.shop_id, product.category_id,
    concat_ws(E'\n', searchable(said), searchable(translate(product.barcode, ' ', '')), barcode_of(product.barcode)),
    stems_of(said)
  from concat_ws(E'\n', product.name, product.description, array_to_string(product.tags, E'\n'), product.sku,
    product.details->>'vendor', others) as said
$function$;

CREATE OR REPLACE FUNCTION text_of_variants(shop text, product text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select string_agg(distinct word, E'\n') from variants v
  cross join lateral (
    select v.name union all select unnest(array[key, value]) from jsonb_each_text(v.options)
    union all values (v.sku), (translate(v.details->>'barcode', ' ', '')), (barcode_of(v.details->>'barcode'))
  ) words (word)
  where v.shop_id = shop and v.product_id = product and v.deleted_at is null
$function$;

CREATE OR REPLACE FUNCTION unaccented(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN unaccent('unaccent'::regdictionary, $1);

CREATE OR REPLACE FUNCTION unit_price(price bigint, measure jsonb, scale double precision)
 RETURNS jsonb
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN CASE WHEN (measure IS NOT NULL) THEN jsonb_build_object('price', ((round((((price)::numeric * ((measure ->> 'parts'::text))::numeric) / ((measure ->> 'amount'::text))::numeric)))::double precision / scale), 'per', (measure -> 'per'::text)) ELSE NULL::jsonb END;

CREATE OR REPLACE FUNCTION widened(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN ($1 ~ '[\u2460-\u24ff\u3130-\u318f\u3200-\u33ff\ufb00-\ufdff\ufe30-\ufefe\uff00-\uffef]'::text) THEN (SELECT string_agg(CASE WHEN (part.part[1] IS NULL) THEN part.part[2] ELSE NORMALIZE(part.part[1], NFKC) END, ''::text) AS string_agg FROM regexp_matches($1, ('([\u2460-\u24ff\u3130-\u318f\u3200-\u33ff\ufb00-\ufdff\ufe30-\ufefe\uff00-\uffef]+)'::text || '|([^\u2460-\u24ff\u3130-\u318f\u3200-\u33ff\ufb00-\ufdff\ufe30-\ufefe\uff00-\uffef]+)'::text), 'g'::text) part(part)) ELSE $1 END;

CREATE OR REPLACE FUNCTION with_members(record json, members jsonb)
 RETURNS json
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ((("left"((record)::text, '-1'::integer) || ','::text) || substr((members)::text, 2)))::json;

CREATE OR REPLACE FUNCTION without_category(details jsonb, category text)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
RETURN CASE WHEN ((details -> 'otherCategories'::text) @> to_jsonb(category)) THEN changed_details(details, jsonb_build_object('otherCategories', NULLIF(((details -> 'otherCategories'::text) - category), '[]'::jsonb))) ELSE details END;

CREATE OR REPLACE FUNCTION without_marks(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN regexp_replace($1, ('[\u00ad\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f'::text || '\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u08d3-\u08ff\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]'::text), ''::text, 'g'::text);

CREATE OR REPLACE FUNCTION words_of(text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((to_tsvector('simple'::regconfig, separated(folded($1))) || to_tsvector('english'::regconfig, separated(folded($1)))) || CASE WHEN (searchable($1) = folded($1)) THEN ''::tsvector ELSE to_tsvector('simple'::regconfig, separated(searchable($1))) END);

CREATE OR REPLACE FUNCTION write_product_categories()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'UPDATE' then
    delete from product_categories where shop_id = new.shop_id and product_id = new.id;
  end if;
  insert into product_categories (shop_id, category_id, product_id)
  select distinct new.shop_id, category_id, new.id
  from jsonb_array_elements_text(new.details->'otherCategories') as category_id
  order by 2;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION write_product_tags()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from product_tags where shop_id = new.shop_id and product_id = new.id;
  insert into product_tags (product_id, tag, shop_id, created_at)
  select distinct new.id, tag, new.shop_id, new.created_at from unnest(new.tags) as tag;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION write_product_text(product products, others text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'public', 'pg_temp'
AS $function$
  insert into product_texts (product_id, shop_id, category_id, text, stems)
  select product_id, shop_id, category_id, text, stems from text_of_product(product, others)
  on conflict (product_id, shop_id) do update
    set category_id = excluded.category_id, text = excluded.text, stems = excluded.stems
    where (product_texts.text, product_texts.category_id, product_texts.stems)
      is distinct from (excluded.text, excluded.category_id, excluded.stems)
$function$;

CREATE OR REPLACE FUNCTION write_stock_movement(shop text, product text, variant text, change integer, held_change integer, on_hand integer, held integer)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION write_tags_of_new_products()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into product_tags (product_id, tag, shop_id, created_at)
  select distinct id, tag, shop_id, created_at from added, unnest(tags) as tag;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION write_text_of_product()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform write_product_text(new, text_of_variants(new.shop_id, new.id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION write_text_of_variant()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform write_product_text(p, text_of_variants(p.shop_id, p.id)) from products p
  where p.shop_id = old.shop_id and p.id = old.product_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION write_texts_of_new_products()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into product_texts (product_id, shop_id, category_id, text, stems)
  select one.product_id, one.shop_id, one.category_id, one.text, one.stems
  from added, text_of_product(cast(row(added.*) as products), null) as one
  where added.kind = 'product' and not added.in_variants;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION write_texts_of_variants()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform write_product_text(p, text_of_variants(p.shop_id, p.id)) from products p
  where (p.shop_id, p.id) in (select shop_id, product_id from written);
  return null;
end $function$;

create table access_grants (
  id object_id not null,
  shop_id object_id not null,
  entitlement_id object_id not null,
  product_id object_id not null,
  order_id object_id,
  access_type text not null,
  days integer not null,
  revoked_at timestamptz(3),
  created_at timestamptz(3) default now() not null,
  constraint access_grants_pkey PRIMARY KEY (id, shop_id),
  constraint access_grants_access_type_check CHECK ((access_type = ANY (ARRAY['pass'::text, 'lifetime'::text]))),
  constraint access_grants_days_check CHECK ((days >= 0)),
  constraint access_grants_shop_id_entitlement_id_fkey FOREIGN KEY (shop_id, entitlement_id) REFERENCES entitlements(shop_id, id),
  constraint access_grants_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint access_grants_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id),
  constraint access_grants_shop_id_product_id_fkey FOREIGN KEY (shop_id, product_id) REFERENCES products(shop_id, id)
);
CREATE INDEX access_grants_of_entitlement ON access_grants (entitlement_id, created_at DESC);
CREATE UNIQUE INDEX access_grants_of_order ON access_grants (order_id, product_id, shop_id) WHERE (order_id IS NOT NULL);

create table activity (
  id object_id not null,
  shop_id object_id not null,
  action text not null,
  actor_kind text not null,
  actor_id text,
  address text,
  resource_id object_id,
  name text,
  reason text,
  created_at timestamptz(3) default now() not null,
  constraint activity_pkey PRIMARY KEY (id, shop_id),
  constraint activity_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX activity_by_action ON activity (shop_id, action, created_at DESC, id DESC);
CREATE INDEX activity_by_actor ON activity (shop_id, actor_kind, created_at DESC, id DESC);
CREATE INDEX activity_of_actor ON activity (actor_id) WHERE (address IS NOT NULL);
CREATE INDEX activity_of_operators ON activity (created_at DESC, id DESC) WHERE (actor_kind = 'operator'::text);
CREATE INDEX activity_of_shop ON activity (shop_id, created_at DESC, id DESC);
CREATE TRIGGER activity_added AFTER INSERT ON activity REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_activity();
CREATE TRIGGER activity_kept BEFORE DELETE OR UPDATE ON activity FOR EACH ROW EXECUTE FUNCTION keep_activity('actor_id');
CREATE TRIGGER activity_removed AFTER DELETE ON activity REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_activity();

create table agenda_jobs (
  id uuid default gen_random_uuid() not null,
  name character varying(255) not null,
  priority integer default 0 not null,
  next_run_at timestamptz,
  type character varying(10) default 'normal'::character varying not null,
  locked_at timestamptz,
  last_finished_at timestamptz,
  failed_at timestamptz,
  fail_count integer,
  fail_reason text,
  repeat_timezone character varying(100),
  last_run_at timestamptz,
  repeat_interval character varying(255),
  data jsonb default '{}'::jsonb,
  repeat_at character varying(255),
  disabled boolean default false,
  progress real,
  fork boolean default false,
  last_modified_by character varying(255),
  debounce_started_at timestamptz,
  start_date timestamptz,
  end_date timestamptz,
  skip_days jsonb,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  constraint agenda_jobs_pkey PRIMARY KEY (id),
  constraint agenda_jobs_type_check CHECK (((type)::text = ANY ((ARRAY['normal'::character varying, 'single'::character varying])::text[])))
);
CREATE INDEX agenda_jobs_find_and_lock ON agenda_jobs (name, next_run_at, priority DESC, locked_at, disabled) WHERE (disabled = false);
CREATE INDEX agenda_jobs_next_run ON agenda_jobs (next_run_at) WHERE (next_run_at IS NOT NULL);
CREATE UNIQUE INDEX agenda_jobs_single ON agenda_jobs (name) WHERE ((type)::text = 'single'::text);

create table agent_order_events (
  id object_id not null,
  shop_id object_id not null,
  order_id object_id not null,
  occurred_at timestamptz(3) not null,
  attempt integer default 0 not null,
  lease object_id,
  next_at timestamptz(3) not null,
  constraint agent_order_events_pkey PRIMARY KEY (id, shop_id),
  constraint agent_order_events_shop_id_order_id_key UNIQUE (shop_id, order_id),
  constraint agent_order_events_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX agent_order_events_due ON agent_order_events (attempt, next_at);

create table agent_signing_keys (
  id object_id not null,
  shop_id object_id not null,
  public_key jsonb not null,
  sealed_key text not null,
  created_at timestamptz(3) default now() not null,
  replaced_at timestamptz(3),
  constraint agent_signing_keys_pkey PRIMARY KEY (id, shop_id),
  constraint agent_signing_keys_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE UNIQUE INDEX agent_signing_keys_current ON agent_signing_keys (shop_id) WHERE (replaced_at IS NULL);
CREATE INDEX agent_signing_keys_of_shop ON agent_signing_keys (shop_id, created_at DESC);
CREATE INDEX agent_signing_keys_replaced ON agent_signing_keys (replaced_at) WHERE (replaced_at IS NOT NULL);

create table agents (
  id object_id not null,
  shop_id object_id not null,
  profile text not null,
  stopped_at timestamptz(3),
  pay_up_to bigint,
  has_orders boolean default false not null,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint agents_pkey PRIMARY KEY (id, shop_id),
  constraint agents_shop_id_profile_key UNIQUE (shop_id, profile),
  constraint agents_pay_up_to_check CHECK ((pay_up_to >= 0)),
  constraint agents_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX agents_idle ON agents (updated_at) WHERE ((stopped_at IS NULL) AND (NOT has_orders));
CREATE INDEX agents_of_shop ON agents (shop_id, created_at DESC, id DESC);
CREATE INDEX agents_stopped ON agents (shop_id) WHERE (stopped_at IS NOT NULL);

create table app_tokens (
  id object_id not null,
  shop_id object_id not null,
  installation_id object_id,
  family object_id,
  user_id object_id not null,
  name text default ''::text not null,
  kind text default 'access'::text not null,
  token_hash text not null,
  scopes text[] not null,
  signed_in_at timestamptz(3),
  used_at timestamptz(3),
  expires_at timestamptz(3) not null,
  renewable_until timestamptz(3),
  revoked_at timestamptz(3),
  created_at timestamptz(3) default now() not null,
  constraint app_tokens_pkey PRIMARY KEY (id),
  constraint app_tokens_token_hash_key UNIQUE (token_hash),
  constraint app_tokens_check CHECK (((kind = 'access'::text) OR ((family IS NOT NULL) AND (renewable_until IS NOT NULL)))),
  constraint app_tokens_kind_check CHECK ((kind = ANY (ARRAY['access'::text, 'refresh'::text]))),
  constraint app_tokens_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint app_tokens_shop_id_installation_id_fkey FOREIGN KEY (shop_id, installation_id) REFERENCES installations(shop_id, id),
  constraint app_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX app_tokens_of_family ON app_tokens (family);
CREATE INDEX app_tokens_of_installation ON app_tokens (installation_id) WHERE (revoked_at IS NULL);
CREATE INDEX app_tokens_of_shop ON app_tokens (shop_id, created_at DESC) WHERE (installation_id IS NULL);
CREATE INDEX app_tokens_of_user ON app_tokens (user_id);

create table apps (
  id object_id not null,
  owner_id object_id,
  name text not null,
  client_id text not null,
  confidential boolean default true not null,
  client_secret_hash text not null,
  redirect_uris text[] default '{}'::text[] not null,
  scopes text[] default '{}'::text[] not null,
  webhook_url text default ''::text not null,
  webhook_host text,
  topics text[],
  signing_secret text,
  previous_signing_secret text,
  previous_valid_until timestamptz(3),
  last_served_at timestamptz(3) default now() not null,
  failing_since timestamptz(3),
  failures integer default 0 not null,
  switched_off_at timestamptz(3),
  suspended_at timestamptz(3),
  suspension_reason text,
  described_at timestamptz(3),
  deleted_at timestamptz(3),
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint apps_pkey PRIMARY KEY (id),
  constraint apps_client_id_key UNIQUE (client_id),
  constraint apps_have_an_owner_or_a_description CHECK (((owner_id IS NULL) = (described_at IS NOT NULL))),
  constraint apps_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id),
  constraint apps_webhook_host_fkey FOREIGN KEY (webhook_host) REFERENCES webhook_hosts(host)
);
CREATE INDEX apps_of_host ON apps (webhook_host);
CREATE INDEX apps_of_owner ON apps (owner_id, created_at DESC);
CREATE TRIGGER webhook_host_is_registered BEFORE INSERT OR UPDATE OF webhook_url, webhook_host ON apps FOR EACH ROW EXECUTE FUNCTION register_webhook_host();

create table automatic_discounts (
  id object_id not null,
  shop_id object_id not null,
  name text not null,
  active boolean default true not null,
  priority integer default 0 not null,
  exclusive boolean default false not null,
  starts_at timestamptz(3) default now() not null,
  ends_at timestamptz(3) default '9999-12-31 23:59:59.999+00'::timestamptz not null,
  hours jsonb default '[]'::jsonb not null,
  minimum_subtotal bigint default 0 not null,
  minimum_quantity integer default 0 not null,
  first_order boolean default false not null,
  countries text[] default '{}'::text[] not null,
  customer_tags text[] default '{}'::text[] not null,
  applies_to jsonb,
  effect jsonb not null,
  deleted_at timestamptz(3),
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint automatic_discounts_pkey PRIMARY KEY (id, shop_id),
  constraint automatic_discounts_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX automatic_discounts_of_shop ON automatic_discounts (shop_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE TRIGGER automatic_discounts_added_period AFTER INSERT ON automatic_discounts FOR EACH ROW WHEN (is_first_written()) EXECUTE FUNCTION note_discount_period();
CREATE TRIGGER automatic_discounts_changed_period AFTER UPDATE ON automatic_discounts FOR EACH ROW WHEN (((((((((((((((old.active IS DISTINCT FROM new.active) OR (old.priority IS DISTINCT FROM new.priority)) OR (old.exclusive IS DISTINCT FROM new.exclusive)) OR (old.starts_at IS DISTINCT FROM new.starts_at)) OR (old.ends_at IS DISTINCT FROM new.ends_at)) OR (old.hours IS DISTINCT FROM new.hours)) OR (old.minimum_subtotal IS DISTINCT FROM new.minimum_subtotal)) OR (old.minimum_quantity IS DISTINCT FROM new.minimum_quantity)) OR (old.first_order IS DISTINCT FROM new.first_order)) OR (old.countries IS DISTINCT FROM new.countries)) OR (old.customer_tags IS DISTINCT FROM new.customer_tags)) OR (old.applies_to IS DISTINCT FROM new.applies_to)) OR (old.effect IS DISTINCT FROM new.effect)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION note_discount_period();

create table banners (
  id object_id not null,
  shop_id object_id not null,
  title text not null,
  image text not null,
  link text,
  placement text,
  "position" integer default 0 not null,
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint banners_pkey PRIMARY KEY (id, shop_id),
  constraint banners_check CHECK ((ends_at > starts_at)),
  constraint banners_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX banners_by_position ON banners (shop_id, "position", created_at DESC, id DESC);
CREATE INDEX banners_of_shop ON banners (shop_id, created_at DESC, id DESC);

create table blogs (
  id object_id not null,
  shop_id object_id not null,
  title text not null,
  slug text not null,
  excerpt text default ''::text not null,
  content text not null,
  searched text generated always as (searchable(((((title || ' '::text) || excerpt) || ' '::text) || content))) stored not null,
  cover text,
  tags text[] default '{}'::text[] not null,
  published_at timestamptz(3),
  deleted_at timestamptz(3),
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint blogs_pkey PRIMARY KEY (id, shop_id),
  constraint blogs_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX blogs_by_change ON blogs (shop_id, updated_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX blogs_of_shop ON blogs (shop_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX blogs_published ON blogs (shop_id, published_at DESC, id DESC) WHERE ((published_at IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX blogs_search ON blogs USING gin (shop_id, searched gin_trgm_ops) WHERE ((published_at IS NOT NULL) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX blogs_slug ON blogs (shop_id, slug) WHERE (deleted_at IS NULL);
CREATE INDEX blogs_tags ON blogs USING gin (shop_id, tags) WHERE ((published_at IS NOT NULL) AND (deleted_at IS NULL));
CREATE TRIGGER blogs_added_version AFTER INSERT ON blogs REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION change_shop_versions();
CREATE TRIGGER blogs_changed_version AFTER UPDATE ON blogs REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION change_shop_versions();
CREATE TRIGGER blogs_counted AFTER INSERT OR DELETE ON blogs FOR EACH ROW EXECUTE FUNCTION count_blog();
CREATE TRIGGER blogs_moved AFTER UPDATE OF slug ON blogs FOR EACH ROW WHEN ((old.slug <> new.slug)) EXECUTE FUNCTION keep_former_slug('blog');
CREATE TRIGGER blogs_recounted AFTER UPDATE OF published_at, deleted_at ON blogs FOR EACH ROW WHEN ((((old.published_at IS NULL) <> (new.published_at IS NULL)) OR ((old.deleted_at IS NULL) <> (new.deleted_at IS NULL)))) EXECUTE FUNCTION count_blog();
CREATE TRIGGER blogs_removed_texts AFTER DELETE ON blogs FOR EACH ROW EXECUTE FUNCTION change_version_of_texts('blogs');
CREATE TRIGGER blogs_removed_version AFTER DELETE ON blogs REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION change_shop_versions();
CREATE TRIGGER blogs_written_version AFTER INSERT OR UPDATE OF title, excerpt, content, tags, published_at, deleted_at ON blogs FOR EACH ROW EXECUTE FUNCTION change_version_of_texts('blogs');

create table booking_announcements (
  id object_id not null,
  shop_id object_id not null,
  booking_id object_id not null,
  change text not null,
  sequence integer not null,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  former_starts_at timestamptz(3),
  next_at timestamptz(3) default now() not null,
  created_at timestamptz(3) default now() not null,
  constraint booking_announcements_pkey PRIMARY KEY (id, shop_id),
  constraint booking_announcements_change_check CHECK ((change = ANY (ARRAY['confirmed'::text, 'moved'::text, 'cancelled'::text, 'reminder'::text]))),
  constraint booking_announcements_shop_id_booking_id_fkey FOREIGN KEY (shop_id, booking_id) REFERENCES bookings(shop_id, id),
  constraint booking_announcements_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX booking_announcements_due ON booking_announcements (next_at, id);

create table booking_places (
  shop_id object_id not null,
  booking_id object_id not null,
  resource_id object_id not null,
  seat integer not null,
  session text,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  constraint booking_places_pkey PRIMARY KEY (shop_id, booking_id),
  constraint booking_places_once EXCLUDE USING gist (shop_id WITH =, resource_id WITH =, seat WITH =, tstzrange(starts_at, ends_at) WITH &&),
  constraint booking_places_one_session EXCLUDE USING gist (shop_id WITH =, resource_id WITH =, tstzrange(starts_at, ends_at) WITH &&, session WITH <>),
  constraint booking_places_check CHECK ((ends_at > starts_at)),
  constraint booking_places_shop_id_booking_id_fkey FOREIGN KEY (shop_id, booking_id) REFERENCES bookings(shop_id, id) DEFERRABLE INITIALLY DEFERRED,
  constraint booking_places_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint booking_places_shop_id_resource_id_fkey FOREIGN KEY (shop_id, resource_id) REFERENCES resources(shop_id, id)
);
CREATE CONSTRAINT TRIGGER booking_places_freed AFTER DELETE ON booking_places DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_freed_place();

create table booking_rules (
  shop_id object_id not null,
  product_id object_id not null,
  notice_minutes integer not null,
  days_ahead integer not null,
  step_minutes integer,
  payment text not null,
  cancel_hours integer not null,
  late_fee integer,
  reminder_hours integer default 24,
  updated_at timestamptz(3) default now() not null,
  constraint booking_rules_pkey PRIMARY KEY (shop_id, product_id),
  constraint booking_rules_payment_check CHECK ((payment = ANY (ARRAY['order'::text, 'none'::text]))),
  constraint booking_rules_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint booking_rules_shop_id_product_id_fkey FOREIGN KEY (shop_id, product_id) REFERENCES products(shop_id, id)
);

create table bookings (
  id object_id not null,
  shop_id object_id not null,
  product_id object_id not null,
  resource_id object_id not null,
  user_id object_id,
  order_id object_id,
  item_id object_id,
  status text not null,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  service_name text not null,
  price bigint not null,
  cancel_until timestamptz(3) not null,
  late_fee integer,
  fee bigint,
  email text default ''::text not null,
  name text default ''::text not null,
  phone text,
  note text,
  guest_address text,
  sequence integer default 0 not null,
  reminder_hours integer,
  remind_at timestamptz(3),
  expires_at timestamptz(3),
  expiry_next_at timestamptz(3),
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint bookings_pkey PRIMARY KEY (id, shop_id),
  constraint bookings_status_check CHECK ((status = ANY (ARRAY['held'::text, 'pending'::text, 'confirmed'::text, 'cancelled'::text, 'expired'::text, 'no_show'::text]))),
  constraint bookings_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint bookings_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id),
  constraint bookings_shop_id_product_id_fkey FOREIGN KEY (shop_id, product_id) REFERENCES products(shop_id, id),
  constraint bookings_shop_id_resource_id_fkey FOREIGN KEY (shop_id, resource_id) REFERENCES resources(shop_id, id),
  constraint bookings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX bookings_by_change ON bookings (shop_id, updated_at, id);
CREATE INDEX bookings_by_time ON bookings (shop_id, starts_at, id);
CREATE INDEX bookings_expiring ON bookings (GREATEST(expires_at, expiry_next_at)) WHERE (status = 'held'::text);
CREATE INDEX bookings_of_network ON bookings (shop_id, guest_address) WHERE (guest_address IS NOT NULL);
CREATE INDEX bookings_of_order ON bookings (shop_id, order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX bookings_of_resource ON bookings (shop_id, resource_id, starts_at);
CREATE INDEX bookings_of_shop ON bookings (shop_id, created_at DESC, id DESC);
CREATE INDEX bookings_of_user ON bookings (user_id, shop_id, starts_at);
CREATE INDEX bookings_to_remind ON bookings (remind_at) WHERE ((status = 'confirmed'::text) AND (remind_at IS NOT NULL));
CREATE TRIGGER bookings_announce_change AFTER UPDATE OF status, starts_at, ends_at, resource_id ON bookings FOR EACH ROW WHEN ((new.sequence <> old.sequence)) EXECUTE FUNCTION announce_booking();
CREATE TRIGGER bookings_announce_new AFTER INSERT ON bookings FOR EACH ROW WHEN (((new.status = 'confirmed'::text) AND is_first_written())) EXECUTE FUNCTION announce_booking();
CREATE TRIGGER bookings_change_reminder BEFORE UPDATE OF status, starts_at ON bookings FOR EACH ROW WHEN (((new.status = 'confirmed'::text) AND ((old.status <> new.status) OR (old.starts_at <> new.starts_at)))) EXECUTE FUNCTION set_booking_reminder();
CREATE TRIGGER bookings_count_change BEFORE UPDATE OF status, starts_at, ends_at, resource_id ON bookings FOR EACH ROW EXECUTE FUNCTION count_booking_change();
CREATE TRIGGER bookings_set_reminder BEFORE INSERT ON bookings FOR EACH ROW WHEN (((new.status = 'confirmed'::text) AND is_first_written())) EXECUTE FUNCTION set_booking_reminder();

create table calendar_addresses (
  id object_id not null,
  shop_id object_id not null,
  resource_id object_id,
  token_hash text not null,
  token text not null,
  created_at timestamptz(3) default now() not null,
  constraint calendar_addresses_pkey PRIMARY KEY (id, shop_id),
  constraint calendar_addresses_token_hash_shop_id_key UNIQUE (token_hash, shop_id),
  constraint calendar_addresses_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint calendar_addresses_shop_id_resource_id_fkey FOREIGN KEY (shop_id, resource_id) REFERENCES resources(shop_id, id)
);
CREATE UNIQUE INDEX calendar_addresses_once ON calendar_addresses (shop_id, COALESCE((resource_id)::text, ''::text));

create table card_tries (
  id object_id not null,
  network text not null,
  site text not null,
  created_at timestamptz(3) default now() not null,
  constraint card_tries_pkey PRIMARY KEY (id)
);
CREATE INDEX card_tries_of_site ON card_tries (site, created_at DESC);
CREATE INDEX card_tries_old ON card_tries (created_at);

create table cart_items (
  id object_id not null,
  shop_id object_id not null,
  cart_id object_id not null,
  product_id object_id not null,
  variant_id object_id,
  options jsonb default '{}'::jsonb not null,
  modifiers jsonb,
  quantity integer not null,
  seen_price bigint not null,
  auto_renew boolean default false not null,
  created_at timestamptz(3) default now() not null,
  constraint cart_items_pkey PRIMARY KEY (id, shop_id),
  constraint cart_items_quantity_check CHECK (((quantity >= 1) AND (quantity <= 10000))),
  constraint cart_items_shop_id_cart_id_fkey FOREIGN KEY (shop_id, cart_id) REFERENCES carts(shop_id, id) ON DELETE CASCADE,
  constraint cart_items_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint cart_items_shop_id_product_id_fkey FOREIGN KEY (shop_id, product_id) REFERENCES products(shop_id, id),
  constraint cart_items_shop_id_variant_id_fkey FOREIGN KEY (shop_id, variant_id) REFERENCES variants(shop_id, id)
);
CREATE UNIQUE INDEX cart_items_line ON cart_items (cart_id, product_id, COALESCE((variant_id)::text, ''::text), md5((options)::text), COALESCE(md5((modifiers)::text), ''::text), shop_id);
CREATE INDEX cart_items_of_product ON cart_items (product_id);

create table carts (
  id object_id not null,
  shop_id object_id not null,
  user_id object_id not null,
  tax_id jsonb,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint carts_pkey PRIMARY KEY (id, shop_id),
  constraint carts_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint carts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX carts_of_shopper ON carts (shop_id, user_id);
CREATE INDEX carts_of_user ON carts (user_id);

create table categories (
  id object_id not null,
  shop_id object_id not null,
  name text not null,
  searched text generated always as (searchable(name)) stored not null,
  stems tsvector generated always as (stems_of(name)) stored not null,
  slug text not null,
  description text default ''::text not null,
  image text,
  parent_id object_id,
  ancestors jsonb default '[]'::jsonb not null,
  "position" integer default 0 not null,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint categories_pkey PRIMARY KEY (id, shop_id),
  constraint categories_ancestors_check CHECK ((jsonb_array_length(ancestors) < 5)),
  constraint categories_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint categories_shop_id_parent_id_fkey FOREIGN KEY (shop_id, parent_id) REFERENCES categories(shop_id, id)
);
CREATE INDEX categories_by_change ON categories (shop_id, updated_at, id);
CREATE INDEX categories_by_folded_name ON categories (shop_id, "position", folded(name), id);
CREATE INDEX categories_newest_of_parent ON categories (shop_id, parent_id, created_at DESC, id DESC);
CREATE INDEX categories_of_parent ON categories (shop_id, parent_id, "position", folded(name), id);
CREATE INDEX categories_of_shop ON categories (shop_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX categories_slug ON categories (shop_id, slug);
CREATE TRIGGER categories_added_version AFTER INSERT ON categories REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION change_shop_versions();
CREATE TRIGGER categories_changed_version AFTER UPDATE ON categories REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION change_shop_versions();
CREATE TRIGGER categories_led AFTER UPDATE OF name, slug, parent_id, ancestors ON categories FOR EACH ROW WHEN (((old.name <> new.name) OR (old.slug <> new.slug) OR (old.ancestors <> new.ancestors))) EXECUTE FUNCTION move_subcategories();
CREATE TRIGGER categories_moved AFTER UPDATE OF slug ON categories FOR EACH ROW WHEN ((old.slug <> new.slug)) EXECUTE FUNCTION keep_former_slug('category');
CREATE TRIGGER categories_placed BEFORE INSERT OR UPDATE OF parent_id ON categories FOR EACH ROW EXECUTE FUNCTION place_category();
CREATE TRIGGER categories_removed_version AFTER DELETE ON categories REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION change_shop_versions();
CREATE TRIGGER categories_renamed_version AFTER UPDATE OF name, slug ON categories FOR EACH ROW WHEN (((old.name <> new.name) OR (old.slug <> new.slug))) EXECUTE FUNCTION change_version_of_texts('foods');

create table checkout_sessions (
  id text not null,
  shop_id object_id not null,
  agent_id object_id not null,
  user_id object_id not null,
  state text default 'open'::text not null,
  cart_id text,
  plan jsonb not null,
  shown_total bigint,
  order_id object_id,
  sealed_link text,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint checkout_sessions_pkey PRIMARY KEY (id, shop_id),
  constraint checkout_sessions_check CHECK (((state = 'placed'::text) = (order_id IS NOT NULL))),
  constraint checkout_sessions_state_check CHECK ((state = ANY (ARRAY['cart'::text, 'open'::text, 'placed'::text, 'canceled'::text]))),
  constraint checkout_sessions_cart_id_shop_id_fkey FOREIGN KEY (cart_id, shop_id) REFERENCES checkout_sessions(id, shop_id) ON DELETE SET NULL (cart_id),
  constraint checkout_sessions_shop_id_agent_id_fkey FOREIGN KEY (shop_id, agent_id) REFERENCES agents(shop_id, id),
  constraint checkout_sessions_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint checkout_sessions_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id),
  constraint checkout_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX checkout_sessions_ended ON checkout_sessions (expires_at) WHERE (state <> 'placed'::text);
CREATE INDEX checkout_sessions_of_agent ON checkout_sessions (shop_id, agent_id, created_at DESC);
CREATE INDEX checkout_sessions_of_cart ON checkout_sessions (cart_id, shop_id) WHERE (cart_id IS NOT NULL);
CREATE UNIQUE INDEX checkout_sessions_of_order ON checkout_sessions (order_id, shop_id) WHERE (order_id IS NOT NULL);
CREATE INDEX checkout_sessions_of_user ON checkout_sessions (user_id);

create table comment_reactions (
  comment_id object_id not null,
  user_id object_id not null,
  shop_id object_id not null,
  liked boolean not null,
  created_at timestamptz(3) default now() not null,
  constraint comment_reactions_pkey PRIMARY KEY (comment_id, user_id, shop_id),
  constraint comment_reactions_shop_id_comment_id_fkey FOREIGN KEY (shop_id, comment_id) REFERENCES comments(shop_id, id),
  constraint comment_reactions_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint comment_reactions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX comment_reactions_of_user ON comment_reactions (user_id);

create table comment_reports (
  comment_id object_id not null,
  user_id object_id not null,
  shop_id object_id not null,
  reason text not null,
  created_at timestamptz(3) default now() not null,
  constraint comment_reports_pkey PRIMARY KEY (comment_id, user_id, shop_id),
  constraint comment_reports_shop_id_comment_id_fkey FOREIGN KEY (shop_id, comment_id) REFERENCES comments(shop_id, id),
  constraint comment_reports_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint comment_reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX comment_reports_of_shop ON comment_reports (shop_id, comment_id);
CREATE INDEX comment_reports_of_user ON comment_reports (user_id);

create table comments (
  id object_id not null,
  shop_id object_id not null,
  resource text not null,
  resource_id object_id not null,
  parent_id object_id,
  user_id object_id,
  body text not null,
  likes integer default 0 not null,
  dislikes integer default 0 not null,
  hidden_at timestamptz(3),
  deleted_at timestamptz(3),
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint comments_pkey PRIMARY KEY (id, shop_id),
  constraint comments_dislikes_check CHECK ((dislikes >= 0)),
  constraint comments_likes_check CHECK ((likes >= 0)),
  constraint comments_resource_check CHECK ((resource = ANY (ARRAY['product'::text, 'blog'::text]))),
  constraint comments_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint comments_shop_id_parent_id_fkey FOREIGN KEY (shop_id, parent_id) REFERENCES comments(shop_id, id),
  constraint comments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
) with (fillfactor=80);
CREATE INDEX comments_by_change ON comments (shop_id, updated_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX comments_hidden ON comments (shop_id, created_at DESC, id DESC) WHERE ((hidden_at IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX comments_of_parent ON comments (shop_id, parent_id, created_at DESC, id DESC) WHERE ((parent_id IS NOT NULL) AND (deleted_at IS NULL) AND (hidden_at IS NULL));
CREATE INDEX comments_of_resource ON comments (shop_id, resource, resource_id, created_at DESC, id DESC) WHERE (parent_id IS NULL);
CREATE INDEX comments_of_shop ON comments (shop_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX comments_of_user ON comments (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX comments_removed ON comments (shop_id, resource, resource_id) WHERE ((parent_id IS NULL) AND ((deleted_at IS NOT NULL) OR (hidden_at IS NOT NULL)));
CREATE TRIGGER comments_counted AFTER INSERT OR DELETE ON comments FOR EACH ROW EXECUTE FUNCTION count_comment();
CREATE TRIGGER comments_recounted AFTER UPDATE OF hidden_at, deleted_at ON comments FOR EACH ROW WHEN ((((old.hidden_at IS NULL) <> (new.hidden_at IS NULL)) OR ((old.deleted_at IS NULL) <> (new.deleted_at IS NULL)))) EXECUTE FUNCTION count_comment();

create table coupon_redemptions (
  order_id object_id not null,
  shop_id object_id not null,
  coupon_id object_id not null,
  user_id object_id not null,
  address_hash text,
  created_at timestamptz(3) default now() not null,
  constraint coupon_redemptions_pkey PRIMARY KEY (order_id, shop_id),
  constraint coupon_redemptions_shop_id_coupon_id_fkey FOREIGN KEY (shop_id, coupon_id) REFERENCES coupons(shop_id, id),
  constraint coupon_redemptions_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint coupon_redemptions_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id),
  constraint coupon_redemptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX coupon_redemptions_of_address ON coupon_redemptions (coupon_id, address_hash);
CREATE INDEX coupon_redemptions_of_shopper ON coupon_redemptions (coupon_id, user_id);
CREATE INDEX coupon_redemptions_of_user ON coupon_redemptions (user_id);

create table coupons (
  id object_id not null,
  shop_id object_id not null,
  code text not null,
  title text default ''::text not null,
  type text not null,
  discount bigint not null,
  minimum_order_amount bigint default 0 not null,
  starts_at timestamptz(3) default now() not null,
  ends_at timestamptz(3) default '9999-12-31 23:59:59.999+00'::timestamptz not null,
  active boolean default true not null,
  applies_to jsonb,
  free_shipping boolean default false not null,
  usage_limit integer,
  per_user_limit integer,
  usage_count integer default 0 not null,
  deleted_at timestamptz(3),
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint coupons_pkey PRIMARY KEY (id, shop_id),
  constraint coupons_code_check CHECK ((code <> ''::text)),
  constraint coupons_discount_check CHECK ((discount >= 0)),
  constraint coupons_type_check CHECK ((type = ANY (ARRAY['fixed'::text, 'percentage'::text]))),
  constraint coupons_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX coupons_by_change ON coupons (shop_id, updated_at, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX coupons_code ON coupons (shop_id, code) WHERE (deleted_at IS NULL);
CREATE INDEX coupons_of_shop ON coupons (shop_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE TRIGGER coupons_counted AFTER INSERT OR DELETE ON coupons FOR EACH ROW EXECUTE FUNCTION count_coupon();
CREATE TRIGGER coupons_recounted AFTER UPDATE OF deleted_at ON coupons FOR EACH ROW WHEN (((old.deleted_at IS NULL) <> (new.deleted_at IS NULL))) EXECUTE FUNCTION count_coupon();

create table custom_fields (
  id object_id not null,
  shop_id object_id not null,
  resource text not null,
  key text not null,
  name text not null,
  type text not null,
  choices text[] default '{}'::text[] not null,
  public boolean default false not null,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint custom_fields_pkey PRIMARY KEY (id, shop_id),
  constraint custom_fields_resource_check CHECK ((resource = ANY (ARRAY['products'::text, 'customers'::text]))),
  constraint custom_fields_type_check CHECK ((type = ANY (ARRAY['text'::text, 'number'::text, 'boolean'::text, 'date'::text, 'choice'::text, 'link'::text]))),
  constraint custom_fields_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE UNIQUE INDEX custom_fields_key ON custom_fields (shop_id, resource, key);
CREATE INDEX custom_fields_of_shop ON custom_fields (shop_id, created_at DESC, id DESC);

create table customers (
  id object_id not null,
  shop_id object_id not null,
  user_id object_id,
  name text default ''::text not null,
  email text not null,
  phone text,
  searched text generated always as (customer_text(name, email, phone)) stored not null,
  active boolean default true not null,
  tags text[] default '{}'::text[] not null,
  custom jsonb,
  last_active_at timestamptz(3),
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint customers_pkey PRIMARY KEY (id, shop_id),
  constraint customers_email_check CHECK ((email = lower(email))),
  constraint customers_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint customers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX customers_by_change ON customers (shop_id, updated_at, id);
CREATE INDEX customers_custom ON customers USING gin (shop_id, custom) WHERE (custom IS NOT NULL);
CREATE UNIQUE INDEX customers_email ON customers (shop_id, email);
CREATE INDEX customers_of_shop ON customers (shop_id, created_at DESC, id DESC);
CREATE INDEX customers_of_user ON customers (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX customers_search ON customers USING gin (shop_id, searched gin_trgm_ops);
CREATE INDEX customers_searched_through ON customers (shop_id);
CREATE INDEX customers_tags ON customers USING gin (shop_id, tags) WHERE (tags <> '{}'::text[]);
CREATE UNIQUE INDEX customers_user ON customers (shop_id, user_id) WHERE (user_id IS NOT NULL);
CREATE TRIGGER customers_added AFTER INSERT ON customers REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_records('customers');
CREATE TRIGGER customers_removed AFTER DELETE ON customers REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_records('customers');

create table deliveries (
  id object_id not null,
  shop_id object_id not null,
  app_id object_id not null,
  installation_id object_id not null,
  event_id object_id not null,
  topic text not null,
  resource text not null,
  body text not null,
  state text default 'pending'::text not null,
  attempt integer default 0 not null,
  lease text,
  next_at timestamptz(3) default now() not null,
  created_at timestamptz(3) default now() not null,
  delivered_at timestamptz(3),
  constraint deliveries_pkey PRIMARY KEY (id, shop_id),
  constraint deliveries_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'delivered'::text, 'dead'::text, 'dropped'::text]))),
  constraint deliveries_shop_id_event_id_fkey FOREIGN KEY (shop_id, event_id) REFERENCES events(shop_id, id),
  constraint deliveries_shop_id_installation_id_fkey FOREIGN KEY (shop_id, installation_id) REFERENCES installations(shop_id, id)
);
CREATE INDEX deliveries_by_due_time ON deliveries ((
CASE
    WHEN (state = 'pending'::text) THEN next_at
    ELSE NULL::timestamptz
END), id) WHERE (
CASE
    WHEN (state = 'pending'::text) THEN next_at
    ELSE NULL::timestamptz
END IS NOT NULL);
CREATE INDEX deliveries_failed ON deliveries (app_id, state, created_at DESC, id DESC) WHERE (state = ANY (ARRAY['dead'::text, 'dropped'::text]));
CREATE INDEX deliveries_new ON deliveries (app_id, next_at) WHERE ((state = 'pending'::text) AND (attempt = 0));
CREATE INDEX deliveries_of_app ON deliveries (app_id, created_at DESC, id DESC);
CREATE INDEX deliveries_of_shop ON deliveries (shop_id, app_id, created_at DESC, id DESC);
CREATE INDEX deliveries_of_topic ON deliveries (app_id, topic, created_at DESC, id DESC);
CREATE UNIQUE INDEX deliveries_once ON deliveries (event_id, installation_id, shop_id);
CREATE INDEX deliveries_tried ON deliveries (app_id, next_at) WHERE ((state = 'pending'::text) AND (attempt > 0));

create table delivery_attempts (
  id object_id not null,
  shop_id object_id not null,
  delivery_id object_id not null,
  attempt integer not null,
  status integer,
  error text,
  duration_ms integer not null,
  response text,
  location text,
  attempted_at timestamptz(3) default now() not null,
  constraint delivery_attempts_pkey PRIMARY KEY (id, shop_id),
  constraint delivery_attempts_shop_id_delivery_id_fkey FOREIGN KEY (shop_id, delivery_id) REFERENCES deliveries(shop_id, id) ON DELETE CASCADE
);
CREATE INDEX delivery_attempts_by_age ON delivery_attempts (attempted_at);
CREATE INDEX delivery_attempts_of_delivery ON delivery_attempts (delivery_id, attempt);

create table device_requests (
  id object_id not null,
  device_code_hash text not null,
  user_code_hash text not null,
  name text not null,
  ip text not null,
  interval_seconds integer not null,
  asked_at timestamptz(3),
  user_id object_id,
  allowed boolean,
  decided_at timestamptz(3),
  signed_in_at timestamptz(3),
  used_at timestamptz(3),
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) default now() not null,
  constraint device_requests_pkey PRIMARY KEY (id),
  constraint device_requests_device_code_hash_key UNIQUE (device_code_hash),
  constraint device_requests_user_code_hash_key UNIQUE (user_code_hash),
  constraint device_requests_decided CHECK ((((decided_at IS NULL) = (user_id IS NULL)) AND ((decided_at IS NULL) = (allowed IS NULL)) AND ((decided_at IS NULL) = (signed_in_at IS NULL)))),
  constraint device_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX device_requests_expired ON device_requests (expires_at);
CREATE INDEX device_requests_of_user ON device_requests (user_id);

create table digital_files (
  id object_id not null,
  shop_id object_id not null,
  product_id object_id not null,
  name text not null,
  content_type text not null,
  size bigint not null,
  sha256 text not null,
  storage_key text not null,
  deleted_at timestamptz(3),
  created_at timestamptz(3) default now() not null,
  constraint digital_files_pkey PRIMARY KEY (id, shop_id),
  constraint digital_files_size_check CHECK ((size >= 0)),
  constraint digital_files_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint digital_files_shop_id_product_id_fkey FOREIGN KEY (shop_id, product_id) REFERENCES products(shop_id, id),
  constraint digital_files_shop_id_storage_key_fkey FOREIGN KEY (shop_id, storage_key) REFERENCES stored_objects(shop_id, storage_key)
);
CREATE INDEX digital_files_of_product ON digital_files (shop_id, product_id) WHERE (deleted_at IS NULL);
CREATE INDEX digital_files_of_shop ON digital_files (shop_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE TRIGGER digital_files_counted AFTER INSERT OR DELETE ON digital_files FOR EACH ROW EXECUTE FUNCTION count_bytes_of_file();
CREATE TRIGGER digital_files_recounted AFTER UPDATE OF size, deleted_at ON digital_files FOR EACH ROW WHEN (((old.size <> new.size) OR ((old.deleted_at IS NULL) <> (new.deleted_at IS NULL)))) EXECUTE FUNCTION count_bytes_of_file();

create table dining_tables (
  id object_id not null,
  shop_id object_id not null,
  name text not null,
  area text default ''::text not null,
  code text not null,
  created_at timestamptz(3) default now() not null,
  constraint dining_tables_pkey PRIMARY KEY (id, shop_id),
  constraint dining_tables_name_check CHECK ((name <> ''::text)),
  constraint dining_tables_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE UNIQUE INDEX dining_tables_code ON dining_tables (shop_id, code);
CREATE UNIQUE INDEX dining_tables_name ON dining_tables (shop_id, lower(name));

create table discount_periods (
  shop_id object_id not null,
  discount_id object_id not null,
  begins_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  priority integer not null,
  exclusive boolean not null,
  applies_to jsonb,
  percent integer not null,
  minimum bigint not null,
  by_hours boolean not null,
  last_product_id object_id,
  changed integer default 0 not null,
  noted_at timestamptz(3),
  constraint discount_periods_pkey PRIMARY KEY (shop_id, discount_id, begins_at),
  constraint discount_periods_check CHECK ((ends_at > begins_at)),
  constraint discount_periods_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX discount_periods_to_note ON discount_periods (ends_at) WHERE (noted_at IS NULL);
CREATE INDEX discount_periods_to_note_of_shop ON discount_periods (shop_id, ends_at) WHERE (noted_at IS NULL);
CREATE TRIGGER discount_periods_kept BEFORE DELETE ON discount_periods FOR EACH ROW WHEN ((old.begins_at < date_trunc('milliseconds'::text, now()))) EXECUTE FUNCTION keep_discount_periods();
CREATE TRIGGER discount_periods_unchanged BEFORE UPDATE OF discount_id, begins_at, ends_at, priority, exclusive, applies_to, percent, minimum, by_hours ON discount_periods FOR EACH ROW WHEN ((old.ends_at <= date_trunc('milliseconds'::text, now()))) EXECUTE FUNCTION keep_discount_periods();

create table dispatches (
  id object_id not null,
  shop_id object_id not null,
  order_id object_id not null,
  shipment_id object_id not null,
  provider text not null,
  request jsonb not null,
  offer text,
  fee bigint,
  courier jsonb,
  carrier text,
  label_url text,
  state text default 'intent'::text not null,
  status text default 'requested'::text not null,
  provider_job text,
  tracking_number text default ''::text not null,
  tracking_url text,
  failure text,
  idempotency_key text,
  asked_at timestamptz(3) not null,
  checked_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint dispatches_pkey PRIMARY KEY (id, shop_id),
  constraint dispatches_fee_check CHECK ((fee >= 0)),
  constraint dispatches_state_check CHECK ((state = ANY (ARRAY['intent'::text, 'booked'::text, 'refused'::text]))),
  constraint dispatches_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'assigned'::text, 'picked_up'::text, 'delivered'::text, 'failed'::text, 'cancelled'::text]))),
  constraint dispatches_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint dispatches_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id),
  constraint dispatches_shop_id_shipment_id_fkey FOREIGN KEY (shop_id, shipment_id) REFERENCES shipments(shop_id, id)
);
CREATE INDEX dispatches_by_change ON dispatches (shop_id, updated_at, id) WHERE (state = 'booked'::text);
CREATE INDEX dispatches_of_shipment ON dispatches (shop_id, shipment_id);
CREATE INDEX dispatches_of_shop ON dispatches (shop_id, created_at DESC, id DESC) WHERE (state = 'booked'::text);
CREATE UNIQUE INDEX dispatches_open ON dispatches (shop_id, shipment_id) WHERE ((state <> 'refused'::text) AND (status = ANY (ARRAY['requested'::text, 'assigned'::text, 'picked_up'::text])));
CREATE UNIQUE INDEX dispatches_repeated ON dispatches (shop_id, shipment_id, idempotency_key) WHERE ((idempotency_key IS NOT NULL) AND (state <> 'refused'::text));
CREATE INDEX dispatches_to_follow ON dispatches (COALESCE(checked_at, created_at)) WHERE ((state <> 'refused'::text) AND (status = ANY (ARRAY['requested'::text, 'assigned'::text, 'picked_up'::text])));

create table draft_orders (
  id object_id not null,
  shop_id object_id not null,
  status text default 'open'::text not null,
  email text,
  lines jsonb not null,
  discount jsonb,
  shipping jsonb,
  shipping_address jsonb,
  billing_address jsonb,
  note text,
  computed jsonb not null,
  held jsonb,
  held_until timestamptz(3),
  origin jsonb,
  staff_id object_id,
  token_hash text,
  link_expires_at timestamptz(3),
  sent_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint draft_orders_pkey PRIMARY KEY (id, shop_id),
  constraint draft_orders_check CHECK (((held IS NULL) = (held_until IS NULL))),
  constraint draft_orders_status_check CHECK ((status = ANY (ARRAY['open'::text, 'sent'::text, 'completed'::text]))),
  constraint draft_orders_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX draft_orders_by_change ON draft_orders (shop_id, updated_at, id);
CREATE INDEX draft_orders_by_status ON draft_orders (shop_id, status, created_at DESC, id DESC);
CREATE INDEX draft_orders_held ON draft_orders (held_until) WHERE (held_until IS NOT NULL);
CREATE INDEX draft_orders_of_address ON draft_orders (email) WHERE (email IS NOT NULL);
CREATE INDEX draft_orders_of_shop ON draft_orders (shop_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX draft_orders_token ON draft_orders (token_hash, shop_id) WHERE (token_hash IS NOT NULL);

create table entitlements (
  id object_id not null,
  shop_id object_id not null,
  user_id object_id not null,
  product_id object_id not null,
  access_type text not null,
  all_access boolean default false not null,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3),
  pass_ends_at timestamptz(3),
  auto_renew boolean default false not null,
  renewal_failures integer default 0 not null,
  card_provider text,
  card_token_sealed text,
  card_brand text,
  card_last4 text,
  renewal_email text,
  renewal_noticed_for timestamptz(3),
  renewal_noticed_price bigint,
  renewal_noticed_amount bigint,
  renewal_charged_from timestamptz(3),
  renewal_tried_at timestamptz(3),
  revoked_at timestamptz(3),
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint entitlements_pkey PRIMARY KEY (id, shop_id),
  constraint entitlements_access_type_check CHECK ((access_type = ANY (ARRAY['pass'::text, 'lifetime'::text]))),
  constraint entitlements_check CHECK (((access_type = 'lifetime'::text) = (ends_at IS NULL))),
  constraint entitlements_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint entitlements_shop_id_product_id_fkey FOREIGN KEY (shop_id, product_id) REFERENCES products(shop_id, id),
  constraint entitlements_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX entitlements_of_product ON entitlements (shop_id, product_id, created_at DESC, id DESC) WHERE (revoked_at IS NULL);
CREATE INDEX entitlements_of_shop ON entitlements (shop_id, created_at DESC, id DESC) WHERE (revoked_at IS NULL);
CREATE INDEX entitlements_of_shopper ON entitlements (shop_id, user_id, created_at DESC, id DESC) WHERE (revoked_at IS NULL);
CREATE INDEX entitlements_of_user ON entitlements (user_id);
CREATE UNIQUE INDEX entitlements_one ON entitlements (shop_id, user_id, product_id) WHERE (revoked_at IS NULL);
CREATE INDEX entitlements_to_renew ON entitlements (ends_at) WHERE (auto_renew AND (access_type = 'pass'::text) AND (revoked_at IS NULL) AND (card_token_sealed IS NOT NULL));

create table event_clock (
  is_one boolean default true not null,
  counter text default ''::text not null,
  ahead bigint default 0 not null,
  constraint event_clock_pkey PRIMARY KEY (is_one),
  constraint event_clock_is_one_check CHECK (is_one)
);

create table events (
  id object_id not null,
  shop_id object_id not null,
  resource text not null,
  resource_id object_id,
  method text not null,
  path text not null,
  actor_kind text,
  actor_id text,
  occurred_at timestamptz(3) default now() not null,
  fanned_out_at timestamptz(3),
  transaction_id xid8 default event_position() not null,
  constraint events_pkey PRIMARY KEY (id, shop_id),
  constraint events_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX events_by_age ON events (occurred_at);
CREATE INDEX events_feed ON events (shop_id, resource, transaction_id, id);
CREATE INDEX events_new ON events (id) WHERE (fanned_out_at IS NULL);

create table exports (
  id object_id not null,
  shop_id object_id not null,
  kind text not null,
  format text not null,
  status text default 'running'::text not null,
  total integer not null,
  done integer default 0 not null,
  after text default ''::text not null,
  written bigint default 0 not null,
  storage_key text,
  size bigint,
  sha256 text,
  expires_at timestamptz(3),
  created_at timestamptz(3) not null,
  finished_at timestamptz(3),
  constraint exports_pkey PRIMARY KEY (id, shop_id),
  constraint exports_check CHECK (((kind = 'everything'::text) = (format = 'archive'::text))),
  constraint exports_format_check CHECK ((format = ANY (ARRAY['csv'::text, 'ndjson'::text, 'archive'::text]))),
  constraint exports_kind_check CHECK ((kind = ANY (ARRAY['products'::text, 'stock'::text, 'customers'::text, 'coupons'::text, 'orders'::text, 'everything'::text]))),
  constraint exports_status_check CHECK ((status = ANY (ARRAY['running'::text, 'done'::text]))),
  constraint exports_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint exports_shop_id_storage_key_fkey FOREIGN KEY (shop_id, storage_key) REFERENCES stored_objects(shop_id, storage_key) ON DELETE SET NULL (storage_key)
);
CREATE INDEX exports_finished ON exports (finished_at) WHERE (finished_at IS NOT NULL);
CREATE INDEX exports_newest ON exports (shop_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX exports_of_object ON exports (shop_id, storage_key);
CREATE INDEX exports_running ON exports (shop_id, created_at, id) WHERE (status = 'running'::text);

create table former_domains (
  domain text not null,
  shop_id object_id not null,
  given_up_at timestamptz(3) not null,
  constraint former_domains_pkey PRIMARY KEY (domain),
  constraint former_domains_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX former_domains_of_shop ON former_domains (shop_id);
CREATE INDEX former_domains_oldest ON former_domains (given_up_at);

create table former_slugs (
  shop_id object_id not null,
  kind text not null,
  slug text not null,
  record_id object_id not null,
  created_at timestamptz(3) default now() not null,
  constraint former_slugs_pkey PRIMARY KEY (shop_id, kind, slug),
  constraint former_slugs_kind_check CHECK ((kind = ANY (ARRAY['product'::text, 'category'::text, 'blog'::text]))),
  constraint former_slugs_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);

create table freed_places (
  id object_id not null,
  shop_id object_id not null,
  resource_id object_id not null,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  next_at timestamptz(3) default now() not null,
  constraint freed_places_pkey PRIMARY KEY (id, shop_id),
  constraint freed_places_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint freed_places_shop_id_resource_id_fkey FOREIGN KEY (shop_id, resource_id) REFERENCES resources(shop_id, id) ON DELETE CASCADE
);
CREATE INDEX freed_places_due ON freed_places (next_at, id);

create table idempotency_keys (
  caller text not null,
  key text not null,
  operation text not null,
  fingerprint text not null,
  locked_until timestamptz(3) not null,
  reply json,
  created_at timestamptz(3) default now() not null,
  constraint idempotency_keys_pkey PRIMARY KEY (caller, key)
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);

create table import_issues (
  id object_id not null,
  shop_id object_id not null,
  import_id object_id not null,
  line integer not null,
  column_name text,
  code text not null,
  message text not null,
  refuses boolean not null,
  constraint import_issues_pkey PRIMARY KEY (id, shop_id),
  constraint import_issues_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint import_issues_shop_id_import_id_fkey FOREIGN KEY (shop_id, import_id) REFERENCES imports(shop_id, id) ON DELETE CASCADE
);
CREATE INDEX import_issues_in_order ON import_issues (shop_id, import_id, line, id);

create table import_records (
  shop_id object_id not null,
  import_id object_id not null,
  key text not null,
  line integer not null,
  rows jsonb not null,
  fields jsonb,
  category text,
  outcome text,
  constraint import_records_pkey PRIMARY KEY (import_id, key, shop_id),
  constraint import_records_outcome_check CHECK ((outcome = ANY (ARRAY['created'::text, 'updated'::text, 'unchanged'::text, 'refused'::text]))),
  constraint import_records_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint import_records_shop_id_import_id_fkey FOREIGN KEY (shop_id, import_id) REFERENCES imports(shop_id, id) ON DELETE CASCADE
);
CREATE INDEX import_records_due ON import_records (shop_id, import_id, line) WHERE (outcome IS NULL);
CREATE INDEX import_records_in_order ON import_records (shop_id, import_id, line);

create table imports (
  id object_id not null,
  shop_id object_id not null,
  kind text not null,
  format text not null,
  file_name text not null,
  match text not null,
  stock text not null,
  status text not null,
  announced integer default 0 not null,
  done integer default 0 not null,
  refused integer default 0 not null,
  created integer default 0 not null,
  updated integer default 0 not null,
  unchanged integer default 0 not null,
  created_at timestamptz(3) not null,
  finished_at timestamptz(3),
  constraint imports_pkey PRIMARY KEY (id, shop_id),
  constraint imports_check CHECK (((done + refused) <= announced)),
  constraint imports_kind_check CHECK ((kind = ANY (ARRAY['products'::text, 'stock'::text, 'customers'::text, 'coupons'::text, 'redirects'::text, 'orders'::text]))),
  constraint imports_match_check CHECK ((match = ANY (ARRAY['slug'::text, 'barcode'::text, 'sku'::text, 'id'::text, 'email'::text, 'code'::text, 'path'::text, 'number'::text]))),
  constraint imports_status_check CHECK ((status = ANY (ARRAY['ready'::text, 'running'::text, 'done'::text, 'cancelled'::text]))),
  constraint imports_stock_check CHECK ((stock = ANY (ARRAY['keep'::text, 'set'::text, 'adjust'::text]))),
  constraint imports_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX imports_finished ON imports (finished_at) WHERE (finished_at IS NOT NULL);
CREATE INDEX imports_newest ON imports (shop_id, created_at DESC, id DESC);
CREATE INDEX imports_running ON imports (shop_id, created_at, id) WHERE (status = 'running'::text);

create table installations (
  id object_id not null,
  shop_id object_id not null,
  app_id object_id not null,
  user_id object_id not null,
  scopes text[] not null,
  removed_at timestamptz(3),
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint installations_pkey PRIMARY KEY (id, shop_id),
  constraint installations_app_id_fkey FOREIGN KEY (app_id) REFERENCES apps(id),
  constraint installations_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint installations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX installations_of_app ON installations (app_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX installations_of_shop ON installations (shop_id, app_id) WHERE (removed_at IS NULL);
CREATE INDEX installations_of_user ON installations (user_id);

create table invitations (
  id object_id not null,
  shop_id object_id not null,
  email text not null,
  role_id object_id,
  token_hash text not null,
  invited_by object_id not null,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  constraint invitations_pkey PRIMARY KEY (id, shop_id),
  constraint invitations_token_hash_shop_id_key UNIQUE (token_hash, shop_id),
  constraint invitations_email_check CHECK ((email = lower(email))),
  constraint invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES users(id),
  constraint invitations_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint invitations_shop_id_role_id_fkey FOREIGN KEY (shop_id, role_id) REFERENCES roles(shop_id, id)
);
CREATE INDEX invitations_expired ON invitations (expires_at);
CREATE INDEX invitations_of_role ON invitations (shop_id, role_id);
CREATE INDEX invitations_of_shop ON invitations (shop_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX invitations_of_staff ON invitations (shop_id, email) WHERE (role_id IS NOT NULL);
CREATE INDEX invitations_of_user ON invitations (invited_by);
CREATE INDEX invitations_to_address ON invitations (email);
CREATE UNIQUE INDEX invitations_to_own ON invitations (shop_id) WHERE (role_id IS NULL);

create table invited_merchants (
  email text not null,
  created_at timestamptz(3) default now() not null,
  constraint invited_merchants_pkey PRIMARY KEY (email),
  constraint invited_merchants_email_check CHECK ((email = lower(email)))
);

create table invoice_requests (
  shop_id object_id not null,
  order_id object_id not null,
  cause text not null,
  subject_id object_id not null,
  next_at timestamptz(3) default now() not null,
  created_at timestamptz(3) default clock_timestamp() not null,
  constraint invoice_requests_pkey PRIMARY KEY (shop_id, order_id, cause, subject_id),
  constraint invoice_requests_cause_check CHECK ((cause = ANY (ARRAY['order'::text, 'refund'::text, 'cancellation'::text]))),
  constraint invoice_requests_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint invoice_requests_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id)
);
CREATE INDEX invoice_requests_due ON invoice_requests (next_at);

create table invoice_series (
  shop_id object_id not null,
  series text not null,
  year integer not null,
  last_number integer not null,
  last_issued_at timestamptz(3) not null,
  constraint invoice_series_pkey PRIMARY KEY (shop_id, series, year),
  constraint invoice_series_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
) with (fillfactor=50);

create table invoices (
  id object_id not null,
  shop_id object_id not null,
  kind text not null,
  series text not null,
  year integer not null,
  sequence integer not null,
  number text not null,
  order_id object_id not null,
  invoice_id object_id,
  refund_id object_id,
  currency text not null,
  total bigint not null,
  data jsonb not null,
  clearance jsonb,
  mailed_at timestamptz(3),
  issued_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint invoices_pkey PRIMARY KEY (id, shop_id),
  constraint invoices_shop_id_number_key UNIQUE (shop_id, number),
  constraint invoices_shop_id_series_year_sequence_key UNIQUE (shop_id, series, year, sequence),
  constraint invoices_check CHECK (((invoice_id IS NOT NULL) = (kind = 'credit_note'::text))),
  constraint invoices_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit_note'::text]))),
  constraint invoices_sequence_check CHECK ((sequence > 0)),
  constraint invoices_total_check CHECK ((total >= 0)),
  constraint invoices_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint invoices_shop_id_invoice_id_fkey FOREIGN KEY (shop_id, invoice_id) REFERENCES invoices(shop_id, id),
  constraint invoices_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id),
  constraint invoices_shop_id_refund_id_fkey FOREIGN KEY (shop_id, refund_id) REFERENCES refunds(shop_id, id)
);
CREATE INDEX invoices_by_change ON invoices (shop_id, updated_at, id);
CREATE INDEX invoices_of_kind ON invoices (shop_id, kind, created_at DESC, id DESC);
CREATE INDEX invoices_of_order ON invoices (shop_id, order_id, created_at);
CREATE INDEX invoices_of_shop ON invoices (shop_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX invoices_one_of_cancellation ON invoices (shop_id, invoice_id) WHERE ((kind = 'credit_note'::text) AND (refund_id IS NULL));
CREATE UNIQUE INDEX invoices_one_of_order ON invoices (shop_id, order_id) WHERE (kind = 'invoice'::text);
CREATE UNIQUE INDEX invoices_one_of_refund ON invoices (shop_id, refund_id) WHERE (refund_id IS NOT NULL);
CREATE TRIGGER invoices_added AFTER INSERT ON invoices REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_records('invoices');
CREATE TRIGGER invoices_kept BEFORE DELETE OR UPDATE ON invoices FOR EACH ROW EXECUTE FUNCTION keep_invoice();

create table knex_migrations (
  id integer default nextval('knex_migrations_id_seq'::regclass) not null,
  name character varying(255),
  batch integer,
  migration_time timestamptz,
  constraint knex_migrations_pkey PRIMARY KEY (id)
);

create table knex_migrations_lock (
  index integer default nextval('knex_migrations_lock_index_seq'::regclass) not null,
  is_locked integer,
  constraint knex_migrations_lock_pkey PRIMARY KEY (index)
);

create table known_devices (
  user_id object_id not null,
  device_hash text not null,
  seen_at timestamptz(3) not null,
  constraint known_devices_pkey PRIMARY KEY (user_id, device_hash),
  constraint known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX known_devices_by_age ON known_devices (seen_at);

create table kyc (
  id object_id not null,
  shop_id object_id not null,
  user_id object_id not null,
  type text not null,
  number text not null,
  masked_number text not null,
  full_name text not null,
  status text default 'pending'::text not null,
  reason text,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint kyc_pkey PRIMARY KEY (id, shop_id),
  constraint kyc_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text]))),
  constraint kyc_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint kyc_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX kyc_of_shop ON kyc (shop_id, created_at DESC, id DESC);
CREATE INDEX kyc_of_user ON kyc (user_id);
CREATE UNIQUE INDEX kyc_type ON kyc (shop_id, type) WHERE (status <> 'rejected'::text);

create table mail_counts (
  key text not null,
  since timestamptz(3) not null,
  count integer not null,
  constraint mail_counts_pkey PRIMARY KEY (key)
);
CREATE INDEX mail_counts_old ON mail_counts (since);

create table mails (
  id object_id not null,
  lane text default 'mails'::text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  headers text,
  html text not null,
  attached jsonb,
  calendar text,
  attempt integer default 0 not null,
  tried boolean generated always as ((attempt > 0)) stored not null,
  lease text,
  next_at timestamptz(3) default now() not null,
  state text default 'pending'::text not null,
  created_at timestamptz(3) default now() not null,
  constraint mails_pkey PRIMARY KEY (id),
  constraint mails_lane_check CHECK ((lane = ANY (ARRAY['codes'::text, 'mails'::text]))),
  constraint mails_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'sent'::text, 'mailbox'::text, 'dead'::text])))
);
CREATE INDEX mails_dead ON mails (created_at) WHERE (state = 'dead'::text);
CREATE INDEX mails_due ON mails (lane, tried, next_at) WHERE (state = 'pending'::text);
CREATE INDEX mails_to ON mails (recipient, created_at DESC, id DESC);

create table modifier_groups (
  id object_id not null,
  shop_id object_id not null,
  name text not null,
  min integer default 0 not null,
  max integer,
  included integer default 0 not null,
  pricing text default 'sum'::text not null,
  allow_quantities boolean default false not null,
  options jsonb not null,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint modifier_groups_pkey PRIMARY KEY (id, shop_id),
  constraint modifier_groups_check CHECK ((max >= GREATEST(min, 1))),
  constraint modifier_groups_included_check CHECK ((included >= 0)),
  constraint modifier_groups_min_check CHECK ((min >= 0)),
  constraint modifier_groups_pricing_check CHECK ((pricing = ANY (ARRAY['sum'::text, 'highest'::text]))),
  constraint modifier_groups_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX modifier_groups_of_shop ON modifier_groups (shop_id, created_at DESC, id DESC);

create table newsletter_codes (
  code_hash text not null,
  shop_id object_id not null,
  subscription_id object_id not null,
  created_at timestamptz(3) default now() not null,
  constraint newsletter_codes_pkey PRIMARY KEY (code_hash, shop_id),
  constraint newsletter_codes_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint newsletter_codes_shop_id_subscription_id_fkey FOREIGN KEY (shop_id, subscription_id) REFERENCES newsletter_subscriptions(shop_id, id) ON DELETE CASCADE
);
CREATE INDEX newsletter_codes_of_subscription ON newsletter_codes (subscription_id, created_at);

create table newsletter_subscriptions (
  id object_id not null,
  shop_id object_id not null,
  email text not null,
  status text default 'pending'::text not null,
  confirmed_at timestamptz(3),
  unsubscribed_at timestamptz(3),
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint newsletter_subscriptions_pkey PRIMARY KEY (id, shop_id),
  constraint newsletter_subscriptions_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'subscribed'::text, 'unsubscribed'::text]))),
  constraint newsletter_subscriptions_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE UNIQUE INDEX newsletter_subscriptions_email ON newsletter_subscriptions (shop_id, email);
CREATE INDEX newsletter_subscriptions_of_address ON newsletter_subscriptions (email);
CREATE INDEX newsletter_subscriptions_readers ON newsletter_subscriptions (shop_id, confirmed_at DESC, id DESC) WHERE (status = 'subscribed'::text);
CREATE INDEX newsletter_subscriptions_search ON newsletter_subscriptions USING gin (shop_id, email gin_trgm_ops) WHERE (status = 'subscribed'::text);
CREATE INDEX newsletter_subscriptions_unconfirmed ON newsletter_subscriptions (updated_at) WHERE (status = 'pending'::text);
CREATE TRIGGER readers_added AFTER INSERT ON newsletter_subscriptions FOR EACH ROW WHEN ((new.status = 'subscribed'::text)) EXECUTE FUNCTION count_reader();
CREATE TRIGGER readers_recounted AFTER UPDATE OF status ON newsletter_subscriptions FOR EACH ROW WHEN (((old.status = 'subscribed'::text) <> (new.status = 'subscribed'::text))) EXECUTE FUNCTION count_reader();
CREATE TRIGGER readers_removed AFTER DELETE ON newsletter_subscriptions FOR EACH ROW WHEN ((old.status = 'subscribed'::text)) EXECUTE FUNCTION count_reader();

create table notes (
  id object_id not null,
  shop_id object_id not null,
  title text not null,
  content text not null,
  resource text,
  resource_id object_id,
  user_id object_id not null,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint notes_pkey PRIMARY KEY (id, shop_id),
  constraint notes_check CHECK (((resource IS NULL) = (resource_id IS NULL))),
  constraint notes_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX notes_by_change ON notes (shop_id, updated_at, id);
CREATE INDEX notes_by_resource ON notes (shop_id, resource, created_at DESC, id DESC) WHERE (resource IS NOT NULL);
CREATE INDEX notes_of_record ON notes (shop_id, resource_id, created_at DESC, id DESC) WHERE (resource_id IS NOT NULL);
CREATE INDEX notes_of_shop ON notes (shop_id, created_at DESC, id DESC);
CREATE INDEX notes_of_user ON notes (user_id);
CREATE TRIGGER notes_counted AFTER INSERT OR DELETE ON notes FOR EACH ROW EXECUTE FUNCTION count_note();
CREATE TRIGGER notes_recounted AFTER UPDATE OF resource ON notes FOR EACH ROW WHEN ((old.resource IS DISTINCT FROM new.resource)) EXECUTE FUNCTION count_note();

create table notification_settings (
  shop_id object_id not null,
  user_id object_id not null,
  mailed text[] default '{}'::text[] not null,
  digest_at timestamptz(3),
  updated_at timestamptz(3) default now() not null,
  constraint notification_settings_pkey PRIMARY KEY (shop_id, user_id),
  constraint notification_settings_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint notification_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX notification_settings_due ON notification_settings (digest_at) WHERE (digest_at IS NOT NULL);
CREATE INDEX notification_settings_of_user ON notification_settings (user_id);

create table notifications (
  id object_id not null,
  shop_id object_id not null,
  type text not null,
  title text not null,
  body text not null,
  resource text,
  resource_id object_id,
  read_at timestamptz(3),
  to_mail boolean default false not null,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint notifications_pkey PRIMARY KEY (id, shop_id),
  constraint notifications_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX notifications_by_change ON notifications (shop_id, updated_at, id);
CREATE INDEX notifications_of_shop ON notifications (shop_id, created_at DESC, id DESC);
CREATE INDEX notifications_read ON notifications (read_at) WHERE (read_at IS NOT NULL);
CREATE INDEX notifications_to_mail ON notifications (shop_id, id) WHERE to_mail;
CREATE INDEX notifications_unread ON notifications (shop_id) WHERE (read_at IS NULL);
CREATE TRIGGER notifications_added AFTER INSERT ON notifications REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_records('notifications');
CREATE TRIGGER notifications_removed AFTER DELETE ON notifications REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_records('notifications');

create table oauth_codes (
  id object_id not null,
  shop_id object_id not null,
  code_hash text not null,
  installation_id object_id not null,
  app_id object_id not null,
  redirect_uri text not null,
  code_challenge text not null,
  scopes text[] not null,
  user_id object_id not null,
  used_at timestamptz(3),
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) default now() not null,
  constraint oauth_codes_pkey PRIMARY KEY (id),
  constraint oauth_codes_code_hash_key UNIQUE (code_hash),
  constraint oauth_codes_app_id_fkey FOREIGN KEY (app_id) REFERENCES apps(id),
  constraint oauth_codes_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint oauth_codes_shop_id_installation_id_fkey FOREIGN KEY (shop_id, installation_id) REFERENCES installations(shop_id, id),
  constraint oauth_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX oauth_codes_expired ON oauth_codes (expires_at);
CREATE INDEX oauth_codes_of_user ON oauth_codes (user_id);

create table one_time_codes (
  id object_id not null,
  user_id object_id not null,
  surface text default 'store'::text not null,
  shop_id object_id,
  code_hash text not null,
  name text default ''::text not null,
  ip text not null,
  site text not null,
  known boolean default false not null,
  used_at timestamptz(3),
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) default now() not null,
  constraint one_time_codes_pkey PRIMARY KEY (id),
  constraint one_time_codes_of_console CHECK (((surface = 'store'::text) OR (shop_id IS NULL))),
  constraint one_time_codes_surface_check CHECK ((surface = ANY (ARRAY['store'::text, 'console'::text]))),
  constraint one_time_codes_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint one_time_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX one_time_codes_of_site ON one_time_codes (site, created_at);
CREATE INDEX one_time_codes_of_user ON one_time_codes (user_id, created_at DESC);

create table order_announcements (
  id object_id not null,
  shop_id object_id not null,
  order_id object_id not null,
  change text not null,
  facts jsonb not null,
  next_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  constraint order_announcements_pkey PRIMARY KEY (id, shop_id),
  constraint order_announcements_change_check CHECK ((change = ANY (ARRAY['placed'::text, 'processing'::text, 'paid'::text, 'granted'::text, 'delayed'::text, 'shipped'::text, 'cancelled'::text, 'refunded'::text, 'excess_refunded'::text]))),
  constraint order_announcements_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint order_announcements_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id)
);
CREATE INDEX order_announcements_due ON order_announcements (next_at, id);

create table order_edits (
  id object_id not null,
  shop_id object_id not null,
  order_id object_id not null,
  changes jsonb not null,
  reason text,
  total_before bigint not null,
  total_after bigint not null,
  refunded bigint not null,
  draft_id object_id,
  created_at timestamptz(3) not null,
  constraint order_edits_pkey PRIMARY KEY (id, shop_id),
  constraint order_edits_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint order_edits_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id)
);
CREATE INDEX order_edits_of_order ON order_edits (shop_id, order_id, created_at);

create table order_items (
  id object_id not null,
  shop_id object_id not null,
  order_id object_id not null,
  product_id object_id,
  variant_id object_id,
  name text not null,
  variant_name text,
  image text,
  options jsonb default '{}'::jsonb not null,
  modifiers jsonb,
  unit_price bigint not null,
  quantity integer not null,
  shipped integer default 0 not null,
  cancelled integer default 0 not null,
  discount bigint default 0 not null,
  taxes jsonb,
  discounts jsonb default '[]'::jsonb not null,
  auto_renew boolean default false not null,
  holds_stock boolean not null,
  kind text default 'product'::text not null,
  "position" integer not null,
  digital jsonb,
  details jsonb,
  held_by_guest boolean default false not null,
  returned integer default 0 not null,
  constraint order_items_pkey PRIMARY KEY (id, shop_id),
  constraint order_items_cancelled_check CHECK ((cancelled >= 0)),
  constraint order_items_check CHECK (((shipped >= 0) AND (shipped <= quantity))),
  constraint order_items_check1 CHECK (((discount >= 0) AND (discount <= (unit_price * quantity)))),
  constraint order_items_check2 CHECK (((shipped + cancelled) <= quantity)),
  constraint order_items_check3 CHECK (((returned + cancelled) <= quantity)),
  constraint order_items_kind_check CHECK ((kind = ANY (ARRAY['product'::text, 'food'::text, 'service'::text]))),
  constraint order_items_quantity_check CHECK (((quantity >= 1) AND (quantity <= 1000000000))),
  constraint order_items_returned_check CHECK ((returned >= 0)),
  constraint order_items_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint order_items_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id),
  constraint order_items_shop_id_product_id_fkey FOREIGN KEY (shop_id, product_id) REFERENCES products(shop_id, id),
  constraint order_items_shop_id_variant_id_fkey FOREIGN KEY (shop_id, variant_id) REFERENCES variants(shop_id, id)
);
CREATE INDEX order_items_held_by_guest ON order_items (shop_id, product_id, variant_id) INCLUDE (quantity) WHERE held_by_guest;
CREATE INDEX order_items_of_order ON order_items (order_id, "position") INCLUDE (shop_id, product_id, quantity, unit_price, discount);
CREATE INDEX order_items_of_product ON order_items (product_id);

create table order_numbers (
  shop_id object_id not null,
  last_number integer not null,
  constraint order_numbers_pkey PRIMARY KEY (shop_id),
  constraint order_numbers_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
) with (fillfactor=50);

create table order_slots (
  shop_id object_id not null,
  way text not null,
  starts_at timestamptz(3) not null,
  taken integer not null,
  constraint order_slots_pkey PRIMARY KEY (shop_id, way, starts_at),
  constraint order_slots_taken_check CHECK ((taken >= 0)),
  constraint order_slots_way_check CHECK ((way = ANY (ARRAY['delivery'::text, 'pickup'::text, 'table'::text]))),
  constraint order_slots_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX order_slots_over ON order_slots (starts_at);

create table orders (
  id object_id not null,
  shop_id object_id not null,
  number integer not null,
  external_number text,
  user_id object_id not null,
  customer_id object_id,
  email text not null,
  subtotal bigint not null,
  shipping_cost bigint default 0 not null,
  discount bigint default 0 not null,
  tax_added bigint default 0 not null,
  total bigint generated always as ((((subtotal + shipping_cost) - discount) + tax_added)) stored,
  refunded bigint default 0 not null,
  exchange_of object_id,
  credited bigint default 0 not null,
  part_paid bigint default 0 not null,
  currency text not null,
  coupon_id object_id,
  coupon jsonb,
  rules jsonb default '[]'::jsonb not null,
  discounts jsonb default '[]'::jsonb not null,
  status text default 'pending'::text not null,
  payment_status text default 'unpaid'::text not null,
  payment_method_id object_id,
  card_tries integer default 0 not null,
  proof jsonb,
  proof_at timestamptz(3),
  reminder_at timestamptz(3),
  note text,
  shipping_address jsonb,
  shipping_country text generated always as ((shipping_address ->> 'country'::text)) stored,
  billing_address jsonb,
  tax_id jsonb,
  tax_treatment text,
  card_country text,
  taxes jsonb,
  shipping_taxes jsonb,
  searched text generated always as ((order_text(email, shipping_address) || COALESCE(searchable_name(('
 '::text || external_number)), ''::text))) stored not null,
  guest_address text,
  by_guest boolean default false not null,
  expires_at timestamptz(3),
  payment_due_at timestamptz(3),
  expiry_next_at timestamptz(3),
  paid_at timestamptz(3),
  paid_by jsonb,
  stock_held boolean default true not null,
  shipping_rate jsonb,
  collection jsonb,
  due_at timestamptz(3),
  handover jsonb,
  shipment_id object_id,
  to_ship bigint default 0 not null,
  shipped bigint default 0 not null,
  fulfilment_status text generated always as (
CASE
    WHEN ((to_ship = 0) OR ((shipped = 0) AND (status = ANY (ARRAY['cancelled'::text, 'refunded'::text])))) THEN 'none_needed'::text
    WHEN ((shipped >= to_ship) OR (status = ANY (ARRAY['cancelled'::text, 'refunded'::text]))) THEN 'done'::text
    WHEN (shipped > 0) THEN 'partly'::text
    ELSE 'open'::text
END) stored not null,
  grant_status text,
  grant_error text,
  grant_attempts integer default 0 not null,
  grant_next_at timestamptz(3),
  grant_tried_at timestamptz(3),
  history jsonb default '[]'::jsonb not null,
  deleted_at timestamptz(3),
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint orders_pkey PRIMARY KEY (id, shop_id),
  constraint orders_check CHECK (((credited = 0) OR (exchange_of IS NOT NULL))),
  constraint orders_check1 CHECK (((credited + part_paid) <= (((subtotal + shipping_cost) - discount) + tax_added))),
  constraint orders_check2 CHECK (((due_at IS NULL) = (handover IS NULL))),
  constraint orders_credited_check CHECK ((credited >= 0)),
  constraint orders_grant_status_check CHECK ((grant_status = ANY (ARRAY['granted'::text, 'failed'::text]))),
  constraint orders_part_paid_check CHECK ((part_paid >= 0)),
  constraint orders_shipped_check CHECK ((shipped >= 0)),
  constraint orders_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'processing'::text, 'paid'::text, 'cancelled'::text, 'refunded'::text]))),
  constraint orders_tax_added_check CHECK ((tax_added >= 0)),
  constraint orders_tax_treatment_check CHECK ((tax_treatment = ANY (ARRAY['taxed'::text, 'reverse_charge'::text, 'exempt'::text, 'outside_scope'::text]))),
  constraint orders_to_ship_check CHECK ((to_ship >= 0)),
  constraint orders_total_check CHECK ((total >= 0)),
  constraint orders_shop_id_coupon_id_fkey FOREIGN KEY (shop_id, coupon_id) REFERENCES coupons(shop_id, id),
  constraint orders_shop_id_customer_id_fkey FOREIGN KEY (shop_id, customer_id) REFERENCES customers(shop_id, id),
  constraint orders_shop_id_exchange_of_fkey FOREIGN KEY (shop_id, exchange_of) REFERENCES orders(shop_id, id),
  constraint orders_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint orders_shop_id_payment_method_id_fkey FOREIGN KEY (shop_id, payment_method_id) REFERENCES payment_methods(shop_id, id),
  constraint orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX orders_by_change ON orders (shop_id, updated_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX orders_by_fulfilment ON orders (shop_id, fulfilment_status, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX orders_by_payment_status ON orders (shop_id, payment_status, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX orders_by_status ON orders (shop_id, status, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX orders_failed_grants ON orders (shop_id, paid_at, id) WHERE ((grant_status = 'failed'::text) AND (status = 'paid'::text) AND (deleted_at IS NULL));
CREATE INDEX orders_grants_due ON orders (grant_next_at) WHERE ((grant_status = 'failed'::text) AND (status = 'paid'::text) AND (deleted_at IS NULL));
CREATE INDEX orders_grants_in_turn ON orders (shop_id, COALESCE(grant_tried_at, paid_at), id) WHERE ((grant_status = 'failed'::text) AND (status = 'paid'::text) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX orders_imported ON orders (shop_id, external_number) WHERE (external_number IS NOT NULL);
CREATE UNIQUE INDEX orders_number ON orders (shop_id, number);
CREATE INDEX orders_of_customer_by_time ON orders (shop_id, customer_id, created_at DESC, id DESC) INCLUDE (status, deleted_at) WHERE (customer_id IS NOT NULL);
CREATE INDEX orders_of_guests ON orders (shop_id, email) WHERE by_guest;
CREATE INDEX orders_of_shop ON orders (shop_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX orders_of_shopper_by_status ON orders (shop_id, user_id, created_at DESC, id DESC) INCLUDE (status) WHERE (deleted_at IS NULL);
CREATE INDEX orders_of_user ON orders (user_id);
CREATE INDEX orders_open_at_tables ON orders (shop_id, ((handover ->> 'table'::text))) WHERE ((status = ANY (ARRAY['pending'::text, 'processing'::text])) AND (deleted_at IS NULL) AND ((handover ->> 'table'::text) IS NOT NULL));
CREATE INDEX orders_paid ON orders (paid_at) INCLUDE (shop_id, currency, total, refunded) WHERE (paid_at IS NOT NULL);
CREATE INDEX orders_search ON orders USING gin (shop_id, searched gin_trgm_ops) WHERE (deleted_at IS NULL);
CREATE INDEX orders_sold ON orders (shop_id, paid_at) INCLUDE (total, id, customer_id, coupon_id, payment_method_id, shipping_country) WHERE (paid_at IS NOT NULL);
CREATE INDEX orders_to_expire ON orders (GREATEST(expires_at, expiry_next_at)) WHERE ((status = 'pending'::text) AND (expires_at IS NOT NULL));
CREATE INDEX orders_to_remind ON orders (reminder_at) WHERE (reminder_at IS NOT NULL);
CREATE INDEX orders_to_ship ON orders (shop_id, created_at DESC, id DESC) WHERE ((deleted_at IS NULL) AND (status = ANY (ARRAY['processing'::text, 'paid'::text])) AND (fulfilment_status = ANY (ARRAY['open'::text, 'partly'::text])));
CREATE INDEX orders_unpaid_of_address ON orders (shop_id, guest_address) WHERE ((status = 'pending'::text) AND (expires_at IS NOT NULL) AND (guest_address IS NOT NULL));
CREATE INDEX orders_unpaid_of_shopper ON orders (shop_id, user_id) WHERE ((status = 'pending'::text) AND (expires_at IS NOT NULL));
CREATE TRIGGER orders_cancel_tickets AFTER UPDATE OF status ON orders FOR EACH ROW WHEN (((old.status = ANY (ARRAY['processing'::text, 'paid'::text])) AND (new.status = ANY (ARRAY['cancelled'::text, 'refunded'::text])))) EXECUTE FUNCTION cancel_tickets();
CREATE TRIGGER orders_counted AFTER INSERT OR DELETE ON orders FOR EACH ROW EXECUTE FUNCTION count_order();
CREATE TRIGGER orders_free_guests_share AFTER UPDATE OF status, expires_at, by_guest ON orders FOR EACH ROW WHEN ((old.by_guest AND (old.status = 'pending'::text) AND (old.expires_at IS NOT NULL) AND (NOT (new.by_guest AND (new.status = 'pending'::text) AND (new.expires_at IS NOT NULL))))) EXECUTE FUNCTION free_guests_share();
CREATE TRIGGER orders_give_slot_back AFTER UPDATE OF status ON orders FOR EACH ROW WHEN (((old.due_at IS NOT NULL) AND (old.status <> ALL (ARRAY['cancelled'::text, 'refunded'::text])) AND (new.status = ANY (ARRAY['cancelled'::text, 'refunded'::text])))) EXECUTE FUNCTION give_slot_back();
CREATE TRIGGER orders_invoiced AFTER UPDATE OF status, shipment_id ON orders FOR EACH ROW WHEN (((new.status = ANY (ARRAY['processing'::text, 'paid'::text])) AND (new.external_number IS NULL) AND ((old.status <> new.status) OR ((old.shipment_id)::text IS DISTINCT FROM (new.shipment_id)::text)))) EXECUTE FUNCTION request_invoice();
CREATE TRIGGER orders_move_bookings AFTER UPDATE OF status ON orders FOR EACH ROW WHEN (((old.status <> new.status) AND (new.status <> 'pending'::text))) EXECUTE FUNCTION move_bookings_of_order();
CREATE TRIGGER orders_moved BEFORE UPDATE ON orders FOR EACH ROW WHEN (((old.status <> new.status) OR (old.payment_status <> new.payment_status))) EXECUTE FUNCTION keep_order_history();
CREATE TRIGGER orders_moved_to_group AFTER UPDATE OF shipping_address, customer_id, coupon_id, payment_method_id, discounts ON orders FOR EACH ROW WHEN ((((old.paid_at IS NOT NULL) OR (old.refunded > 0)) AND ((old.shipping_country IS DISTINCT FROM new.shipping_country) OR ((old.customer_id)::text IS DISTINCT FROM (new.customer_id)::text) OR ((old.coupon_id)::text IS DISTINCT FROM (new.coupon_id)::text) OR ((old.payment_method_id)::text IS DISTINCT FROM (new.payment_method_id)::text) OR (old.discounts <> new.discounts)))) EXECUTE FUNCTION note_moved_sale();
CREATE TRIGGER orders_open_tickets AFTER UPDATE OF status ON orders FOR EACH ROW WHEN (((old.status = 'pending'::text) AND (new.status = ANY (ARRAY['processing'::text, 'paid'::text])))) EXECUTE FUNCTION open_tickets();
CREATE TRIGGER orders_paid_reported AFTER UPDATE OF paid_at ON orders FOR EACH ROW WHEN (((old.paid_at IS NULL) AND (new.paid_at IS NOT NULL) AND (new.tax_treatment IS NOT NULL))) EXECUTE FUNCTION report_paid_order();
CREATE TRIGGER orders_placed BEFORE INSERT ON orders FOR EACH ROW WHEN (is_first_written()) EXECUTE FUNCTION keep_order_history();
CREATE TRIGGER orders_recounted AFTER UPDATE OF status, payment_status, to_ship, shipped, deleted_at, created_at, paid_at, subtotal, shipping_cost, discount, tax_added ON orders FOR EACH ROW WHEN (((old.status <> new.status) OR (old.payment_status <> new.payment_status) OR (old.fulfilment_status <> new.fulfilment_status) OR ((old.deleted_at IS NULL) <> (new.deleted_at IS NULL)) OR (old.created_at <> new.created_at) OR (old.paid_at IS DISTINCT FROM new.paid_at) OR ((new.paid_at IS NOT NULL) AND (old.total <> new.total)))) EXECUTE FUNCTION count_order();
CREATE TRIGGER orders_uninvoiced AFTER UPDATE OF status ON orders FOR EACH ROW WHEN (((new.status = 'cancelled'::text) AND (old.status <> 'cancelled'::text))) EXECUTE FUNCTION request_cancellation();

create table payment_links (
  id object_id not null,
  shop_id object_id not null,
  order_id object_id not null,
  token_hash text not null,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) default now() not null,
  constraint payment_links_pkey PRIMARY KEY (id, shop_id),
  constraint payment_links_token_hash_shop_id_key UNIQUE (token_hash, shop_id),
  constraint payment_links_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint payment_links_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id)
);
CREATE INDEX payment_links_old ON payment_links (expires_at);
CREATE UNIQUE INDEX payment_links_one ON payment_links (order_id, shop_id);

create table payment_methods (
  id object_id not null,
  shop_id object_id not null,
  option text not null,
  active boolean default true not null,
  settings jsonb default '{}'::jsonb not null,
  deleted_at timestamptz(3),
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint payment_methods_pkey PRIMARY KEY (id, shop_id),
  constraint payment_methods_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX payment_methods_chosen ON payment_methods (shop_id, option);
CREATE UNIQUE INDEX payment_methods_option ON payment_methods (shop_id, option) WHERE (deleted_at IS NULL);

create table payments (
  id object_id not null,
  shop_id object_id not null,
  order_id object_id not null,
  provider text not null,
  reference text not null,
  provider_id text,
  amount bigint not null,
  currency text not null,
  state text default 'intent'::text not null,
  received jsonb,
  card jsonb,
  fee bigint,
  authorization_url text,
  by_link boolean default false not null,
  failure text,
  sealed_token text,
  disputes jsonb,
  checked_at timestamptz(3),
  asked_at timestamptz(3),
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint payments_pkey PRIMARY KEY (id, shop_id),
  constraint payments_reference_shop_id_key UNIQUE (reference, shop_id),
  constraint payments_state_check CHECK ((state = ANY (ARRAY['intent'::text, 'pending'::text, 'succeeded'::text, 'declined'::text, 'abandoned'::text, 'refunded'::text, 'transfer'::text, 'part'::text]))),
  constraint payments_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint payments_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id)
);
CREATE INDEX payments_of_order ON payments (order_id, created_at DESC);
CREATE UNIQUE INDEX payments_one_open ON payments (order_id, shop_id) WHERE (state = ANY (ARRAY['intent'::text, 'pending'::text]));
CREATE UNIQUE INDEX payments_one_succeeded ON payments (order_id, shop_id) WHERE (state = 'succeeded'::text);
CREATE INDEX payments_open ON payments (COALESCE(checked_at, created_at)) WHERE (state = ANY (ARRAY['intent'::text, 'pending'::text]));
CREATE INDEX payments_with_details ON payments (updated_at) WHERE ((state = ANY (ARRAY['succeeded'::text, 'declined'::text, 'abandoned'::text, 'refunded'::text])) AND ((card IS NOT NULL) OR (authorization_url IS NOT NULL) OR (failure IS NOT NULL) OR (sealed_token IS NOT NULL)));

create table payout_transfers (
  id object_id not null,
  shop_id object_id not null,
  payout_method object_id not null,
  amount bigint not null,
  currency text not null,
  reference text not null,
  state text not null,
  reason text,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint payout_transfers_pkey PRIMARY KEY (id, shop_id),
  constraint payout_transfers_amount_check CHECK ((amount > 0)),
  constraint payout_transfers_state_check CHECK ((state = ANY (ARRAY['paid'::text, 'failed'::text]))),
  constraint payout_transfers_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE UNIQUE INDEX payout_transfers_reference ON payout_transfers (shop_id, reference);

create table payouts (
  id object_id not null,
  shop_id object_id not null,
  user_id object_id not null,
  payout text not null,
  data text not null,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint payouts_pkey PRIMARY KEY (id, shop_id),
  constraint payouts_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint payouts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX payouts_of_shop ON payouts (shop_id, created_at DESC, id DESC);
CREATE INDEX payouts_of_user ON payouts (user_id);

create table picture_files (
  storage_key text not null,
  shop_id object_id not null,
  picture_id object_id not null,
  size_name text not null,
  format text not null,
  width integer not null,
  height integer not null,
  sha256 text not null,
  size bigint not null,
  constraint picture_files_pkey PRIMARY KEY (storage_key, shop_id),
  constraint picture_files_format_check CHECK ((format = ANY (ARRAY['jpeg'::text, 'png'::text, 'webp'::text]))),
  constraint picture_files_size_check CHECK ((size > 0)),
  constraint picture_files_size_name_check CHECK ((size_name = ANY (ARRAY['small'::text, 'medium'::text, 'large'::text, 'share'::text]))),
  constraint picture_files_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint picture_files_shop_id_picture_id_fkey FOREIGN KEY (shop_id, picture_id) REFERENCES pictures(shop_id, id) ON DELETE CASCADE,
  constraint picture_files_shop_id_storage_key_fkey FOREIGN KEY (shop_id, storage_key) REFERENCES stored_objects(shop_id, storage_key)
);
CREATE INDEX picture_files_by_address ON picture_files (shop_id, sha256);
CREATE UNIQUE INDEX picture_files_once ON picture_files (shop_id, picture_id, size_name, format);
CREATE TRIGGER picture_files_counted AFTER INSERT OR DELETE ON picture_files FOR EACH ROW EXECUTE FUNCTION count_bytes_of_picture();
CREATE TRIGGER picture_files_recounted AFTER UPDATE OF size ON picture_files FOR EACH ROW WHEN ((old.size <> new.size)) EXECUTE FUNCTION count_bytes_of_picture();

create table picture_sources (
  id object_id not null,
  shop_id object_id not null,
  product_id object_id not null,
  import_id object_id,
  line integer not null,
  url text not null,
  host text not null,
  state text default 'due'::text not null,
  tries integer default 0 not null,
  next_at timestamptz(3) default now() not null,
  picture_id object_id,
  picture_url text,
  constraint picture_sources_pkey PRIMARY KEY (id, shop_id),
  constraint picture_sources_state_check CHECK ((state = ANY (ARRAY['due'::text, 'fetched'::text, 'failed'::text]))),
  constraint picture_sources_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint picture_sources_shop_id_import_id_fkey FOREIGN KEY (shop_id, import_id) REFERENCES imports(shop_id, id) ON DELETE SET NULL (import_id),
  constraint picture_sources_shop_id_picture_id_fkey FOREIGN KEY (shop_id, picture_id) REFERENCES pictures(shop_id, id) ON DELETE CASCADE,
  constraint picture_sources_shop_id_product_id_fkey FOREIGN KEY (shop_id, product_id) REFERENCES products(shop_id, id)
);
CREATE INDEX picture_sources_due ON picture_sources (next_at) WHERE (state = 'due'::text);
CREATE INDEX picture_sources_of_import ON picture_sources (shop_id, import_id);
CREATE INDEX picture_sources_of_picture ON picture_sources (shop_id, picture_id);
CREATE UNIQUE INDEX picture_sources_once ON picture_sources (shop_id, product_id, md5(url));

create table pictures (
  id object_id not null,
  shop_id object_id not null,
  sha256 text not null,
  name text not null,
  created_at timestamptz(3) default now() not null,
  constraint pictures_pkey PRIMARY KEY (id, shop_id),
  constraint pictures_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX pictures_of_shop ON pictures (shop_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX pictures_once ON pictures (shop_id, sha256);
CREATE TRIGGER pictures_added AFTER INSERT ON pictures REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_records('pictures');
CREATE TRIGGER pictures_removed AFTER DELETE ON pictures REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_records('pictures');

create table platform_activity (
  id object_id not null,
  action text not null,
  actor_kind text not null,
  actor_id text,
  address text,
  resource_id object_id,
  name text,
  reason text,
  created_at timestamptz(3) default now() not null,
  constraint platform_activity_pkey PRIMARY KEY (id)
);
CREATE INDEX platform_activity_newest ON platform_activity (created_at DESC, id DESC);
CREATE INDEX platform_activity_of_name ON platform_activity (name) WHERE (name IS NOT NULL);
CREATE TRIGGER platform_activity_kept BEFORE DELETE OR UPDATE ON platform_activity FOR EACH ROW EXECUTE FUNCTION keep_activity('name');

create table price_changes (
  id object_id not null,
  shop_id object_id not null,
  percent numeric,
  amount bigint,
  category_id object_id,
  idempotency_key text,
  total integer not null,
  updated integer default 0 not null,
  last_created_at timestamptz(3),
  last_product_id object_id,
  created_at timestamptz(3) not null,
  finished_at timestamptz(3),
  constraint price_changes_pkey PRIMARY KEY (id, shop_id),
  constraint price_changes_check CHECK (((percent IS NULL) <> (amount IS NULL))),
  constraint price_changes_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE UNIQUE INDEX price_changes_key ON price_changes (shop_id, idempotency_key);
CREATE INDEX price_changes_running ON price_changes (shop_id, created_at, id) WHERE (finished_at IS NULL);

create table price_history (
  shop_id object_id not null,
  record_id object_id not null,
  begins_at timestamptz(3) not null,
  price bigint,
  reduced boolean not null,
  constraint price_history_pkey PRIMARY KEY (shop_id, record_id, begins_at),
  constraint price_history_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE TRIGGER price_history_kept BEFORE DELETE ON price_history FOR EACH ROW WHEN ((old.begins_at < date_trunc('milliseconds'::text, now()))) EXECUTE FUNCTION keep_price_history();
CREATE TRIGGER price_history_unchanged BEFORE UPDATE ON price_history FOR EACH ROW EXECUTE FUNCTION keep_price_history();

create table price_schedules (
  id object_id not null,
  shop_id object_id not null,
  status text default 'scheduled'::text not null,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3),
  ending integer,
  shows_before boolean not null,
  next_at timestamptz(3) generated always as (
CASE status
    WHEN 'scheduled'::text THEN starts_at
    WHEN 'active'::text THEN ends_at
    ELSE NULL::timestamptz
END) stored,
  created_at timestamptz(3) not null,
  constraint price_schedules_pkey PRIMARY KEY (id, shop_id),
  constraint price_schedules_check CHECK ((ends_at > starts_at)),
  constraint price_schedules_ending_check CHECK ((ending = ANY (ARRAY[0, 90, 95]))),
  constraint price_schedules_status_check CHECK ((status = ANY (ARRAY['scheduled'::text, 'active'::text, 'done'::text, 'undone'::text]))),
  constraint price_schedules_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX price_schedules_due ON price_schedules (next_at) WHERE (next_at IS NOT NULL);
CREATE INDEX price_schedules_due_of_shop ON price_schedules (shop_id, next_at) WHERE (next_at IS NOT NULL);
CREATE INDEX price_schedules_of_shop ON price_schedules (shop_id, created_at DESC, id DESC);

create table product_categories (
  shop_id object_id not null,
  category_id object_id not null,
  product_id object_id not null,
  constraint product_categories_pkey PRIMARY KEY (shop_id, category_id, product_id),
  constraint product_categories_shop_id_category_id_fkey FOREIGN KEY (shop_id, category_id) REFERENCES categories(shop_id, id),
  constraint product_categories_shop_id_product_id_fkey FOREIGN KEY (shop_id, product_id) REFERENCES products(shop_id, id) ON DELETE CASCADE
);
CREATE INDEX product_categories_of_product ON product_categories (shop_id, product_id);

create table product_scopes (
  shop_id object_id not null,
  product_id object_id not null,
  until timestamptz(3) not null,
  category_id object_id,
  tags text[] not null,
  constraint product_scopes_pkey PRIMARY KEY (shop_id, product_id, until),
  constraint product_scopes_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE TRIGGER product_scopes_kept BEFORE DELETE OR UPDATE ON product_scopes FOR EACH ROW EXECUTE FUNCTION keep_price_history();

create table product_tags (
  product_id object_id not null,
  tag text not null,
  shop_id object_id not null,
  created_at timestamptz(3) not null,
  constraint product_tags_pkey PRIMARY KEY (product_id, tag, shop_id),
  constraint product_tags_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint product_tags_shop_id_product_id_fkey FOREIGN KEY (shop_id, product_id) REFERENCES products(shop_id, id) ON DELETE CASCADE
);
CREATE INDEX product_tags_newest ON product_tags (shop_id, tag, created_at DESC, product_id DESC);

create table product_texts (
  product_id object_id not null,
  shop_id object_id not null,
  category_id object_id,
  text text not null,
  stems tsvector not null,
  constraint product_texts_pkey PRIMARY KEY (product_id, shop_id),
  constraint product_texts_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint product_texts_shop_id_product_id_fkey FOREIGN KEY (shop_id, product_id) REFERENCES products(shop_id, id) ON DELETE CASCADE
);
CREATE INDEX product_texts_of_category ON product_texts (shop_id, category_id) WHERE (category_id IS NOT NULL);
CREATE INDEX product_texts_of_shop ON product_texts (shop_id);
CREATE INDEX product_texts_search ON product_texts USING gin (shop_id, text gin_trgm_ops);
CREATE INDEX product_texts_stems ON product_texts USING gin (shop_id, stems);
CREATE TRIGGER product_texts_added_version AFTER INSERT ON product_texts REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION change_text_version();
CREATE TRIGGER product_texts_changed_version AFTER UPDATE ON product_texts REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION change_text_version();
CREATE TRIGGER product_texts_removed_version AFTER DELETE ON product_texts REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION change_text_version();

create table products (
  id object_id not null,
  shop_id object_id not null,
  category_id object_id,
  kind text default 'product'::text not null,
  name text not null,
  slug text,
  description text default ''::text not null,
  price bigint not null,
  compare_at_price bigint,
  cost bigint,
  prior_price bigint,
  measure jsonb,
  quantity integer default 0 not null,
  held integer default 0 not null,
  low_stock_at integer,
  images text[] default '{}'::text[] not null,
  image_alts jsonb default '{}'::jsonb not null,
  sku text,
  barcode text,
  details jsonb,
  tags text[] default '{}'::text[] not null,
  digital jsonb,
  listed boolean default true not null,
  publish_at timestamptz(3),
  unpublish_at timestamptz(3),
  releases_at timestamptz(3),
  tax_class text default 'standard'::text not null,
  rating_sum integer default 0 not null,
  rating_count integer default 0 not null,
  available boolean default true not null,
  available_again_at timestamptz(3),
  available_at jsonb,
  searched text generated always as (
CASE kind
    WHEN 'food'::text THEN searchable(((name || '
'::text) || description))
    ELSE NULL::text
END) stored,
  allergens text[],
  diet text[] default '{}'::text[] not null,
  modifier_groups text[] default '{}'::text[] not null,
  bookable boolean default false not null,
  duration_minutes integer,
  holds_stock boolean generated always as (((kind = 'product'::text) AND (digital IS NULL))) stored not null,
  in_variants boolean default false not null,
  stocked boolean generated always as (((digital IS NOT NULL) OR ((quantity > 0) AND (NOT in_variants)))) stored not null,
  deleted_at timestamptz(3),
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint products_pkey PRIMARY KEY (id, shop_id),
  constraint products_check CHECK (
CASE kind
    WHEN 'product'::text THEN ((slug IS NOT NULL) AND available AND (duration_minutes IS NULL))
    WHEN 'food'::text THEN ((digital IS NULL) AND (duration_minutes IS NULL))
    ELSE ((digital IS NULL) AND available)
END),
  constraint products_cost_check CHECK ((cost >= 0)),
  constraint products_duration_minutes_check CHECK ((duration_minutes > 0)),
  constraint products_held_check CHECK ((held >= 0)),
  constraint products_kind_check CHECK ((kind = ANY (ARRAY['product'::text, 'food'::text, 'service'::text]))),
  constraint products_low_stock_at_check CHECK ((low_stock_at >= 0)),
  constraint products_price_check CHECK ((price >= 0)),
  constraint products_quantity_check CHECK (((quantity >= '-1000000000'::integer) AND (quantity <= 1000000000))),
  constraint products_shop_id_category_id_fkey FOREIGN KEY (shop_id, category_id) REFERENCES categories(shop_id, id),
  constraint products_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
) with (fillfactor=90);
CREATE INDEX foods_newest ON products (shop_id, created_at DESC, id DESC) WHERE ((kind = 'food'::text) AND (deleted_at IS NULL));
CREATE INDEX foods_search ON products USING gin (shop_id, searched gin_trgm_ops) WHERE ((kind = 'food'::text) AND (deleted_at IS NULL));
CREATE INDEX foods_words ON products USING gin (shop_id, words_of(((name || ' '::text) || description))) WHERE ((kind = 'food'::text) AND (deleted_at IS NULL));
CREATE INDEX products_ahead ON products (shop_id, releases_at, id) WHERE (releases_at IS NOT NULL);
CREATE INDEX products_all_access ON products (shop_id, created_at DESC, id DESC) WHERE (((digital ->> 'allAccess'::text) = 'true'::text) AND (deleted_at IS NULL));
CREATE INDEX products_by_change ON products (shop_id, kind, updated_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX products_compared ON products (shop_id, id) WHERE ((compare_at_price IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX products_custom ON products USING gin (shop_id, ((details -> 'custom'::text))) WHERE (((details -> 'custom'::text) IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX products_deleted ON products (shop_id, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX products_in_variants ON products (shop_id, category_id, listed, id) WHERE (in_variants AND (NOT stocked) AND (kind = 'product'::text) AND (deleted_at IS NULL));
CREATE INDEX products_listed_category ON products (shop_id, category_id, created_at DESC, id DESC) WHERE ((kind = 'product'::text) AND listed AND (deleted_at IS NULL));
CREATE INDEX products_listed_category_price ON products (shop_id, category_id, price, created_at DESC, id DESC) WHERE ((kind = 'product'::text) AND listed AND (deleted_at IS NULL));
CREATE INDEX products_listed_dearest ON products (shop_id, price DESC, created_at DESC, id DESC) WHERE ((kind = 'product'::text) AND listed AND (deleted_at IS NULL));
CREATE INDEX products_listed_folded_name ON products (shop_id, folded(name), created_at DESC, id DESC) WHERE ((kind = 'product'::text) AND listed AND (deleted_at IS NULL));
CREATE INDEX products_listed_newest ON products (shop_id, created_at DESC, id DESC) WHERE ((kind = 'product'::text) AND listed AND (deleted_at IS NULL));
CREATE INDEX products_listed_price ON products (shop_id, price, created_at DESC, id DESC) WHERE ((kind = 'product'::text) AND listed AND (deleted_at IS NULL));
CREATE INDEX products_listed_stocked ON products (shop_id, stocked, created_at DESC, id DESC) WHERE ((kind = 'product'::text) AND listed AND (deleted_at IS NULL));
CREATE INDEX products_newest ON products (shop_id, created_at DESC, id DESC) WHERE ((kind = 'product'::text) AND (deleted_at IS NULL));
CREATE INDEX products_of_category ON products (category_id) WHERE (category_id IS NOT NULL);
CREATE INDEX products_planned ON products (LEAST(publish_at, unpublish_at, releases_at), shop_id) WHERE ((LEAST(publish_at, unpublish_at, releases_at) IS NOT NULL) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX products_slug ON products (shop_id, slug) WHERE (deleted_at IS NULL);
CREATE INDEX products_sold_out ON products (available_again_at, shop_id) WHERE ((available_again_at IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX products_unlisted ON products (shop_id, created_at DESC, id DESC) WHERE ((kind = 'product'::text) AND (NOT listed) AND (deleted_at IS NULL));
CREATE INDEX products_with_modifiers ON products USING gin (shop_id, modifier_groups) WHERE ((modifier_groups <> '{}'::text[]) AND (deleted_at IS NULL));
CREATE INDEX services_newest ON products (shop_id, created_at DESC, id DESC) WHERE ((kind = 'service'::text) AND (deleted_at IS NULL));
CREATE TRIGGER foods_removed_version AFTER DELETE ON products FOR EACH ROW WHEN ((old.kind = 'food'::text)) EXECUTE FUNCTION change_version_of_texts('foods');
CREATE TRIGGER foods_written_version AFTER INSERT OR UPDATE OF name, description, category_id, listed, deleted_at ON products FOR EACH ROW WHEN ((new.kind = 'food'::text)) EXECUTE FUNCTION change_version_of_texts('foods');
CREATE TRIGGER products_added_count AFTER INSERT ON products REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_new_products();
CREATE TRIGGER products_added_price AFTER INSERT ON products REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN (is_first_written()) EXECUTE FUNCTION note_prices_of_new_products();
CREATE TRIGGER products_added_stock AFTER INSERT ON products REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN (is_first_written()) EXECUTE FUNCTION note_new_product_stock();
CREATE TRIGGER products_added_tags AFTER INSERT ON products REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION write_tags_of_new_products();
CREATE TRIGGER products_added_text AFTER INSERT ON products REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION write_texts_of_new_products();
CREATE TRIGGER products_added_version AFTER INSERT ON products REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION change_shop_versions();
CREATE TRIGGER products_changed_category BEFORE UPDATE OF category_id, tags ON products FOR EACH ROW WHEN (((((old.category_id)::text IS DISTINCT FROM (new.category_id)::text) OR (old.tags IS DISTINCT FROM new.tags)) AND has_discount_periods((new.shop_id)::text))) EXECUTE FUNCTION note_scope_of_product();
CREATE TRIGGER products_changed_price BEFORE UPDATE OF price, compare_at_price, listed, deleted_at ON products FOR EACH ROW WHEN (((((old.price IS DISTINCT FROM new.price) OR (old.compare_at_price IS DISTINCT FROM new.compare_at_price)) OR (old.listed IS DISTINCT FROM new.listed)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION note_price_of_product();
CREATE TRIGGER products_changed_prices AFTER UPDATE OF price, compare_at_price, listed, deleted_at ON products FOR EACH ROW WHEN (((((old.price IS DISTINCT FROM new.price) OR (old.compare_at_price IS DISTINCT FROM new.compare_at_price)) OR (old.listed IS DISTINCT FROM new.listed)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION note_prices_of_variants();
CREATE TRIGGER products_changed_scopes AFTER UPDATE OF category_id, tags ON products FOR EACH ROW WHEN (((((old.category_id)::text IS DISTINCT FROM (new.category_id)::text) OR (old.tags IS DISTINCT FROM new.tags)) AND has_discount_periods((new.shop_id)::text))) EXECUTE FUNCTION note_prices_of_variants();
CREATE TRIGGER products_changed_version AFTER UPDATE ON products REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION change_shop_versions();
CREATE TRIGGER products_counted AFTER DELETE ON products FOR EACH ROW EXECUTE FUNCTION count_product();
CREATE TRIGGER products_in_variants_changed AFTER UPDATE OF category_id, listed, quantity, digital, in_variants, deleted_at ON products FOR EACH ROW WHEN (((old.in_variants OR new.in_variants) AND ((old.in_variants <> new.in_variants) OR (old.stocked <> new.stocked) OR (old.listed <> new.listed) OR ((old.category_id)::text IS DISTINCT FROM (new.category_id)::text) OR ((old.deleted_at IS NULL) <> (new.deleted_at IS NULL))))) EXECUTE FUNCTION note_product_in_variants();
CREATE TRIGGER products_moved AFTER UPDATE OF slug ON products FOR EACH ROW WHEN ((old.slug <> new.slug)) EXECUTE FUNCTION keep_former_slug('product');
CREATE TRIGGER products_moved_stock AFTER UPDATE OF quantity, held ON products FOR EACH ROW WHEN (((old.quantity <> new.quantity) OR (old.held <> new.held))) EXECUTE FUNCTION note_product_stock();
CREATE TRIGGER products_placed AFTER UPDATE OF details ON products FOR EACH ROW WHEN (((old.details -> 'otherCategories'::text) IS DISTINCT FROM (new.details -> 'otherCategories'::text))) EXECUTE FUNCTION write_product_categories();
CREATE TRIGGER products_placed_first AFTER INSERT ON products FOR EACH ROW WHEN (((new.details -> 'otherCategories'::text) IS NOT NULL)) EXECUTE FUNCTION write_product_categories();
CREATE TRIGGER products_recounted AFTER UPDATE OF category_id, listed, quantity, digital, in_variants, deleted_at ON products FOR EACH ROW WHEN ((((old.category_id)::text IS DISTINCT FROM (new.category_id)::text) OR (old.listed <> new.listed) OR (old.stocked <> new.stocked) OR ((old.deleted_at IS NULL) <> (new.deleted_at IS NULL)))) EXECUTE FUNCTION count_product();
CREATE TRIGGER products_removed_version AFTER DELETE ON products REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION change_shop_versions();
CREATE TRIGGER products_restocked AFTER UPDATE OF quantity ON products FOR EACH ROW WHEN ((new.quantity > old.quantity)) EXECUTE FUNCTION call_waiting('products');
CREATE TRIGGER products_tagged AFTER UPDATE OF tags, created_at ON products FOR EACH ROW WHEN (((old.tags IS DISTINCT FROM new.tags) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION write_product_tags();
CREATE TRIGGER products_written AFTER UPDATE OF name, description, barcode, sku, details, tags, category_id ON products FOR EACH ROW WHEN (((new.kind = 'product'::text) AND (((((((old.name IS DISTINCT FROM new.name) OR (old.description IS DISTINCT FROM new.description)) OR (old.barcode IS DISTINCT FROM new.barcode)) OR (old.sku IS DISTINCT FROM new.sku)) OR (old.details IS DISTINCT FROM new.details)) OR (old.tags IS DISTINCT FROM new.tags)) OR ((old.category_id)::text IS DISTINCT FROM (new.category_id)::text)))) EXECUTE FUNCTION write_text_of_product();

create table proof_files (
  id object_id not null,
  shop_id object_id not null,
  order_id object_id not null,
  name text not null,
  content_type text not null,
  size bigint not null,
  sha256 text not null,
  storage_key text not null,
  created_at timestamptz(3) default now() not null,
  constraint proof_files_pkey PRIMARY KEY (id, shop_id),
  constraint proof_files_size_check CHECK ((size >= 0)),
  constraint proof_files_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint proof_files_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id),
  constraint proof_files_shop_id_storage_key_fkey FOREIGN KEY (shop_id, storage_key) REFERENCES stored_objects(shop_id, storage_key) ON DELETE CASCADE
);
CREATE UNIQUE INDEX proof_files_of_object ON proof_files (shop_id, storage_key);
CREATE INDEX proof_files_of_order ON proof_files (shop_id, order_id);
CREATE TRIGGER proof_files_counted AFTER INSERT OR DELETE ON proof_files FOR EACH ROW EXECUTE FUNCTION count_bytes_of_proof();
CREATE TRIGGER proof_files_recounted AFTER UPDATE OF size ON proof_files FOR EACH ROW WHEN ((old.size <> new.size)) EXECUTE FUNCTION count_bytes_of_proof();

create table provider_looks (
  provider text not null,
  kind text not null,
  looked_until timestamptz(3),
  begun_at timestamptz(3),
  page text,
  next_at timestamptz(3) not null,
  constraint provider_looks_pkey PRIMARY KEY (provider, kind)
);

create table push_messages (
  id object_id not null,
  shop_id object_id not null,
  subscription_id object_id not null,
  order_id object_id,
  booking_id object_id,
  payload text not null,
  attempt integer default 0 not null,
  lease text,
  next_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  constraint push_messages_pkey PRIMARY KEY (id, shop_id),
  constraint push_messages_check CHECK ((num_nonnulls(order_id, booking_id) = 1)),
  constraint push_messages_shop_id_booking_id_fkey FOREIGN KEY (shop_id, booking_id) REFERENCES bookings(shop_id, id),
  constraint push_messages_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint push_messages_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id),
  constraint push_messages_shop_id_subscription_id_fkey FOREIGN KEY (shop_id, subscription_id) REFERENCES push_subscriptions(shop_id, id) ON DELETE CASCADE
);
CREATE INDEX push_messages_new ON push_messages (next_at, id) WHERE (attempt = 0);
CREATE UNIQUE INDEX push_messages_of_booking ON push_messages (subscription_id, booking_id, shop_id);
CREATE UNIQUE INDEX push_messages_of_order ON push_messages (subscription_id, order_id, shop_id);
CREATE INDEX push_messages_tried ON push_messages (next_at, id) WHERE (attempt > 0);

create table push_subscriptions (
  id object_id not null,
  shop_id object_id not null,
  user_id object_id not null,
  session_id object_id not null,
  endpoint_hash text not null,
  endpoint text not null,
  keys text not null,
  service text not null,
  expires_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint push_subscriptions_pkey PRIMARY KEY (id, shop_id),
  constraint push_subscriptions_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX push_subscriptions_endpoint ON push_subscriptions (shop_id, endpoint_hash);
CREATE INDEX push_subscriptions_expired ON push_subscriptions (expires_at) WHERE (expires_at IS NOT NULL);
CREATE INDEX push_subscriptions_of_session ON push_subscriptions (session_id);
CREATE INDEX push_subscriptions_of_shopper ON push_subscriptions (shop_id, user_id, created_at DESC, id DESC);
CREATE INDEX push_subscriptions_of_user ON push_subscriptions (user_id);

create table record_count_changes (
  id uuid default gen_random_uuid() not null,
  shop_id object_id not null,
  kind text not null,
  key text not null,
  change bigint not null,
  begins timestamptz(3),
  amount bigint,
  constraint record_count_changes_pkey PRIMARY KEY (shop_id, kind, key, id) INCLUDE (change)
) with (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=10000, autovacuum_vacuum_insert_threshold=-1);
CREATE TRIGGER record_counts_by_time_added AFTER DELETE ON record_count_changes REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION add_up_by_time();
CREATE TRIGGER sale_changes_counted AFTER DELETE ON record_count_changes REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_sale_changes();

create table record_counts (
  shop_id object_id not null,
  kind text not null,
  key text not null,
  total bigint not null,
  constraint record_counts_pkey PRIMARY KEY (shop_id, kind, key)
) with (fillfactor=50);

create table record_counts_by_time (
  shop_id object_id not null,
  kind text not null,
  begins timestamptz(3) not null,
  key text not null,
  total bigint not null,
  amount bigint not null,
  constraint record_counts_by_time_pkey PRIMARY KEY (shop_id, kind, begins, key) INCLUDE (total, amount)
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.02);

create table redirects (
  id object_id not null,
  shop_id object_id not null,
  path text not null,
  target text not null,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint redirects_pkey PRIMARY KEY (id, shop_id),
  constraint redirects_path_check CHECK ((path ~~ '/%'::text)),
  constraint redirects_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX redirects_of_shop ON redirects (shop_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX redirects_path ON redirects (shop_id, path);

create table refund_lines (
  id object_id not null,
  shop_id object_id not null,
  refund_id object_id not null,
  order_id object_id not null,
  item_id object_id,
  "position" integer not null,
  quantity integer not null,
  amount bigint not null,
  restock boolean not null,
  constraint refund_lines_pkey PRIMARY KEY (id, shop_id),
  constraint refund_lines_amount_check CHECK ((amount >= 0)),
  constraint refund_lines_quantity_check CHECK ((quantity > 0)),
  constraint refund_lines_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint refund_lines_shop_id_item_id_fkey FOREIGN KEY (shop_id, item_id) REFERENCES order_items(shop_id, id),
  constraint refund_lines_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id),
  constraint refund_lines_shop_id_refund_id_fkey FOREIGN KEY (shop_id, refund_id) REFERENCES refunds(shop_id, id)
);
CREATE INDEX refund_lines_of_item ON refund_lines (item_id) WHERE (item_id IS NOT NULL);
CREATE INDEX refund_lines_of_order ON refund_lines (order_id);
CREATE UNIQUE INDEX refund_lines_of_refund ON refund_lines (refund_id, "position", shop_id);

create table refunds (
  id object_id not null,
  shop_id object_id not null,
  order_id object_id not null,
  payment_id object_id,
  return_id object_id,
  kind text default 'refund'::text not null,
  exchange_id object_id,
  amount bigint not null,
  from_credit bigint default 0 not null,
  by_hand bigint default 0 not null,
  cancels boolean default false not null,
  reason text,
  idempotency_key text,
  fingerprint text,
  state text default 'intent'::text not null,
  provider_id text,
  tries integer default 0 not null,
  failure text,
  refused_at timestamptz(3),
  next_at timestamptz(3),
  checked_at timestamptz(3),
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint refunds_pkey PRIMARY KEY (id, shop_id),
  constraint refunds_amount_check CHECK ((amount >= 0)),
  constraint refunds_check CHECK (((from_credit >= 0) AND (from_credit <= amount))),
  constraint refunds_check1 CHECK (((by_hand >= 0) AND (by_hand <= (amount - from_credit)))),
  constraint refunds_kind_check CHECK ((kind = ANY (ARRAY['refund'::text, 'excess'::text]))),
  constraint refunds_state_check CHECK ((state = ANY (ARRAY['intent'::text, 'succeeded'::text, 'failed'::text]))),
  constraint refunds_shop_id_exchange_id_fkey FOREIGN KEY (shop_id, exchange_id) REFERENCES orders(shop_id, id),
  constraint refunds_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint refunds_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id),
  constraint refunds_shop_id_payment_id_fkey FOREIGN KEY (shop_id, payment_id) REFERENCES payments(shop_id, id),
  constraint refunds_shop_id_return_id_fkey FOREIGN KEY (shop_id, return_id) REFERENCES returns(shop_id, id)
);
CREATE UNIQUE INDEX refunds_by_provider ON refunds (payment_id, provider_id, shop_id) WHERE (provider_id IS NOT NULL);
CREATE INDEX refunds_of_order ON refunds (order_id);
CREATE UNIQUE INDEX refunds_of_return ON refunds (shop_id, return_id) WHERE ((return_id IS NOT NULL) AND (state <> 'failed'::text));
CREATE INDEX refunds_of_shop ON refunds (shop_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX refunds_one_excess ON refunds (payment_id, shop_id) WHERE ((kind = 'excess'::text) AND (exchange_id IS NULL));
CREATE INDEX refunds_open ON refunds (COALESCE(next_at, checked_at, created_at)) WHERE (state = 'intent'::text);
CREATE UNIQUE INDEX refunds_repeated ON refunds (order_id, idempotency_key, shop_id) WHERE (idempotency_key IS NOT NULL);
CREATE TRIGGER refunds_added AFTER INSERT ON refunds FOR EACH ROW WHEN ((new.state = 'succeeded'::text)) EXECUTE FUNCTION count_refund();
CREATE TRIGGER refunds_added_reported AFTER INSERT ON refunds FOR EACH ROW WHEN (((new.kind = 'refund'::text) AND (new.state = 'succeeded'::text) AND is_first_written())) EXECUTE FUNCTION report_refund();
CREATE TRIGGER refunds_changed_reported AFTER UPDATE OF state, kind ON refunds FOR EACH ROW WHEN (((new.kind = 'refund'::text) AND (new.state = 'succeeded'::text))) EXECUTE FUNCTION report_refund();
CREATE TRIGGER refunds_credited AFTER INSERT ON refunds FOR EACH ROW WHEN (((new.state = 'succeeded'::text) AND (new.kind = 'refund'::text) AND is_first_written())) EXECUTE FUNCTION request_credit_note();
CREATE TRIGGER refunds_recounted AFTER UPDATE OF kind, state, created_at, amount ON refunds FOR EACH ROW WHEN ((((old.state = 'succeeded'::text) OR (new.state = 'succeeded'::text)) AND ((old.kind <> new.kind) OR (old.state <> new.state) OR (old.created_at <> new.created_at) OR (old.amount <> new.amount)))) EXECUTE FUNCTION count_refund();
CREATE TRIGGER refunds_removed AFTER DELETE ON refunds FOR EACH ROW WHEN ((old.state = 'succeeded'::text)) EXECUTE FUNCTION count_refund();
CREATE TRIGGER refunds_settled AFTER UPDATE OF state ON refunds FOR EACH ROW WHEN (((new.state = 'succeeded'::text) AND (old.state <> 'succeeded'::text) AND (new.kind = 'refund'::text))) EXECUTE FUNCTION request_credit_note();

create table renewal_charges (
  id object_id not null,
  shop_id object_id not null,
  entitlement_id object_id not null,
  product_id object_id not null,
  period_end timestamptz(3) not null,
  attempt integer not null,
  provider text not null,
  reference text not null,
  provider_id text,
  amount bigint not null,
  currency text not null,
  taxes jsonb,
  tax_added bigint default 0 not null,
  tax_treatment text,
  email text,
  card_brand text,
  card_last4 text,
  card_token_sealed text,
  state text default 'intent'::text not null,
  failure text,
  disputes jsonb,
  refund_tries integer default 0 not null,
  refund_refused_at timestamptz(3),
  look_ups integer default 0 not null,
  next_at timestamptz(3),
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint renewal_charges_pkey PRIMARY KEY (id, shop_id),
  constraint renewal_charges_reference_shop_id_key UNIQUE (reference, shop_id),
  constraint renewal_charges_amount_check CHECK ((amount > 0)),
  constraint renewal_charges_attempt_check CHECK ((attempt > 0)),
  constraint renewal_charges_state_check CHECK ((state = ANY (ARRAY['intent'::text, 'unknown'::text, 'succeeded'::text, 'declined'::text, 'abandoned'::text, 'refunding'::text, 'refunded'::text, 'refund_failed'::text]))),
  constraint renewal_charges_tax_added_check CHECK ((tax_added >= 0)),
  constraint renewal_charges_shop_id_entitlement_id_fkey FOREIGN KEY (shop_id, entitlement_id) REFERENCES entitlements(shop_id, id),
  constraint renewal_charges_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint renewal_charges_shop_id_product_id_fkey FOREIGN KEY (shop_id, product_id) REFERENCES products(shop_id, id)
);
CREATE UNIQUE INDEX renewal_charges_attempt ON renewal_charges (shop_id, entitlement_id, period_end, attempt);
CREATE INDEX renewal_charges_due ON renewal_charges (next_at) WHERE (next_at IS NOT NULL);
CREATE INDEX renewal_charges_given_back ON renewal_charges (shop_id, created_at DESC, id DESC) WHERE (state = ANY (ARRAY['refunding'::text, 'refunded'::text, 'refund_failed'::text]));
CREATE UNIQUE INDEX renewal_charges_once ON renewal_charges (shop_id, entitlement_id, period_end) WHERE (state = ANY (ARRAY['intent'::text, 'unknown'::text, 'succeeded'::text, 'abandoned'::text]));
CREATE INDEX renewal_charges_sold ON renewal_charges (shop_id, created_at) INCLUDE (amount) WHERE (state = 'succeeded'::text);
CREATE INDEX renewal_charges_with_details ON renewal_charges (updated_at) WHERE ((state = ANY (ARRAY['succeeded'::text, 'declined'::text, 'abandoned'::text, 'refunded'::text, 'refund_failed'::text])) AND ((email IS NOT NULL) OR (card_brand IS NOT NULL) OR (card_last4 IS NOT NULL)));
CREATE TRIGGER renewals_added AFTER INSERT ON renewal_charges FOR EACH ROW WHEN ((new.state = 'succeeded'::text)) EXECUTE FUNCTION count_renewal();
CREATE TRIGGER renewals_recounted AFTER UPDATE OF state, created_at, amount ON renewal_charges FOR EACH ROW WHEN ((((old.state = 'succeeded'::text) OR (new.state = 'succeeded'::text)) AND ((old.state <> new.state) OR (old.created_at <> new.created_at) OR (old.amount <> new.amount)))) EXECUTE FUNCTION count_renewal();
CREATE TRIGGER renewals_removed AFTER DELETE ON renewal_charges FOR EACH ROW WHEN ((old.state = 'succeeded'::text)) EXECUTE FUNCTION count_renewal();

create table resource_services (
  shop_id object_id not null,
  resource_id object_id not null,
  product_id object_id not null,
  constraint resource_services_pkey PRIMARY KEY (shop_id, product_id, resource_id),
  constraint resource_services_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint resource_services_shop_id_product_id_fkey FOREIGN KEY (shop_id, product_id) REFERENCES products(shop_id, id),
  constraint resource_services_shop_id_resource_id_fkey FOREIGN KEY (shop_id, resource_id) REFERENCES resources(shop_id, id)
);
CREATE INDEX resource_services_of_resource ON resource_services (shop_id, resource_id);

create table resources (
  id object_id not null,
  shop_id object_id not null,
  name text not null,
  kind text not null,
  hours jsonb not null,
  before_minutes integer default 0 not null,
  after_minutes integer default 0 not null,
  capacity integer default 1 not null,
  active boolean default true not null,
  deleted_at timestamptz(3),
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint resources_pkey PRIMARY KEY (id, shop_id),
  constraint resources_after_minutes_check CHECK (((after_minutes >= 0) AND (after_minutes <= 1440))),
  constraint resources_before_minutes_check CHECK (((before_minutes >= 0) AND (before_minutes <= 1440))),
  constraint resources_capacity_check CHECK (((capacity >= 1) AND (capacity <= 1000))),
  constraint resources_kind_check CHECK ((kind = ANY (ARRAY['person'::text, 'room'::text, 'thing'::text]))),
  constraint resources_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX resources_of_shop ON resources (shop_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);

create table return_exclusions (
  shop_id object_id not null,
  product_id object_id not null,
  reason text not null,
  constraint return_exclusions_pkey PRIMARY KEY (shop_id, product_id),
  constraint return_exclusions_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint return_exclusions_shop_id_product_id_fkey FOREIGN KEY (shop_id, product_id) REFERENCES products(shop_id, id)
);

create table return_lines (
  shop_id object_id not null,
  return_id object_id not null,
  item_id object_id not null,
  "position" integer not null,
  quantity integer not null,
  reason text,
  received integer,
  condition text,
  restock boolean,
  wanted jsonb,
  counted integer not null,
  constraint return_lines_pkey PRIMARY KEY (shop_id, return_id, item_id),
  constraint return_lines_check CHECK (((received >= 0) AND (received <= quantity))),
  constraint return_lines_check1 CHECK (((counted >= 0) AND (counted <= quantity))),
  constraint return_lines_condition_check CHECK ((condition = ANY (ARRAY['unopened'::text, 'opened'::text, 'used'::text, 'damaged'::text]))),
  constraint return_lines_quantity_check CHECK ((quantity > 0)),
  constraint return_lines_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint return_lines_shop_id_item_id_fkey FOREIGN KEY (shop_id, item_id) REFERENCES order_items(shop_id, id),
  constraint return_lines_shop_id_return_id_fkey FOREIGN KEY (shop_id, return_id) REFERENCES returns(shop_id, id)
);
CREATE INDEX return_lines_of_item ON return_lines (shop_id, item_id);
CREATE TRIGGER return_lines_added AFTER INSERT ON return_lines FOR EACH ROW WHEN (is_first_written()) EXECUTE FUNCTION count_returned();
CREATE TRIGGER return_lines_recounted AFTER UPDATE OF counted ON return_lines FOR EACH ROW WHEN ((old.counted <> new.counted)) EXECUTE FUNCTION count_returned();

create table return_policies (
  shop_id object_id not null,
  days integer,
  updated_at timestamptz(3) not null,
  constraint return_policies_pkey PRIMARY KEY (shop_id),
  constraint return_policies_days_check CHECK (((days >= 1) AND (days <= 3650))),
  constraint return_policies_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);

create table returns (
  id object_id not null,
  shop_id object_id not null,
  order_id object_id not null,
  kind text not null,
  status text default 'requested'::text not null,
  declared_at timestamptz(3) not null,
  declaration_id object_id,
  deadline timestamptz(3),
  note text,
  answer text,
  label jsonb,
  exchange_id object_id,
  history jsonb not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint returns_pkey PRIMARY KEY (id, shop_id),
  constraint returns_kind_check CHECK ((kind = ANY (ARRAY['return'::text, 'exchange'::text, 'claim'::text, 'withdrawal'::text]))),
  constraint returns_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'approved'::text, 'refused'::text, 'received'::text, 'closed'::text]))),
  constraint returns_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint returns_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id)
);
CREATE INDEX returns_by_change ON returns (shop_id, updated_at, id);
CREATE INDEX returns_by_status ON returns (shop_id, status, created_at DESC, id DESC);
CREATE UNIQUE INDEX returns_of_declaration ON returns (shop_id, declaration_id) WHERE (declaration_id IS NOT NULL);
CREATE INDEX returns_of_order ON returns (shop_id, order_id, created_at DESC, id DESC);
CREATE INDEX returns_of_shop ON returns (shop_id, created_at DESC, id DESC);

create table reviews (
  id object_id not null,
  shop_id object_id not null,
  product_id object_id not null,
  user_id object_id not null,
  rating smallint not null,
  title text not null,
  body text not null,
  hidden_at timestamptz(3),
  reply text,
  replied_at timestamptz(3),
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint reviews_pkey PRIMARY KEY (id, shop_id),
  constraint reviews_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
  constraint reviews_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint reviews_shop_id_product_id_fkey FOREIGN KEY (shop_id, product_id) REFERENCES products(shop_id, id),
  constraint reviews_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX reviews_by_rating ON reviews (shop_id, rating, created_at DESC, id DESC);
CREATE INDEX reviews_hidden ON reviews (shop_id, created_at DESC, id DESC) WHERE (hidden_at IS NOT NULL);
CREATE INDEX reviews_of_product ON reviews (shop_id, product_id, created_at DESC, id DESC);
CREATE INDEX reviews_of_shop ON reviews (shop_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX reviews_of_shopper ON reviews (shop_id, product_id, user_id) INCLUDE (rating);
CREATE INDEX reviews_of_user ON reviews (user_id);
CREATE INDEX reviews_shown ON reviews (shop_id, product_id, created_at DESC, id DESC) INCLUDE (rating) WHERE (hidden_at IS NULL);
CREATE TRIGGER reviews_counted AFTER INSERT OR DELETE ON reviews FOR EACH ROW EXECUTE FUNCTION count_review();
CREATE TRIGGER reviews_recounted AFTER UPDATE OF rating, hidden_at ON reviews FOR EACH ROW WHEN (((old.rating <> new.rating) OR ((old.hidden_at IS NULL) <> (new.hidden_at IS NULL)))) EXECUTE FUNCTION count_review();

create table roles (
  id object_id not null,
  shop_id object_id not null,
  name text not null,
  pages jsonb default '[]'::jsonb not null,
  permissions text[] default '{}'::text[] not null,
  active boolean default true not null,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint roles_pkey PRIMARY KEY (id, shop_id),
  constraint roles_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE UNIQUE INDEX roles_name ON roles (shop_id, lower(name));
CREATE INDEX roles_of_shop ON roles (shop_id, created_at DESC, id DESC);

create table sale_changes (
  shop_id object_id not null,
  day timestamptz(3) not null,
  changes bigint not null,
  settled bigint default 0 not null,
  constraint sale_changes_pkey PRIMARY KEY (shop_id, day) INCLUDE (changes)
) with (fillfactor=50);
CREATE INDEX sale_changes_to_settle ON sale_changes (day, shop_id) WHERE (changes <> settled);

create table sales_sums (
  shop_id object_id not null,
  part text not null,
  span text not null,
  begins timestamptz(3) not null,
  ends timestamptz(3) not null,
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
  constraint sales_sums_pkey PRIMARY KEY (shop_id, part, begins, ends) INCLUDE (span, changes),
  constraint sales_sums_check CHECK ((ends > begins)),
  constraint sales_sums_span_check CHECK ((span = ANY (ARRAY['day'::text, 'month'::text])))
);

create table scheduled_prices (
  shop_id object_id not null,
  schedule_id object_id not null,
  "position" integer not null,
  product_id object_id not null,
  variant_id object_id,
  price bigint,
  percent numeric,
  price_set bigint,
  price_before bigint,
  compare_set bigint,
  compare_before bigint,
  constraint scheduled_prices_pkey PRIMARY KEY (schedule_id, "position", shop_id),
  constraint scheduled_prices_check CHECK (((price IS NULL) <> (percent IS NULL))),
  constraint scheduled_prices_price_check CHECK ((price >= 0)),
  constraint scheduled_prices_shop_id_product_id_fkey FOREIGN KEY (shop_id, product_id) REFERENCES products(shop_id, id),
  constraint scheduled_prices_shop_id_schedule_id_fkey FOREIGN KEY (shop_id, schedule_id) REFERENCES price_schedules(shop_id, id) ON DELETE CASCADE,
  constraint scheduled_prices_shop_id_variant_id_fkey FOREIGN KEY (shop_id, variant_id) REFERENCES variants(shop_id, id)
);
CREATE INDEX scheduled_prices_of_record ON scheduled_prices (shop_id, COALESCE(variant_id, product_id));
CREATE UNIQUE INDEX scheduled_prices_once ON scheduled_prices (shop_id, schedule_id, COALESCE(variant_id, product_id));

create table scripts (
  id object_id not null,
  shop_id object_id not null,
  name text not null,
  placement text not null,
  src text,
  content text,
  active boolean default true not null,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint scripts_pkey PRIMARY KEY (id, shop_id),
  constraint scripts_check CHECK (((src IS NULL) <> (content IS NULL))),
  constraint scripts_placement_check CHECK ((placement = ANY (ARRAY['head'::text, 'body'::text]))),
  constraint scripts_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX scripts_of_shop ON scripts (shop_id, created_at DESC, id DESC);

create table second_factors (
  id object_id not null,
  user_id object_id not null,
  secret text not null,
  last_step integer default 0 not null,
  recovery_codes text[] default '{}'::text[] not null,
  confirmed_at timestamptz(3),
  created_at timestamptz(3) default now() not null,
  constraint second_factors_pkey PRIMARY KEY (id),
  constraint second_factors_user_id_key UNIQUE (user_id),
  constraint second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

create table sessions (
  id object_id not null,
  user_id object_id not null,
  surface text default 'store'::text not null,
  shop_id object_id,
  device text,
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  created_at timestamptz(3) default now() not null,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_of_console CHECK (((surface = 'store'::text) OR (shop_id IS NULL))),
  constraint sessions_surface_check CHECK ((surface = ANY (ARRAY['store'::text, 'console'::text]))),
  constraint sessions_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX sessions_expired ON sessions (expires_at);
CREATE INDEX sessions_of_user ON sessions (user_id);

create table shipments (
  id object_id not null,
  shop_id object_id not null,
  order_id object_id not null,
  rate_id object_id,
  carrier text not null,
  courier jsonb not null,
  shipping_address jsonb not null,
  metadata jsonb default '{}'::jsonb not null,
  lines jsonb default '[]'::jsonb not null,
  tracking_number text not null,
  tracking_code text not null,
  tracking_url text,
  shipping_method text not null,
  shipping_cost bigint not null,
  notes text not null,
  estimated_delivery date,
  status text default 'pending'::text not null,
  history jsonb not null,
  idempotency_key text,
  fingerprint text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint shipments_pkey PRIMARY KEY (id, shop_id),
  constraint shipments_tracking_code_shop_id_key UNIQUE (tracking_code, shop_id),
  constraint shipments_shipping_cost_check CHECK ((shipping_cost >= 0)),
  constraint shipments_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'in_transit'::text, 'delivered'::text, 'cancelled'::text]))),
  constraint shipments_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint shipments_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id)
);
CREATE INDEX shipments_by_change ON shipments (shop_id, updated_at, id);
CREATE INDEX shipments_of_order ON shipments (shop_id, order_id, created_at DESC, id DESC);
CREATE INDEX shipments_of_shop ON shipments (shop_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX shipments_repeated ON shipments (shop_id, order_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);
CREATE TRIGGER shipments_added AFTER INSERT ON shipments REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_records('shipments');
CREATE TRIGGER shipments_removed AFTER DELETE ON shipments REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_records('shipments');

create table shipping_addresses (
  id object_id not null,
  user_id object_id not null,
  name text not null,
  phone text not null,
  line1 text not null,
  line2 text,
  city text not null,
  state text not null,
  country text not null,
  postal_code text,
  lat double precision,
  lng double precision,
  is_default boolean not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint shipping_addresses_pkey PRIMARY KEY (id),
  constraint shipping_addresses_check CHECK (((lat IS NULL) = (lng IS NULL))),
  constraint shipping_addresses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX shipping_addresses_default ON shipping_addresses (user_id) WHERE is_default;
CREATE INDEX shipping_addresses_of_user ON shipping_addresses (user_id, created_at DESC, id DESC);

create table shipping_labels (
  id object_id not null,
  shop_id object_id not null,
  order_id object_id not null,
  rate_id object_id not null,
  provider text not null,
  provider_rate text not null,
  shipment jsonb not null,
  state text default 'intent'::text not null,
  shipment_id object_id,
  failure text,
  checked_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint shipping_labels_pkey PRIMARY KEY (id, shop_id),
  constraint shipping_labels_state_check CHECK ((state = ANY (ARRAY['intent'::text, 'bought'::text, 'failed'::text]))),
  constraint shipping_labels_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint shipping_labels_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id),
  constraint shipping_labels_shop_id_shipment_id_fkey FOREIGN KEY (shop_id, shipment_id) REFERENCES shipments(shop_id, id)
);
CREATE INDEX shipping_labels_of_order ON shipping_labels (shop_id, order_id);
CREATE UNIQUE INDEX shipping_labels_of_rate ON shipping_labels (shop_id, rate_id) WHERE (state <> 'failed'::text);
CREATE INDEX shipping_labels_open ON shipping_labels (COALESCE(checked_at, created_at)) WHERE (state = 'intent'::text);

create table shipping_rates (
  id object_id not null,
  shop_id object_id not null,
  user_id object_id not null,
  order_id object_id,
  provider text not null,
  provider_rate text,
  service text,
  carrier text not null,
  courier jsonb not null,
  shipping_method text not null,
  amount bigint not null,
  currency text not null,
  eta_days integer,
  subtotal bigint not null,
  kinds text[] not null,
  load jsonb,
  address jsonb not null,
  taken_by object_id,
  question text,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  constraint shipping_rates_pkey PRIMARY KEY (id, shop_id),
  constraint shipping_rates_amount_check CHECK ((amount >= 0)),
  constraint shipping_rates_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint shipping_rates_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id),
  constraint shipping_rates_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX shipping_rates_expired ON shipping_rates (expires_at) WHERE (taken_by IS NULL);
CREATE INDEX shipping_rates_of_order ON shipping_rates (shop_id, order_id, created_at DESC) WHERE (order_id IS NOT NULL);
CREATE INDEX shipping_rates_of_user ON shipping_rates (user_id);

create table shop_domains (
  id object_id not null,
  shop_id object_id not null,
  domain text not null,
  kind text default 'address'::text not null,
  state text default 'active'::text not null,
  token text,
  pending_since timestamptz(3),
  missing_since timestamptz(3),
  checked_at timestamptz(3),
  next_check_at timestamptz(3),
  verified_at timestamptz(3),
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint shop_domains_pkey PRIMARY KEY (id),
  constraint shop_domains_check CHECK (((kind <> 'own'::text) OR (token IS NOT NULL))),
  constraint shop_domains_kind_check CHECK ((kind = ANY (ARRAY['address'::text, 'subdomain'::text, 'own'::text]))),
  constraint shop_domains_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'active'::text, 'failed'::text]))),
  constraint shop_domains_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE UNIQUE INDEX shop_domains_active ON shop_domains (domain) WHERE (state = 'active'::text);
CREATE INDEX shop_domains_due ON shop_domains (next_check_at) WHERE (next_check_at IS NOT NULL);
CREATE INDEX shop_domains_of_shop ON shop_domains (shop_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX shop_domains_once ON shop_domains (shop_id, domain);

create table shop_version_changes (
  shop_id object_id not null,
  change bigint default ((1)::double precision + floor((random() * ('4503599627370496'::bigint)::double precision))) not null,
  constraint shop_version_changes_pkey PRIMARY KEY (shop_id, change)
) with (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=10000, autovacuum_vacuum_insert_threshold=-1);

create table shop_versions (
  shop_id object_id not null,
  total numeric not null,
  constraint shop_versions_pkey PRIMARY KEY (shop_id)
) with (fillfactor=50);

create table shops (
  id object_id not null,
  owner_id object_id not null,
  name text not null,
  slug text not null,
  type text not null,
  currency text not null,
  scale integer not null,
  country text not null,
  time_zone text default 'UTC'::text not null,
  author_key uuid default gen_random_uuid() not null,
  logo text,
  theme jsonb default '{}'::jsonb not null,
  contact jsonb default '{}'::jsonb not null,
  socials jsonb default '{}'::jsonb not null,
  policies jsonb default '{}'::jsonb not null,
  shipping jsonb default '{"zones": []}'::jsonb not null,
  checkout jsonb default '{"holdDays": {"transfer": 3}, "guestStock": {"pieces": 5, "percent": 50}}'::jsonb not null,
  low_stock_at integer default 5 not null,
  collection jsonb,
  hours jsonb,
  closed_until timestamptz(3),
  kitchen jsonb,
  email_templates jsonb,
  invoices jsonb,
  taxes jsonb,
  has_rules boolean default false not null,
  has_category_tree boolean default false not null,
  private_fields text[] default '{}'::text[] not null,
  asks_tax_provider boolean default false not null,
  show_prior_price boolean default false not null,
  feeds jsonb default '{"enabled": false}'::jsonb not null,
  sells_to_agents boolean default false not null,
  require_second_factor boolean default false not null,
  suspended_at timestamptz(3),
  suspension_reason text,
  closed_at timestamptz(3),
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint shops_pkey PRIMARY KEY (id),
  constraint shops_slug_key UNIQUE (slug),
  constraint shops_check CHECK (((suspended_at IS NULL) = (suspension_reason IS NULL))),
  constraint shops_low_stock_at_check CHECK ((low_stock_at >= 0)),
  constraint shops_scale_check CHECK ((scale = ANY (ARRAY[1, 10, 100, 1000, 10000]))),
  constraint shops_type_check CHECK ((type = ANY (ARRAY['digital'::text, 'ecommerce'::text, 'restaurant'::text, 'business'::text]))),
  constraint shops_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id)
);
CREATE INDEX shops_of_owner ON shops (owner_id);
CREATE INDEX shops_suspended ON shops (id) WHERE (suspended_at IS NOT NULL);
CREATE TRIGGER shops_changed_version AFTER UPDATE ON shops FOR EACH ROW EXECUTE FUNCTION change_own_version();

create table sign_in_networks (
  user_id object_id not null,
  ip text not null,
  last_at timestamptz(3) not null,
  constraint sign_in_networks_pkey PRIMARY KEY (user_id, ip),
  constraint sign_in_networks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX sign_in_networks_last ON sign_in_networks (last_at);

create table sign_in_tries (
  id object_id not null,
  user_id object_id not null,
  ip text not null,
  site text not null,
  known boolean not null,
  created_at timestamptz(3) not null,
  constraint sign_in_tries_pkey PRIMARY KEY (id),
  constraint sign_in_tries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX sign_in_tries_created ON sign_in_tries (created_at);
CREATE INDEX sign_in_tries_of_site ON sign_in_tries (site, created_at DESC);
CREATE INDEX sign_in_tries_of_user ON sign_in_tries (user_id, created_at DESC);

create table skus (
  shop_id object_id not null,
  sku text not null,
  product_id object_id not null,
  variant_id object_id,
  constraint skus_pkey PRIMARY KEY (shop_id, sku),
  constraint skus_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint skus_shop_id_product_id_fkey FOREIGN KEY (shop_id, product_id) REFERENCES products(shop_id, id) ON DELETE CASCADE
);
CREATE INDEX skus_of_product ON skus (shop_id, product_id);

create table staff (
  shop_id object_id not null,
  user_id object_id not null,
  role_id object_id not null,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint staff_pkey PRIMARY KEY (shop_id, user_id),
  constraint staff_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint staff_shop_id_role_id_fkey FOREIGN KEY (shop_id, role_id) REFERENCES roles(shop_id, id),
  constraint staff_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX staff_of_role ON staff (shop_id, role_id);
CREATE INDEX staff_of_user ON staff (user_id);

create table staff_grants (
  shop_id object_id not null,
  installation_id object_id not null,
  user_id object_id not null,
  scopes text[] not null,
  constraint staff_grants_pkey PRIMARY KEY (shop_id, installation_id, user_id),
  constraint staff_grants_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint staff_grants_shop_id_installation_id_fkey FOREIGN KEY (shop_id, installation_id) REFERENCES installations(shop_id, id),
  constraint staff_grants_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX staff_grants_of_user ON staff_grants (user_id);

create table stock_alerts (
  id object_id not null,
  shop_id object_id not null,
  product_id object_id not null,
  variant_id object_id,
  email text not null,
  asked_at timestamptz(3) default now() not null,
  confirmed_at timestamptz(3),
  due_at timestamptz(3),
  constraint stock_alerts_pkey PRIMARY KEY (id, shop_id),
  constraint stock_alerts_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint stock_alerts_shop_id_product_id_fkey FOREIGN KEY (shop_id, product_id) REFERENCES products(shop_id, id) ON DELETE CASCADE,
  constraint stock_alerts_shop_id_variant_id_fkey FOREIGN KEY (shop_id, variant_id) REFERENCES variants(shop_id, id) ON DELETE CASCADE
);
CREATE INDEX stock_alerts_due ON stock_alerts (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX stock_alerts_of_address ON stock_alerts (email);
CREATE UNIQUE INDEX stock_alerts_of_item ON stock_alerts (shop_id, product_id, COALESCE((variant_id)::text, ''::text), email);
CREATE INDEX stock_alerts_of_variant ON stock_alerts (shop_id, variant_id) WHERE (variant_id IS NOT NULL);
CREATE INDEX stock_alerts_unconfirmed ON stock_alerts (asked_at) WHERE (confirmed_at IS NULL);
CREATE INDEX stock_alerts_waiting ON stock_alerts (shop_id, product_id, id) WHERE ((confirmed_at IS NOT NULL) AND (due_at IS NULL));

create table stock_by_variants (
  shop_id object_id not null,
  product_id object_id not null,
  key text not null,
  constraint stock_by_variants_pkey PRIMARY KEY (shop_id, product_id)
);

create table stock_by_variants_changes (
  id uuid default gen_random_uuid() not null,
  shop_id object_id not null,
  product_id object_id not null,
  constraint stock_by_variants_changes_pkey PRIMARY KEY (shop_id, product_id, id)
) with (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=10000, autovacuum_vacuum_insert_threshold=-1);

create table stock_movements (
  id object_id default (lpad(to_hex((floor(EXTRACT(epoch FROM clock_timestamp())))::bigint), 8, '0'::text) || lpad(to_hex(nextval('stock_movement_numbers'::regclass)), 16, '0'::text)) not null,
  shop_id object_id not null,
  product_id object_id not null,
  variant_id object_id,
  reason text not null,
  change integer not null,
  held_change integer not null,
  on_hand integer not null,
  held integer not null,
  order_id object_id,
  actor_kind text,
  actor_id text,
  note text,
  created_at timestamptz(3) default clock_timestamp() not null,
  constraint stock_movements_pkey PRIMARY KEY (shop_id, id)
);
CREATE INDEX stock_movements_by_reason ON stock_movements (shop_id, reason, id) WHERE (reason <> ALL (ARRAY['hold'::text, 'sale'::text, 'cancellation'::text, 'hold_expired'::text]));
CREATE INDEX stock_movements_of_order ON stock_movements (shop_id, order_id, id) WHERE (order_id IS NOT NULL);
CREATE INDEX stock_movements_of_product ON stock_movements (shop_id, product_id, id);
CREATE TRIGGER stock_movements_kept BEFORE DELETE OR UPDATE ON stock_movements FOR EACH ROW EXECUTE FUNCTION keep_stock_movement();

create table stored_objects (
  storage_key text not null,
  shop_id object_id not null,
  created_at timestamptz(3) default now() not null,
  unused_since timestamptz(3),
  constraint stored_objects_pkey PRIMARY KEY (storage_key, shop_id),
  constraint stored_objects_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX stored_objects_unused ON stored_objects (unused_since) WHERE (unused_since IS NOT NULL);

create table task_occurrences (
  task_id object_id not null,
  date date not null,
  shop_id object_id not null,
  status text not null,
  responded_by object_id not null,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint task_occurrences_pkey PRIMARY KEY (task_id, date, shop_id),
  constraint task_occurrences_status_check CHECK ((status = ANY (ARRAY['to do'::text, 'in progress'::text, 'done'::text, 'skipped'::text]))),
  constraint task_occurrences_responded_by_fkey FOREIGN KEY (responded_by) REFERENCES users(id),
  constraint task_occurrences_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint task_occurrences_shop_id_task_id_fkey FOREIGN KEY (shop_id, task_id) REFERENCES tasks(shop_id, id) ON DELETE CASCADE
);
CREATE INDEX task_occurrences_of_user ON task_occurrences (responded_by);

create table tasks (
  id object_id not null,
  shop_id object_id not null,
  title text not null,
  details text default ''::text not null,
  due_date text,
  due_at timestamptz(3),
  status text default 'to do'::text not null,
  recurring text default 'none'::text not null,
  every integer,
  until text,
  is_ai boolean default false not null,
  assignees text[] default '{}'::text[] not null,
  created_by object_id not null,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint tasks_pkey PRIMARY KEY (id, shop_id),
  constraint tasks_check CHECK (((due_date IS NULL) = (due_at IS NULL))),
  constraint tasks_every_check CHECK ((every > 0)),
  constraint tasks_recurring_check CHECK ((recurring = ANY (ARRAY['none'::text, 'daily'::text, 'weekly'::text, 'monthly'::text]))),
  constraint tasks_schedule_check CHECK (((recurring = 'none'::text) OR ((every IS NOT NULL) AND (until IS NOT NULL)))),
  constraint tasks_status_check CHECK ((status = ANY (ARRAY['to do'::text, 'in progress'::text, 'done'::text, 'skipped'::text]))),
  constraint tasks_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint tasks_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX tasks_by_change ON tasks (shop_id, updated_at, id);
CREATE INDEX tasks_by_due ON tasks (shop_id, due_at);
CREATE INDEX tasks_by_status ON tasks (shop_id, status, created_at DESC, id DESC);
CREATE INDEX tasks_of_assignee ON tasks USING gin (shop_id, assignees);
CREATE INDEX tasks_of_shop ON tasks (shop_id, created_at DESC, id DESC);
CREATE INDEX tasks_of_user ON tasks (created_by);
CREATE TRIGGER tasks_counted AFTER INSERT OR DELETE ON tasks FOR EACH ROW EXECUTE FUNCTION count_task();
CREATE TRIGGER tasks_recounted AFTER UPDATE OF status ON tasks FOR EACH ROW WHEN ((old.status <> new.status)) EXECUTE FUNCTION count_task();

create table tax_answers (
  shop_id object_id not null,
  question text not null,
  answer jsonb,
  created_at timestamptz(3) not null,
  constraint tax_answers_pkey PRIMARY KEY (shop_id, question),
  constraint tax_answers_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX tax_answers_by_age ON tax_answers (created_at);

create table tax_providers (
  id object_id not null,
  shop_id object_id not null,
  name text not null,
  sealed_key text not null,
  key_end text not null,
  when_silent text not null,
  codes jsonb not null,
  updated_at timestamptz(3) default now() not null,
  constraint tax_providers_pkey PRIMARY KEY (id, shop_id),
  constraint tax_providers_shop_id_key UNIQUE (shop_id),
  constraint tax_providers_when_silent_check CHECK ((when_silent = ANY (ARRAY['refuse'::text, 'tables'::text]))),
  constraint tax_providers_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);

create table tax_rates (
  id object_id not null,
  shop_id object_id not null,
  name text not null,
  country text not null,
  state text,
  postal_code text,
  class text not null,
  rate integer not null,
  starts_at timestamptz(3) default now() not null,
  ends_at timestamptz(3) default '9999-12-31 23:59:59.999+00'::timestamptz not null,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint tax_rates_pkey PRIMARY KEY (id, shop_id),
  constraint tax_rates_rate_check CHECK (((rate >= 0) AND (rate <= 1000000))),
  constraint tax_rates_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX tax_rates_of_place ON tax_rates (shop_id, country);
CREATE INDEX tax_rates_of_shop ON tax_rates (shop_id, created_at DESC, id DESC);

create table tax_registrations (
  id object_id not null,
  shop_id object_id not null,
  country text not null,
  state text,
  number text,
  scheme text not null,
  starts_at timestamptz(3) default now() not null,
  ends_at timestamptz(3) default '9999-12-31 23:59:59.999+00'::timestamptz not null,
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  constraint tax_registrations_pkey PRIMARY KEY (id, shop_id),
  constraint tax_registrations_scheme_check CHECK ((scheme = ANY (ARRAY['standard'::text, 'oss'::text, 'ioss'::text, 'none'::text]))),
  constraint tax_registrations_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX tax_registrations_of_shop ON tax_registrations (shop_id, created_at DESC, id DESC);

create table tax_reports (
  id object_id not null,
  shop_id object_id not null,
  order_id object_id not null,
  refund_id object_id,
  provider text not null,
  terms jsonb,
  amount bigint,
  state text not null,
  calculation_id text,
  transaction_id text,
  tries integer default 0 not null,
  failure text,
  next_at timestamptz(3) default now() not null,
  constraint tax_reports_pkey PRIMARY KEY (id, shop_id),
  constraint tax_reports_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'due'::text, 'done'::text, 'failed'::text]))),
  constraint tax_reports_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint tax_reports_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id)
);
CREATE INDEX tax_reports_due ON tax_reports (next_at) WHERE (state = 'due'::text);
CREATE INDEX tax_reports_failed ON tax_reports (shop_id) WHERE (state = 'failed'::text);
CREATE INDEX tax_reports_of_order ON tax_reports (order_id);

create table tickets (
  id object_id not null,
  shop_id object_id not null,
  order_id object_id not null,
  station text,
  items text[] not null,
  state text default 'new'::text not null,
  moved_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  cancelled_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint tickets_pkey PRIMARY KEY (id, shop_id),
  constraint tickets_state_check CHECK ((state = ANY (ARRAY['new'::text, 'started'::text, 'ready'::text, 'done'::text]))),
  constraint tickets_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint tickets_shop_id_order_id_fkey FOREIGN KEY (shop_id, order_id) REFERENCES orders(shop_id, id)
);
CREATE INDEX tickets_by_state ON tickets (shop_id, state, due_at, created_at DESC, id DESC);
CREATE UNIQUE INDEX tickets_of_order ON tickets (shop_id, order_id, COALESCE(station, ''::text));
CREATE INDEX tickets_open ON tickets (shop_id, due_at, created_at DESC, id DESC) WHERE (state <> 'done'::text);
CREATE INDEX tickets_over ON tickets (moved_at) WHERE (state = 'done'::text);

create table time_alerts (
  id object_id not null,
  shop_id object_id not null,
  product_id object_id not null,
  resource_id object_id,
  day date not null,
  forget_at timestamptz(3) not null,
  email text not null,
  asked_at timestamptz(3) default now() not null,
  confirmed_at timestamptz(3),
  due_at timestamptz(3),
  constraint time_alerts_pkey PRIMARY KEY (id, shop_id),
  constraint time_alerts_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint time_alerts_shop_id_product_id_fkey FOREIGN KEY (shop_id, product_id) REFERENCES products(shop_id, id) ON DELETE CASCADE,
  constraint time_alerts_shop_id_resource_id_fkey FOREIGN KEY (shop_id, resource_id) REFERENCES resources(shop_id, id) ON DELETE CASCADE
);
CREATE INDEX time_alerts_due ON time_alerts (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX time_alerts_of_address ON time_alerts (email);
CREATE INDEX time_alerts_of_resource ON time_alerts (shop_id, resource_id) WHERE (resource_id IS NOT NULL);
CREATE UNIQUE INDEX time_alerts_once ON time_alerts (shop_id, product_id, day, COALESCE((resource_id)::text, ''::text), email);
CREATE INDEX time_alerts_over ON time_alerts (forget_at);
CREATE INDEX time_alerts_unconfirmed ON time_alerts (asked_at) WHERE (confirmed_at IS NULL);
CREATE INDEX time_alerts_waiting ON time_alerts (shop_id, product_id, day, id) WHERE ((confirmed_at IS NOT NULL) AND (due_at IS NULL));

create table users (
  id object_id not null,
  email text,
  name text default ''::text not null,
  phone text,
  avatar text,
  role text default 'user'::text not null,
  auth_method text default 'otp'::text not null,
  balance bigint default 0 not null,
  deleted_at timestamptz(3),
  disabled_at timestamptz(3),
  created_at timestamptz(3) default now() not null,
  updated_at timestamptz(3) default now() not null,
  forget_at timestamptz(3) default (now() + '60 days'::interval),
  constraint users_pkey PRIMARY KEY (id),
  constraint users_email_check CHECK ((email = lower(email)))
);
CREATE UNIQUE INDEX users_email ON users (email) WHERE (deleted_at IS NULL);
CREATE INDEX users_to_forget ON users (forget_at) WHERE (email IS NULL);
CREATE INDEX users_unused ON users (forget_at) WHERE (email IS NOT NULL);

create table variants (
  id object_id not null,
  shop_id object_id not null,
  product_id object_id not null,
  name text not null,
  price bigint,
  cost bigint,
  prior_price bigint,
  measure jsonb,
  quantity integer default 0 not null,
  held integer default 0 not null,
  sku text,
  details jsonb,
  options jsonb default '{}'::jsonb not null,
  "position" integer default 0 not null,
  stocked boolean generated always as ((quantity > 0)) stored not null,
  deleted_at timestamptz(3),
  constraint variants_pkey PRIMARY KEY (id, shop_id),
  constraint variants_cost_check CHECK ((cost >= 0)),
  constraint variants_held_check CHECK ((held >= 0)),
  constraint variants_price_check CHECK ((price >= 0)),
  constraint variants_quantity_check CHECK (((quantity >= '-1000000000'::integer) AND (quantity <= 1000000000))),
  constraint variants_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint variants_shop_id_product_id_fkey FOREIGN KEY (shop_id, product_id) REFERENCES products(shop_id, id) ON DELETE CASCADE
) with (fillfactor=90);
CREATE INDEX variants_by_price ON variants (shop_id, price) WHERE ((price IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX variants_of_product ON variants (shop_id, product_id, "position") WHERE (deleted_at IS NULL);
CREATE INDEX variants_stocked ON variants (shop_id, product_id) WHERE (stocked AND (deleted_at IS NULL));
CREATE TRIGGER variants_added_movement AFTER INSERT ON variants REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN (is_first_written()) EXECUTE FUNCTION note_new_variant_stock();
CREATE TRIGGER variants_added_price AFTER INSERT ON variants REFERENCING NEW TABLE AS added FOR EACH STATEMENT WHEN (is_first_written()) EXECUTE FUNCTION note_prices_of_new_variants();
CREATE TRIGGER variants_added_stock AFTER INSERT ON variants REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_new_variants();
CREATE TRIGGER variants_added_text AFTER INSERT ON variants REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION write_texts_of_variants();
CREATE TRIGGER variants_added_version AFTER INSERT ON variants REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION change_shop_versions();
CREATE TRIGGER variants_changed_price BEFORE UPDATE OF price, deleted_at ON variants FOR EACH ROW WHEN (((old.price IS DISTINCT FROM new.price) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION note_price_of_variant();
CREATE TRIGGER variants_changed_stock AFTER UPDATE OF quantity, deleted_at ON variants FOR EACH ROW WHEN (((old.stocked <> new.stocked) OR ((old.deleted_at IS NULL) <> (new.deleted_at IS NULL)))) EXECUTE FUNCTION note_variant();
CREATE TRIGGER variants_changed_text AFTER UPDATE OF name, options, sku, details, deleted_at ON variants FOR EACH ROW WHEN (((old.name <> new.name) OR (old.options <> new.options) OR (old.sku IS DISTINCT FROM new.sku) OR ((old.details -> 'barcode'::text) IS DISTINCT FROM (new.details -> 'barcode'::text)) OR ((old.deleted_at IS NULL) <> (new.deleted_at IS NULL)))) EXECUTE FUNCTION write_text_of_variant();
CREATE TRIGGER variants_changed_version AFTER UPDATE ON variants REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION change_shop_versions();
CREATE TRIGGER variants_moved_stock AFTER UPDATE OF quantity, held ON variants FOR EACH ROW WHEN (((old.quantity <> new.quantity) OR (old.held <> new.held))) EXECUTE FUNCTION note_variant_stock();
CREATE TRIGGER variants_removed_stock AFTER DELETE ON variants FOR EACH ROW WHEN ((old.stocked AND (old.deleted_at IS NULL))) EXECUTE FUNCTION note_variant();
CREATE TRIGGER variants_removed_text AFTER DELETE ON variants REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION write_texts_of_variants();
CREATE TRIGGER variants_removed_version AFTER DELETE ON variants REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION change_shop_versions();
CREATE TRIGGER variants_restocked AFTER UPDATE OF quantity ON variants FOR EACH ROW WHEN ((new.quantity > old.quantity)) EXECUTE FUNCTION call_waiting('variants');

create table webhook_hosts (
  host text not null,
  answered_at timestamptz(3),
  busy_until timestamptz(3),
  spent_until timestamptz(3) default now() not null,
  last_served_at timestamptz(3) default now() not null,
  constraint webhook_hosts_pkey PRIMARY KEY (host)
);

create table wishlist_items (
  shop_id object_id not null,
  user_id object_id not null,
  product_id object_id not null,
  created_at timestamptz(3) default now() not null,
  constraint wishlist_items_pkey PRIMARY KEY (shop_id, user_id, product_id),
  constraint wishlist_items_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id),
  constraint wishlist_items_shop_id_product_id_fkey FOREIGN KEY (shop_id, product_id) REFERENCES products(shop_id, id),
  constraint wishlist_items_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX wishlist_items_newest ON wishlist_items (shop_id, user_id, created_at DESC, product_id DESC);
CREATE INDEX wishlist_items_of_user ON wishlist_items (user_id);

create table withdrawal_declarations (
  id object_id not null,
  shop_id object_id not null,
  number integer not null,
  email text not null,
  declared_at timestamptz(3) not null,
  next_at timestamptz(3) default now() not null,
  constraint withdrawal_declarations_pkey PRIMARY KEY (id, shop_id),
  constraint withdrawal_declarations_shop_id_fkey FOREIGN KEY (shop_id) REFERENCES shops(id)
);
CREATE INDEX withdrawal_declarations_due ON withdrawal_declarations (next_at);
