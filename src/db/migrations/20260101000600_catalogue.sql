-- A store's catalogue: products, foods and services. Money is in minor units of the store's currency.

create table categories (
  id object_id,
  shop_id object_id not null references shops (id),
  name text not null,
  -- what searches read
  searched text not null generated always as (searchable(name)) stored,
  stems tsvector not null generated always as (stems_of(name)) stored,
  slug text not null,
  description text not null default '',
  image text,
  -- null: at the top
  parent_id object_id,
  -- those above it, from the top, as records show them; triggers keep it (decision categories-know-those-above-them)
  ancestors jsonb not null default '[]' check (jsonb_array_length(ancestors) < 5),
  -- the place among its siblings; those with the same one are in the order of their names
  position integer not null default 0,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id),
  foreign key (shop_id, parent_id) references categories (shop_id, id)
);
create unique index categories_slug on categories (shop_id, slug);
create index categories_of_shop on categories (shop_id, created_at desc, id desc);
create index categories_by_change on categories (shop_id, updated_at, id);
create index categories_by_folded_name on categories (shop_id, position, folded(name), id);
create index categories_of_parent on categories (shop_id, parent_id, position, folded(name), id);
create index categories_newest_of_parent on categories (shop_id, parent_id, created_at desc, id desc);
create trigger categories_added_version after insert on categories
  referencing new table as written for each statement execute function change_shop_versions();
create trigger categories_changed_version after update on categories
  referencing new table as written for each statement execute function change_shop_versions();
create trigger categories_removed_version after delete on categories
  referencing old table as written for each statement execute function change_shop_versions();
create trigger categories_renamed_version after update of name, slug on categories
  for each row when (old.name <> new.name or old.slug <> new.slug) execute function change_version_of_texts('foods');

-- How a category is shown below another one: after those above that one, and after it.
create function below_category(above categories) returns jsonb language sql immutable
  return above.ancestors || jsonb_build_object('_id', above.id, 'name', above.name, 'slug', above.slug);

create function place_category() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.ancestors := coalesce((
    select below_category(c) from categories c where c.shop_id = new.shop_id and c.id = new.parent_id
  ), '[]');
  return new;
end $$;
create trigger categories_placed before insert or update of parent_id on categories
  for each row execute function place_category();

-- Each level moves the one below it. The check on their depth also ends a circle.
create function move_subcategories() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update categories set ancestors = below_category(new), updated_at = new.updated_at
  where shop_id = new.shop_id and parent_id = new.id;
  return null;
end $$;
create trigger categories_led after update of name, slug, parent_id, ancestors on categories for each row
  when (old.name <> new.name or old.slug <> new.slug or old.ancestors <> new.ancestors)
  execute function move_subcategories();

-- Slugs that records have had, so that links to them keep working (decision former-slugs-lead-to-their-records).
create table former_slugs (
  shop_id object_id not null references shops (id),
  kind text collate "C" not null check (kind in ('product', 'category', 'blog')),
  slug text not null,
  record_id object_id not null,
  created_at timestamptz(3) not null default now(),
  primary key (shop_id, kind, slug)
);

-- The record that had a slug last is the one that links to it lead to.
create function keep_former_slug() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into former_slugs (shop_id, kind, slug, record_id) values (old.shop_id, tg_argv[0], old.slug, old.id)
  on conflict (shop_id, kind, slug) do update set record_id = excluded.record_id, created_at = excluded.created_at;
  return null;
end $$;
create trigger categories_moved after update of slug on categories
  for each row when (old.slug <> new.slug) execute function keep_former_slug('category');

