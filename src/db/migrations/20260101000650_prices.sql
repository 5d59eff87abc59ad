-- Prices: their history, the lowest one before a reduction, unit prices, and changes of many prices.

-- From when on a product or a variant had which price. Rows are only added (decision prior-prices-are-fixed).
create table price_history (
  shop_id object_id not null references shops (id),
  -- of a product or a variant
  record_id object_id not null,
  begins_at timestamptz(3) not null,
  -- null: shoppers could not buy it
  price bigint,
  reduced boolean not null,
  -- of a reduced one: the lowest price of the 30 days before its reduction began
  prior bigint,
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

-- The price that shoppers pay for one piece; null while they cannot buy it. `own` is that of a variant. Discounts that
-- lower the price of a product by itself belong here.
create function applied_price(product products, own bigint) returns bigint language sql stable
  set search_path = public, pg_temp
  return case when product.listed and product.deleted_at is null then coalesce(own, product.price) end;

-- Whether shoppers see its price as lowered.
create function is_reduced(product products, own bigint) returns boolean language sql stable
  set search_path = public, pg_temp
  return coalesce(
    applied_price(product, own) < greatest(product.compare_at_price, coalesce(own, product.price)), false
  );

-- The lowest price of the 30 days before a time, including the one in force when they began; null if there is none.
create function lowest_price(shop text, record text, before timestamptz) returns bigint language sql stable
  set search_path = public, pg_temp
begin atomic
  with opened as (
    select max(begins_at) as at from price_history
    where shop_id = shop and record_id = record and begins_at <= before - interval '720 hours'
  )
  select min(price) from price_history
  where shop_id = shop and record_id = record and begins_at >= coalesce((select at from opened), '-infinity')
    and begins_at < before;
end;

-- Notes a price, unless it is the one noted last, and returns the prior price. A reduction that goes further is still
-- the same one; one that is taken back in part is a new one. The caller has locked the row of the product or variant.
create function note_price(shop text, record text, applied bigint, reduces boolean) returns bigint language plpgsql
  set search_path = public, pg_temp as $$
declare
  last price_history;
  moment timestamptz(3) := clock_timestamp();
  lowest bigint;
begin
  -- What this transaction has noted before was never a price that anybody saw.
  delete from price_history where shop_id = shop and record_id = record
    and begins_at >= date_trunc('milliseconds', now()) and xmin = cast(pg_current_xact_id() as xid);
  select * into last from price_history where shop_id = shop and record_id = record order by begins_at desc limit 1;
  if last.reduced = reduces and last.price is not distinct from applied then
    return last.prior;
  end if;
  -- Two times of a record are never equal, even if the clock is set back.
  moment := greatest(moment, last.begins_at + interval '1 millisecond');
  if reduces then
    lowest := case when last.reduced and applied < last.price then last.prior else lowest_price(shop, record, moment) end;
  end if;
  insert into price_history (shop_id, record_id, begins_at, price, reduced, prior)
  values (shop, record, moment, applied, reduces, lowest);
  return lowest;
end $$;

create function note_price_of_product() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.prior_price := note_price(new.shop_id, new.id, applied_price(new, null), is_reduced(new, null));
  return new;
end $$;
create trigger products_added_price before insert on products for each row execute function note_price_of_product();
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
    select id, note_price(new.shop_id, id, applied_price(new, price), is_reduced(new, price)) as prior from locked
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
  if new.deleted_at is null then
    new.prior_price := note_price(
      new.shop_id, new.id, applied_price(product, new.price), is_reduced(product, new.price)
    );
  else
    new.prior_price := note_price(new.shop_id, new.id, null, false);
  end if;
  return new;
end $$;
create trigger variants_added_price before insert on variants for each row execute function note_price_of_variant();
create trigger variants_changed_price before update of price, deleted_at on variants for each row
  when ((old.price, old.deleted_at) is distinct from (new.price, new.deleted_at))
  execute function note_price_of_variant();

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
