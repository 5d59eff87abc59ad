-- Prices: their history, the lowest one before a reduction, unit prices, and changes of many prices.

-- From when on a product or a variant had which price. Rows are only added (decision prior-prices-are-fixed).
create table price_history (
  shop_id object_id not null references shops (id),
  -- of a product or a variant
  record_id object_id not null,
  begins_at timestamptz(3) not null,
  -- null: shoppers could not buy it
  price bigint,
  -- below the price that it is compared to
  reduced boolean not null,
  primary key (shop_id, record_id, begins_at)
);

create function keep_price_history() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'rows are only added to price_history';
end $$;
create trigger price_history_unchanged before update on price_history
  for each row execute function keep_price_history();
create trigger price_history_kept before delete on price_history for each row
  when (old.begins_at < date_trunc('milliseconds', now())) execute function keep_price_history();

-- From when until when an automatic discount lowers prices on its own: for everybody, and whatever else is bought. A
-- change of the discount ends its period and begins another, so the past stays as it was
-- (decision prior-prices-know-discounts).
create table discount_periods (
  shop_id object_id not null references shops (id),
  discount_id object_id not null,
  begins_at timestamptz(3) not null,
  -- the first moment without it
  ends_at timestamptz(3) not null check (ends_at > begins_at),
  -- as in automatic_discounts
  priority integer not null,
  exclusive boolean not null,
  applies_to jsonb,
  -- in hundredths of a percent
  percent integer not null,
  -- the least price that it lowers
  minimum bigint not null,
  -- whether it is only for hours of the week
  by_hours boolean not null,
  -- Once it is over, the job note-ended-discounts computes prior prices: of the products up to this one, and how many
  -- have changed.
  last_product_id object_id,
  changed integer not null default 0,
  noted_at timestamptz(3),
  primary key (shop_id, discount_id, begins_at)
);
create index discount_periods_to_note on discount_periods (ends_at) where noted_at is null;
create index discount_periods_to_note_of_shop on discount_periods (shop_id, ends_at) where noted_at is null;

create function keep_discount_periods() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'the past of discount_periods never changes';
end $$;
create trigger discount_periods_unchanged
  before update of discount_id, begins_at, ends_at, priority, exclusive, applies_to, percent, minimum, by_hours
  on discount_periods for each row when (old.ends_at <= date_trunc('milliseconds', now()))
  execute function keep_discount_periods();
create trigger discount_periods_kept before delete on discount_periods for each row
  when (old.begins_at < date_trunc('milliseconds', now())) execute function keep_discount_periods();

create function has_discount_periods(shop text) returns boolean language sql stable set search_path = public, pg_temp
  return exists (select from discount_periods where shop_id = shop);

-- A product as it was until a time, as far as scopes of discounts depend on it. Only stores with discounts have rows.
create table product_scopes (
  shop_id object_id not null references shops (id),
  product_id object_id not null,
  until timestamptz(3) not null,
  category_id object_id,
  tags text[] not null,
  primary key (shop_id, product_id, until)
);

-- When this transaction has changed the category or the tags of a product; null if it has not.
create function changed_scope_at(product products) returns timestamptz language sql stable
  set search_path = public, pg_temp
  return (
    select until from product_scopes
    where shop_id = product.shop_id and product_id = product.id
      and until >= date_trunc('milliseconds', now()) and xmin = cast(pg_current_xact_id_if_assigned() as xid)
    limit 1
  );
create trigger product_scopes_kept before update or delete on product_scopes
  for each row execute function keep_price_history();

-- The price that shoppers pay for one piece without discounts; null while they cannot buy it. `own` is that of a variant.
create function applied_price(product products, own bigint) returns bigint language sql stable
  set search_path = public, pg_temp
  return case when product.listed and product.deleted_at is null then coalesce(own, product.price) end;

-- Whether shoppers see its price as lowered, also without discounts.
create function is_reduced(product products, own bigint) returns boolean language sql stable
  set search_path = public, pg_temp
  return coalesce(
    applied_price(product, own) < greatest(product.compare_at_price, coalesce(own, product.price)), false
  );

-- A price with one more discount. As `portion` of the amounts, it rounds what is taken half up.
create function less_percent(price bigint, percent integer) returns bigint language sql immutable parallel safe
  return price - cast(round(cast(price as numeric) * percent / 10000) as bigint);