-- Foods and services are sold like products: they share one table, so that carts, orders and coupons accept any of
-- them. Each kind has its own indexes, so that product lists do not read past the others.
create table products (
  id object_id,
  shop_id object_id not null references shops (id),
  category_id object_id,
  kind text not null default 'product' check (kind in ('product', 'food', 'service')),
  name text not null,
  slug text,
  description text not null default '',
  price bigint not null check (price >= 0),
  compare_at_price bigint,
  -- what one costs the store, which shoppers never see
  cost bigint check (cost >= 0),
  -- the lowest price of the 30 days before it was reduced; null: it is not (decision prior-prices-are-fixed)
  prior_price bigint,
  -- how much is in it, in the contract's shape, and what its unit price is for: {amount, unit, per, parts}
  measure jsonb,
  -- a stock near the largest integer could not take back what a cancelled order held (decision
  -- returned-stock-is-capped)
  -- below zero only by orders of what may be sold beyond stock (decision orders-may-go-beyond-stock)
  quantity integer not null default 0 check (quantity between -1000000000 and 1000000000),
  -- what open orders hold of it, beside its quantity (decision what-is-held-is-still-on-hand)
  held integer not null default 0 check (held >= 0),
  -- the merchant is notified when an order or an adjustment leaves no more than this; null: as the store says
  low_stock_at integer check (low_stock_at >= 0),
  images text[] not null default '{}',
  -- what the pictures show, in words, by address: reordering them keeps it right
  image_alts jsonb not null default '{}',
  -- the merchant's own number of it, as skus holds it
  sku text,
  barcode text,
  -- what most goods have few of, in the contract's shape; null: none (decision details-are-members-of-one-column)
  details jsonb,
  tags text[] not null default '{}',
  -- null: a physical product; digital ones never run out
  digital jsonb,
  listed boolean not null default true,
  -- when it is to be listed and hidden; null: not planned (decision planned-products-are-listed-by-a-job)
  publish_at timestamptz(3),
  unpublish_at timestamptz(3),
  -- when it comes out; until then it is sold as a pre-order (decision pre-orders-end-by-a-job)
  releases_at timestamptz(3),
  -- the class of its tax rates: standard, reduced, zero, exempt, or one of the store's own
  tax_class text not null default 'standard',
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  -- of foods: whether it is available now, and when a job makes it so again; null: not planned
  available boolean not null default true,
  available_again_at timestamptz(3),
  -- of foods: the periods of a week in which it is offered, on the store's clocks; null: always
  available_at jsonb,
  -- of foods: what searches read beside its words
  searched text generated always as (case kind when 'food' then searchable(name || E'\n' || description) end) stored,
  -- of foods; null: the merchant has not said
  allergens text[],
  diet text[] not null default '{}',
  -- the ids of its modifier_groups, in order
  modifier_groups text[] not null default '{}',
  -- a service that a resource does is sold with a time only
  bookable boolean not null default false,
  -- of services only
  duration_minutes integer check (duration_minutes > 0),
  holds_stock boolean not null generated always as (kind = 'product' and digital is null) stored,
  -- a product with variants is in stock through their quantities alone: its own quantity cannot be bought
  in_variants boolean not null default false,
  -- a column, not an expression over the quantity, so that lists can use an index on it: a sale that leaves some stock
  -- then changes no indexed column (a HOT update)
  stocked boolean not null generated always as (digital is not null or (quantity > 0 and not in_variants)) stored,
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id),
  foreign key (shop_id, category_id) references categories (shop_id, id),
  check (case kind
    when 'product' then slug is not null and available and duration_minutes is null
    when 'food' then digital is null and duration_minutes is null
    else digital is null and available
  end)
) with (fillfactor = 90); -- a HOT update needs space on the row's page
create unique index products_slug on products (shop_id, slug) where deleted_at is null;
create index products_newest on products (shop_id, created_at desc, id desc)
  where kind = 'product' and deleted_at is null;
-- Prior prices that change when a discount ends.
create index products_compared on products (shop_id, id) where compare_at_price is not null and deleted_at is null;
-- The next work of the job publish-products.
create index products_ahead on products (shop_id, releases_at, id) where releases_at is not null;
create index products_planned on products (least(publish_at, unpublish_at, releases_at), shop_id)
  where least(publish_at, unpublish_at, releases_at) is not null and deleted_at is null;
-- The next work of the job offer-sold-out.
create index products_sold_out on products (available_again_at, shop_id)
  where available_again_at is not null and deleted_at is null;
create index products_of_category on products (category_id) where category_id is not null;
-- A catalogue's sort orders for shoppers: each reads its page from one of these indexes, newest first among equals.
create index products_listed_newest on products (shop_id, created_at desc, id desc)
  where kind = 'product' and listed and deleted_at is null;
create index products_listed_price on products (shop_id, price, created_at desc, id desc)
  where kind = 'product' and listed and deleted_at is null;
create index products_listed_dearest on products (shop_id, price desc, created_at desc, id desc)
  where kind = 'product' and listed and deleted_at is null;
create index products_listed_folded_name on products (shop_id, folded(name), created_at desc, id desc)
  where kind = 'product' and listed and deleted_at is null;
create index products_listed_category on products (shop_id, category_id, created_at desc, id desc)
  where kind = 'product' and listed and deleted_at is null;
-- A category by price, in both directions; with the dearest first, products of equal price still need sorting.
create index products_listed_category_price
  on products (shop_id, category_id, price, created_at desc, id desc)
  where kind = 'product' and listed and deleted_at is null;
create index products_listed_stocked on products (shop_id, stocked, created_at desc, id desc)
  where kind = 'product' and listed and deleted_at is null;
-- Finds what shoppers do not see: usually little, and nothing if a store shows all it has.
create index products_unlisted on products (shop_id, created_at desc, id desc)
  where kind = 'product' and not listed and deleted_at is null;
-- Products in stock through their variants, which a list must count.
create index products_in_variants on products (shop_id, category_id, listed, id)
  where in_variants and not stocked and kind = 'product' and deleted_at is null;
-- The files of an all-access pass are counted without reading them: they are those of all products except deleted ones.
create index products_deleted on products (shop_id, id) where deleted_at is not null;
-- Finds the all-access pass of a store.
create index products_all_access on products (shop_id, created_at desc, id desc)
  where digital->>'allAccess' = 'true' and deleted_at is null;
create index foods_newest on products (shop_id, created_at desc, id desc)
  where kind = 'food' and deleted_at is null;
create index foods_words on products using gin (shop_id, words_of(name || ' ' || description))
  where kind = 'food' and deleted_at is null;
create index foods_search on products using gin (shop_id, searched gin_trgm_ops)
  where kind = 'food' and deleted_at is null;
create index services_newest on products (shop_id, created_at desc, id desc)
  where kind = 'service' and deleted_at is null;
create index products_by_change on products (shop_id, kind, updated_at, id) where deleted_at is null;

-- Changes details, of which null removes one.
create function changed_details(before jsonb, changes jsonb) returns jsonb language sql immutable parallel safe
  return nullif(jsonb_strip_nulls(coalesce(before, '{}') || coalesce(changes, '{}')), '{}');

-- Returns a JSON object with these members as further ones; both have at least one.
create function with_members(record json, members jsonb) returns json language sql immutable strict parallel safe
  return cast(left(cast(record as text), -1) || ',' || substr(cast(members as text), 2) as json);

-- Changes some of a record's own values among its details, of which null removes one.
create function changed_custom(details jsonb, changes jsonb) returns jsonb language sql immutable parallel safe
  return changed_details(details, jsonb_build_object(
    'custom', changed_details(details->'custom', changes)));

-- The fields that a store has invented for its records, whose values are in the records.
create table custom_fields (
  id object_id,
  shop_id object_id not null references shops (id),
  resource text not null check (resource in ('products', 'customers')),
  key text not null,
  name text not null,
  type text not null check (type in ('text', 'number', 'boolean', 'date', 'choice', 'link')),
  -- of choices only, in the merchant's order
  choices text[] not null default '{}',
  public boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id)
);
create unique index custom_fields_key on custom_fields (shop_id, resource, key);
create index custom_fields_of_shop on custom_fields (shop_id, created_at desc, id desc);

-- Finds products by their own values.
create index products_custom on products using gin (shop_id, (details->'custom'))
  where details->'custom' is not null and deleted_at is null;