-- The price of one piece with the discounts that were in force at a time, as `applyDiscounts` of the amounts has it:
-- one after the other, or an exclusive one where that takes more. Those for hours of the week count only if asked for,
-- and then at every hour.
create function discounted_price(product products, price bigint, at timestamptz, hours boolean) returns bigint
  language plpgsql stable set search_path = public, pg_temp as $$
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
end $$;

-- The lowest price of the 30 days before the reduction that is in force at a time began, including the price in force
-- when these days began; null if there is none, or no reduction. A reduction that goes further is still the same one;
-- one that is taken back in part is a new one. `record` is the product or a variant. `anew`: it has begun at that time.
create function prior_price(product products, record text, at timestamptz, anew boolean) returns bigint
  language plpgsql stable set search_path = public, pg_temp as $$
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
end $$;

-- Notes the price of a product or of its variant `record`, which has a price of its `own` or null, unless it is the one
-- noted last. Returns the prior price; null where it is not below the price that it is compared to. The caller has locked
-- its row.
create function note_price(product products, record text, own bigint) returns bigint language plpgsql
  set search_path = public, pg_temp as $$
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
end $$;

create function note_price_of_product() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.prior_price := note_price(new, new.id, null);
  return new;
end $$;
create trigger products_changed_price
  before update of price, compare_at_price, listed, deleted_at on products for each row
  when ((old.price, old.compare_at_price, old.listed, old.deleted_at)
    is distinct from (new.price, new.compare_at_price, new.listed, new.deleted_at))
  execute function note_price_of_product();

-- A variant may have its product's price, and is reduced and listed with it.
create function note_prices_of_variants() returns trigger language plpgsql set search_path = public, pg_temp as $$
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
end $$;
create trigger products_changed_prices
  after update of price, compare_at_price, listed, deleted_at on products for each row
  when ((old.price, old.compare_at_price, old.listed, old.deleted_at)
    is distinct from (new.price, new.compare_at_price, new.listed, new.deleted_at))
  execute function note_prices_of_variants();

create function note_price_of_variant() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  product products;
begin
  select * into product from products where shop_id = new.shop_id and id = new.product_id;
  if new.deleted_at is not null then
    product.listed := false;
  end if;
  new.prior_price := note_price(product, new.id, new.price);
  return new;
end $$;
create trigger variants_changed_price before update of price, deleted_at on variants for each row
  when ((old.price, old.deleted_at) is distinct from (new.price, new.deleted_at))
  execute function note_price_of_variant();

-- The first price of a record is the only one that it has had, so it has no prior price.
create function note_prices_of_new_products() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into price_history (shop_id, record_id, begins_at, price, reduced)
  select shop_id, id, clock_timestamp(), applied_price(product, null), is_reduced(product, null)
  from added, lateral (select cast(row(added.*) as products) as product) as as_row;
  return null;
end $$;
create trigger products_added_price after insert on products
  referencing new table as added for each statement when (is_first_written())
  execute function note_prices_of_new_products();

-- Their products are read by key: in a transaction that fills an empty store, a plan made at its beginning would not.
create function note_prices_of_new_variants() returns trigger language plpgsql
  set search_path = public, pg_temp set enable_seqscan = off as $$
begin
  insert into price_history (shop_id, record_id, begins_at, price, reduced)
  select added.shop_id, added.id, clock_timestamp(),
    case when added.deleted_at is null then applied_price(p, added.price) end,
    added.deleted_at is null and is_reduced(p, added.price)
  from added join products p on p.shop_id = added.shop_id and p.id = added.product_id;
  return null;
end $$;
create trigger variants_added_price after insert on variants
  referencing new table as added for each statement when (is_first_written())
  execute function note_prices_of_new_variants();

-- A product that changes its category or tags gains or loses discounts.
create function note_scope_of_product() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  -- Nobody saw what this transaction set before.
  insert into product_scopes (shop_id, product_id, until, category_id, tags)
  select new.shop_id, new.id, clock_timestamp(), old.category_id, old.tags where changed_scope_at(new) is null;
  new.prior_price := note_price(new, new.id, null);
  return new;
end $$;
create trigger products_changed_category before update of category_id, tags on products for each row
  when ((old.category_id, old.tags) is distinct from (new.category_id, new.tags) and has_discount_periods(new.shop_id))
  execute function note_scope_of_product();