-- Choices that come with what is sold: sizes, extras, gift wrap. Any number of foods and products share one.
create table modifier_groups (
  id object_id,
  shop_id object_id not null references shops (id),
  name text not null,
  -- how many pieces are chosen; without a maximum, any number
  min integer not null default 0 check (min >= 0),
  max integer check (max >= greatest(min, 1)),
  -- so many pieces are free, the cheapest first
  included integer not null default 0 check (included >= 0),
  -- what the other pieces cost: all of them, or the dearest alone, as for the halves of a pizza
  pricing text not null default 'sum' check (pricing in ('sum', 'highest')),
  allow_quantities boolean not null default false,
  -- in the contract's shape, but with prices in minor units
  options jsonb not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id)
);
create index modifier_groups_of_shop on modifier_groups (shop_id, created_at desc, id desc);

-- These groups with those of their options, whose prices are in units of `scale`; an option that is a dish is available
-- only while that is. Its writers keep it less than seven deep.
create function modifier_tree(shop text, ids text[], scale float8) returns jsonb language plpgsql stable
  set search_path = public, pg_temp as $$
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
end $$;

-- The choices of a line, in the contract's shape, from amounts in minor units. Strict, so that a line without choices costs no
-- call.
create function chosen_modifiers(chosen jsonb, scale float8) returns jsonb language plpgsql immutable strict parallel safe
  set search_path = public, pg_temp as $$
begin
  return (
    select coalesce(jsonb_agg(one || jsonb_build_object(
      'price', (one ->> 'price')::float8 / scale, 'total', (one ->> 'total')::float8 / scale,
      'modifiers', chosen_modifiers(one -> 'modifiers', scale)
    ) order by place), '[]')
    from jsonb_array_elements(chosen) with ordinality as listed (one, place)
  );
end $$;

-- A change of a group changes whatever has it.
create index products_with_modifiers on products using gin (shop_id, modifier_groups)
  where modifier_groups <> '{}' and deleted_at is null;


create trigger products_moved after update of slug on products
  for each row when (old.slug <> new.slug) execute function keep_former_slug('product');

-- The counts of a store's products, foods and services by category, listing and stock (decision
-- totals-are-kept-by-triggers). Whether variants are in stock is not part of a product's key: several of one product
-- may be sold at the same time, and none of these sales knows which one leaves it without stock.
create function product_count_key(category_id text, listed boolean, stocked boolean) returns text
  language sql immutable
  return coalesce(category_id, '-')
    || case when listed then ' listed' else ' unlisted' end || case when stocked then ' stocked' else ' empty' end;

-- A removed row has no new values: its store is null.
create function count_product() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, kind || 's', product_count_key(category_id, listed, stocked), change
  from (values
    (old.shop_id, old.kind, old.category_id, old.listed, old.stocked, old.deleted_at, -1),
    (new.shop_id, new.kind, new.category_id, new.listed, new.stocked, new.deleted_at, 1)
  ) as moved (shop_id, kind, category_id, listed, stocked, deleted_at, change)
  where shop_id is not null and deleted_at is null;
  return null;
end $$;

-- An import adds hundreds at once, most of which have the same key.
create function count_new_products() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, kind || 's', product_count_key(category_id, listed, stocked), count(*)
  from added where deleted_at is null group by 1, 2, 3;
  return null;
end $$;

create trigger products_added_count after insert on products
  referencing new table as added for each statement execute function count_new_products();
create trigger products_counted after delete on products for each row execute function count_product();
create trigger products_recounted after update of category_id, listed, quantity, digital, in_variants, deleted_at on products
  for each row when (
    old.category_id is distinct from new.category_id or old.listed <> new.listed or old.stocked <> new.stocked
    or (old.deleted_at is null) <> (new.deleted_at is null)
  )
  execute function count_product();

-- Everything that cached replies are made of changes the store's version, except banners, which the clock shows and
-- hides (decision stores-have-a-version). What triggers derive from these tables (texts, tags, counts) is written along
-- with them.
create trigger products_added_version after insert on products
  referencing new table as written for each statement execute function change_shop_versions();
create trigger products_changed_version after update on products
  referencing new table as written for each statement execute function change_shop_versions();
create trigger products_removed_version after delete on products
  referencing old table as written for each statement execute function change_shop_versions();
create trigger foods_written_version after insert or update of name, description, category_id, listed, deleted_at on products
  for each row when (new.kind = 'food') execute function change_version_of_texts('foods');
create trigger foods_removed_version after delete on products
  for each row when (old.kind = 'food') execute function change_version_of_texts('foods');

-- The texts of products that searches read: names, descriptions, barcodes, tags, and names and options of variants. They have
-- their own table, because writing their index is expensive and a change of price or listing does not affect it. The
-- index includes the store, so that a search does not read other stores' texts.
create table product_texts (
  product_id object_id,
  shop_id object_id not null references shops (id),
  -- The category's name is not part of the text: renaming it would rewrite those of all its products.
  category_id object_id,
  text text not null,
  -- PostgreSQL rechecks the rows of a page that it reads, and stemming a text takes 0.1 ms
  stems tsvector not null,
  primary key (product_id, shop_id),
  foreign key (shop_id, product_id) references products (shop_id, id) on delete cascade
);
create index product_texts_search on product_texts using gin (shop_id, text gin_trgm_ops);
-- Words of one or two letters have no trigram: they are searched for in all texts of their store, and of no other.
create index product_texts_of_shop on product_texts (shop_id);
create index product_texts_of_category on product_texts (shop_id, category_id) where category_id is not null;
create index product_texts_stems on product_texts using gin (shop_id, stems);

-- The text of a product that searches read; `others` are the texts of its variants. A new field that searches read is one more
-- line here and among the columns of products_written.
create function text_of_product(product products, others text) returns setof product_texts language sql stable
  set search_path = public, pg_temp as $$
  select product.id, product.shop_id, product.category_id,
    concat_ws(E'\n', searchable(said), searchable(translate(product.barcode, ' ', '')), barcode_of(product.barcode)),
    stems_of(said)
  from concat_ws(E'\n', product.name, product.description, array_to_string(product.tags, E'\n'), product.sku,
    product.details->>'vendor', others) as said
$$;

-- Writes the text of a product, if it has changed.
create function write_product_text(product products, others text) returns void language sql
  set search_path = public, pg_temp as $$
  insert into product_texts (product_id, shop_id, category_id, text, stems)
  select product_id, shop_id, category_id, text, stems from text_of_product(product, others)
  on conflict (product_id, shop_id) do update
    set category_id = excluded.category_id, text = excluded.text, stems = excluded.stems
    where (product_texts.text, product_texts.category_id, product_texts.stems)
      is distinct from (excluded.text, excluded.category_id, excluded.stems)
$$;

create function write_text_of_product() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform write_product_text(new, text_of_variants(new.shop_id, new.id));
  return null;
end $$;
create trigger products_written after update of name, description, barcode, sku, details, tags, category_id on products
  for each row when (new.kind = 'product' and (
    (old.name, old.description, old.barcode, old.sku, old.details, old.tags)
      is distinct from (new.name, new.description, new.barcode, new.sku, new.details, new.tags)
    or old.category_id is distinct from new.category_id
  )) execute function write_text_of_product();

-- A new product has no variants to read. One that will have some gets its text with them, so that the expensive index
-- is written once.
create function write_texts_of_new_products() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into product_texts (product_id, shop_id, category_id, text, stems)
  select one.product_id, one.shop_id, one.category_id, one.text, one.stems
  from added, text_of_product(cast(row(added.*) as products), null) as one
  where added.kind = 'product' and not added.in_variants;
  return null;
end $$;
create trigger products_added_text after insert on products
  referencing new table as added for each statement execute function write_texts_of_new_products();

create trigger product_texts_added_version after insert on product_texts
  referencing new table as written for each statement execute function change_text_version();
create trigger product_texts_changed_version after update on product_texts
  referencing new table as written for each statement execute function change_text_version();
create trigger product_texts_removed_version after delete on product_texts
  referencing old table as written for each statement execute function change_text_version();

-- Product tags, newest product first: finds other products with a tag without reading all of them. They have their own
-- table, because a change of price or quantity does not affect them.
create table product_tags (
  product_id object_id not null,
  tag text not null,
  shop_id object_id not null references shops (id),
  created_at timestamptz(3) not null,
  primary key (product_id, tag, shop_id),
  foreign key (shop_id, product_id) references products (shop_id, id) on delete cascade
);
create index product_tags_newest on product_tags (shop_id, tag, created_at desc, product_id desc);