create trigger products_changed_scopes after update of category_id, tags on products for each row
  when ((old.category_id, old.tags) is distinct from (new.category_id, new.tags) and has_discount_periods(new.shop_id))
  execute function note_prices_of_variants();

-- A product's unit price in the contract's shape, for `scale` minor units in a major one: that of a kilogram, a litre or
-- what else the measure says, of which it has `parts` in its own unit. Rounded half up; null without a measure.
create function unit_price(price bigint, measure jsonb, scale float8) returns jsonb language sql stable parallel safe
  return case when measure is not null then jsonb_build_object(
    'price', round(price * cast(measure->>'parts' as numeric) / cast(measure->>'amount' as numeric)) / scale,
    'per', measure->'per'
  ) end;

-- Bulk price changes, each with its progress: a step changes some products and moves the position forward in one
-- transaction, so that no price is changed twice or left out, even if a process dies between two steps.
create table price_changes (
  id object_id,
  shop_id object_id not null references shops (id),
  -- one of the two; an amount is in minor units
  percent numeric,
  amount bigint,
  -- null: all products; the category may be deleted meanwhile
  category_id object_id,
  -- an app's Idempotency-Key, so that a repeated call finds its change
  idempotency_key text,
  total integer not null,
  updated integer not null default 0,
  -- the last product processed, in order of creation
  last_created_at timestamptz(3),
  last_product_id object_id,
  created_at timestamptz(3) not null,
  finished_at timestamptz(3),
  primary key (id, shop_id),
  check ((percent is null) <> (amount is null))
);
create unique index price_changes_key on price_changes (shop_id, idempotency_key);
create index price_changes_running on price_changes (shop_id, created_at, id) where finished_at is null;

-- Prices that are set at a time, and set back at another (decision scheduled-prices-are-set-once). The job
-- set-scheduled-prices does what is due.
create table price_schedules (
  id object_id,
  shop_id object_id not null references shops (id),
  status text not null default 'scheduled' check (status in ('scheduled', 'active', 'done', 'undone')),
  starts_at timestamptz(3) not null,
  -- null: the prices stay
  ends_at timestamptz(3) check (ends_at > starts_at),
  -- the decimals that new prices end in, in hundredths of a major unit
  ending integer check (ending in (0, 90, 95)),
  shows_before boolean not null,
  -- null: nothing is due
  next_at timestamptz(3) generated always as (
    case status when 'scheduled' then starts_at when 'active' then ends_at end
  ) stored,
  created_at timestamptz(3) not null,
  primary key (id, shop_id)
);
create index price_schedules_of_shop on price_schedules (shop_id, created_at desc, id desc);
create index price_schedules_due on price_schedules (next_at) where next_at is not null;
create index price_schedules_due_of_shop on price_schedules (shop_id, next_at) where next_at is not null;

create table scheduled_prices (
  shop_id object_id not null,
  schedule_id object_id not null,
  position integer not null,
  product_id object_id not null,
  -- null: the product itself
  variant_id object_id,
  -- one of the two
  price bigint check (price >= 0),
  percent numeric,
  -- Null until it is set: what was set, and what had been there. A variant without a price of its own had none.
  price_set bigint,
  price_before bigint,
  compare_set bigint,
  compare_before bigint,
  primary key (schedule_id, position, shop_id),
  foreign key (shop_id, schedule_id) references price_schedules (shop_id, id) on delete cascade,
  foreign key (shop_id, product_id) references products (shop_id, id),
  foreign key (shop_id, variant_id) references variants (shop_id, id),
  check ((price is null) <> (percent is null))
);
create unique index scheduled_prices_once on scheduled_prices (shop_id, schedule_id, coalesce(variant_id, product_id));
create index scheduled_prices_of_record on scheduled_prices (shop_id, coalesce(variant_id, product_id));

-- A new price, rounded half up, or to the nearest one with these decimals: of two, the higher, and never to 0.
create function scheduled_price(item scheduled_prices, before bigint, ending integer, scale integer) returns bigint
  language sql stable set search_path = public, pg_temp
begin atomic
  with exact as (
    select coalesce(item.price, before * (1 + item.percent / 100)) as price, ending * scale / 100 as decimals
  )
  select cast(case
    when ending is null or price = 0 then floor(price + 0.5)
    else greatest(floor((price - decimals) / scale + 0.5), case decimals when 0 then 1 else 0 end) * scale + decimals
  end as bigint) from exact;
end;