create function write_product_tags() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  delete from product_tags where shop_id = new.shop_id and product_id = new.id;
  insert into product_tags (product_id, tag, shop_id, created_at)
  select distinct new.id, tag, new.shop_id, new.created_at from unnest(new.tags) as tag;
  return null;
end $$;
create trigger products_tagged after update of tags, created_at on products for each row
  when ((old.tags, old.created_at) is distinct from (new.tags, new.created_at)) execute function write_product_tags();

create function write_tags_of_new_products() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into product_tags (product_id, tag, shop_id, created_at)
  select distinct id, tag, shop_id, created_at from added, unnest(tags) as tag;
  return null;
end $$;
create trigger products_added_tags after insert on products
  referencing new table as added for each statement execute function write_tags_of_new_products();

-- The categories that products are in beside their one category: finds the products of one. Their details name them.
create table product_categories (
  shop_id object_id not null,
  category_id object_id not null,
  product_id object_id not null,
  primary key (shop_id, category_id, product_id),
  foreign key (shop_id, category_id) references categories (shop_id, id),
  foreign key (shop_id, product_id) references products (shop_id, id) on delete cascade
);
create index product_categories_of_product on product_categories (shop_id, product_id);

create function write_product_categories() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    delete from product_categories where shop_id = new.shop_id and product_id = new.id;
  end if;
  insert into product_categories (shop_id, category_id, product_id)
  select distinct new.shop_id, category_id, new.id
  from jsonb_array_elements_text(new.details->'otherCategories') as category_id
  order by 2;
  return null;
end $$;
create function without_category(details jsonb, category text) returns jsonb language sql immutable
  return case when details->'otherCategories' @> to_jsonb(category)
    then changed_details(details, jsonb_build_object(
      'otherCategories', nullif((details->'otherCategories') - category, '[]')))
    else details end;
create trigger products_placed_first after insert on products
  for each row when (new.details->'otherCategories' is not null) execute function write_product_categories();
create trigger products_placed after update of details on products for each row
  when (old.details->'otherCategories' is distinct from new.details->'otherCategories')
  execute function write_product_categories();

create table variants (
  id object_id,
  shop_id object_id not null references shops (id),
  product_id object_id not null,
  name text not null,
  -- null: the product's price
  price bigint check (price >= 0),
  -- as in products; without one, the product's
  cost bigint check (cost >= 0),
  -- as in products; without a measure, the product's
  prior_price bigint,
  measure jsonb,
  -- below zero only by orders of what may be sold beyond stock (decision orders-may-go-beyond-stock)
  quantity integer not null default 0 check (quantity between -1000000000 and 1000000000),
  held integer not null default 0 check (held >= 0),
  -- as in products
  sku text,
  -- as in products, with the barcode
  details jsonb,
  options jsonb not null default '{}',
  position integer not null default 0,
  -- as in products
  stocked boolean not null generated always as (quantity > 0) stored,
  deleted_at timestamptz(3),
  primary key (id, shop_id),
  foreign key (shop_id, product_id) references products (shop_id, id) on delete cascade
) with (fillfactor = 90);
-- The holders of the merchant's own numbers. Products and variants share these numbers, so that one index decides which
-- of two writers gets one; what is deleted gives its numbers back.
create table skus (
  shop_id object_id not null references shops (id),
  sku text not null,
  product_id object_id not null,
  -- null: the product's own
  variant_id object_id,
  primary key (shop_id, sku),
  foreign key (shop_id, product_id) references products (shop_id, id) on delete cascade
);
create index skus_of_product on skus (shop_id, product_id);

create index variants_of_product on variants (shop_id, product_id, position) where deleted_at is null;
create index variants_stocked on variants (shop_id, product_id) where stocked and deleted_at is null;
-- Finds the highest price for a bulk price change. Variants without their own price are not included.
create index variants_by_price on variants (shop_id, price)
  where price is not null and deleted_at is null;
-- The text of a product's variants that searches read.
create function text_of_variants(shop text, product text) returns text language sql stable
  set search_path = public, pg_temp as $$
  select string_agg(distinct word, E'\n') from variants v
  cross join lateral (
    select v.name union all select unnest(array[key, value]) from jsonb_each_text(v.options)
    union all values (v.sku), (translate(v.details->>'barcode', ' ', '')), (barcode_of(v.details->>'barcode'))
  ) words (word)
  where v.shop_id = shop and v.product_id = product and v.deleted_at is null
$$;

-- Sales change the quantity of a variant alone.
create function write_text_of_variant() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform write_product_text(p, text_of_variants(p.shop_id, p.id)) from products p
  where p.shop_id = old.shop_id and p.id = old.product_id;
  return null;
end $$;
create function write_texts_of_variants() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform write_product_text(p, text_of_variants(p.shop_id, p.id)) from products p
  where (p.shop_id, p.id) in (select shop_id, product_id from written);
  return null;
end $$;
create trigger variants_added_text after insert on variants
  referencing new table as written for each statement execute function write_texts_of_variants();
create trigger variants_changed_text after update of name, options, sku, details, deleted_at on variants for each row
  when (old.name <> new.name or old.options <> new.options or old.sku is distinct from new.sku
    or old.details->'barcode' is distinct from new.details->'barcode' or (old.deleted_at is null) <> (new.deleted_at is null))
  execute function write_text_of_variant();
create trigger variants_removed_text after delete on variants
  referencing old table as written for each statement execute function write_texts_of_variants();
create trigger variants_added_version after insert on variants
  referencing new table as written for each statement execute function change_shop_versions();
create trigger variants_changed_version after update on variants
  referencing new table as written for each statement execute function change_shop_versions();
create trigger variants_removed_version after delete on variants
  referencing old table as written for each statement execute function change_shop_versions();

-- Products counted as in stock through their variants, each with the key of its count, which is of the kind `variants`
-- (decision stock-of-variants-is-settled-later). A change that may affect how such a product is counted adds its own
-- row to the second table, so that sales of one product's variants do not wait for each other. The job fold-counts
-- recounts these products; until then a list checks them itself. Neither table refers to the store, like those of
-- decision totals-are-kept-by-triggers.
create table stock_by_variants (
  shop_id object_id not null,
  product_id object_id not null,
  key text collate "C" not null,
  primary key (shop_id, product_id)
);

create table stock_by_variants_changes (
  id uuid not null default gen_random_uuid(),
  shop_id object_id not null,
  product_id object_id not null,
  primary key (shop_id, product_id, id)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000, autovacuum_vacuum_insert_threshold = -1);

create function note_new_variants() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into stock_by_variants_changes (shop_id, product_id)
  select distinct shop_id, product_id from added where stocked and deleted_at is null;
  return null;
end $$;

create function note_variant() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into stock_by_variants_changes (shop_id, product_id) values (old.shop_id, old.product_id);
  return null;
end $$;

create function note_product_in_variants() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into stock_by_variants_changes (shop_id, product_id) values (old.shop_id, old.id);
  return null;
end $$;

create trigger variants_added_stock after insert on variants
  referencing new table as added for each statement execute function note_new_variants();
-- A sale that leaves some stock changes nothing here.
create trigger variants_changed_stock after update of quantity, deleted_at on variants for each row
  when (old.stocked <> new.stocked or (old.deleted_at is null) <> (new.deleted_at is null))
  execute function note_variant();
create trigger variants_removed_stock after delete on variants for each row
  when (old.stocked and old.deleted_at is null)
  execute function note_variant();
create trigger products_in_variants_changed
  after update of category_id, listed, quantity, digital, in_variants, deleted_at on products for each row
  when ((old.in_variants or new.in_variants) and (
    old.in_variants <> new.in_variants or old.stocked <> new.stocked or old.listed <> new.listed
    or old.category_id is distinct from new.category_id or (old.deleted_at is null) <> (new.deleted_at is null)
  ))
  execute function note_product_in_variants();
