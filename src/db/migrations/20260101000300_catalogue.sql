-- The catalogue of a store: products, foods and services. Money is in minor units of the store's currency.

create table categories (
  id object_id,
  shop_id object_id not null references shops (id),
  name text not null,
  slug text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id)
);
create unique index categories_slug on categories (shop_id, slug);
create index categories_of_shop on categories (shop_id, created_at desc, id desc);
create index categories_by_name on categories (shop_id, lower(name), id);

-- The words of a text as they are written and as English stems them; punctuation always separates words.
create function words_of(text) returns tsvector language sql immutable parallel safe
  return to_tsvector('simple', translate($1, './@:_+-&<>#~=*', '              '))
    || to_tsvector('english', translate($1, './@:_+-&<>#~=*', '              '));

-- The English stems of a text, by which words are compared: cushions and cushion have the same stem.
create function stems_of(text) returns tsvector language sql immutable parallel safe
  return to_tsvector('english', translate($1, './@:_+-&<>#~=*', '              '));

-- A text in the form used for searching: without case, and with a final Greek sigma like any other sigma.
create function folded(text) returns text language sql immutable parallel safe
  return translate(lower($1), 'ς', 'σ');

-- Foods and services are sold like products: they share one table, so that carts, orders and coupons accept
-- any of them. Each kind has indexes of its own, so that lists of products do not read past the others.
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
  quantity integer not null default 0 check (quantity >= 0),
  images text[] not null default '{}',
  barcode text,
  tags text[] not null default '{}',
  -- null: a physical product; digital ones never run out
  digital jsonb,
  listed boolean not null default true,
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  -- of foods: whether it is available now
  available boolean not null default true,
  -- of services only
  duration_minutes integer check (duration_minutes > 0),
  holds_stock boolean not null generated always as (kind = 'product' and digital is null) stored,
  -- a product with variants is in stock by their quantities alone: its own quantity cannot be bought
  in_variants boolean not null default false,
  -- a column and not an expression over the quantity, so that lists can use an index on it: a sale that
  -- leaves some stock then changes no indexed column (a HOT update)
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
) with (fillfactor = 90); -- a HOT update needs room on the row's page
create unique index products_slug on products (shop_id, slug) where deleted_at is null;
create index products_newest on products (shop_id, created_at desc, id desc)
  where kind = 'product' and deleted_at is null;
create index products_of_category on products (category_id) where category_id is not null;
-- The sort orders of a catalogue for shoppers: each reads its page from one of these indexes, newest first
-- among equals.
create index products_listed_newest on products (shop_id, created_at desc, id desc)
  where kind = 'product' and listed and deleted_at is null;
create index products_listed_price on products (shop_id, price, created_at desc, id desc)
  where kind = 'product' and listed and deleted_at is null;
create index products_listed_dearest on products (shop_id, price desc, created_at desc, id desc)
  where kind = 'product' and listed and deleted_at is null;
create index products_listed_name on products (shop_id, lower(name), created_at desc, id desc)
  where kind = 'product' and listed and deleted_at is null;
create index products_listed_category on products (shop_id, category_id, created_at desc, id desc)
  where kind = 'product' and listed and deleted_at is null;
create index products_listed_stocked on products (shop_id, stocked, created_at desc, id desc)
  where kind = 'product' and listed and deleted_at is null;
-- The files of an all-access pass are counted without reading them: they are those of all products but the
-- deleted ones.
create index products_deleted on products (shop_id, id) where deleted_at is not null;
-- Finds the all-access pass of a store.
create index products_all_access on products (shop_id, created_at desc, id desc)
  where digital->>'allAccess' = 'true' and deleted_at is null;
create index foods_newest on products (shop_id, created_at desc, id desc)
  where kind = 'food' and deleted_at is null;
create index foods_words on products using gin (shop_id, words_of(name || ' ' || description))
  where kind = 'food' and deleted_at is null;
create index services_newest on products (shop_id, created_at desc, id desc)
  where kind = 'service' and deleted_at is null;

-- The texts that a search reads. They are in a table of their own, because writing their index is expensive
-- and a change of price or listing does not affect it. The index includes the store, so that a search does
-- not read the texts of other stores.
create table product_texts (
  product_id object_id,
  shop_id object_id not null references shops (id),
  text text not null,
  -- a column, not an index on the expression: PostgreSQL rechecks the rows of a page that it reads, and
  -- stemming a text takes 0.1 ms
  stems tsvector not null generated always as (stems_of(text)) stored,
  primary key (product_id, shop_id),
  foreign key (shop_id, product_id) references products (shop_id, id) on delete cascade
);
create index product_texts_search on product_texts using gin (shop_id, text gin_trgm_ops);
-- Words of one or two letters have no trigram: they are searched for in all texts of their store, and of no
-- other.
create index product_texts_of_shop on product_texts (shop_id);
create index product_texts_stems on product_texts using gin (shop_id, stems);

create function write_product_text() returns trigger language plpgsql as $$
begin
  insert into product_texts (product_id, shop_id, text)
  values (new.id, new.shop_id, folded(concat_ws(E'\n', new.name, new.description, new.barcode)))
  on conflict (product_id, shop_id) do update set text = excluded.text where product_texts.text <> excluded.text;
  return null;
end $$;
create trigger products_written after insert or update of name, description, barcode on products
  for each row when (new.kind = 'product') execute function write_product_text();

-- The tags of products, newest product first: other products with a tag are found without reading all of
-- them. They are in a table of their own, because a change of price or quantity does not affect them.
create table product_tags (
  product_id object_id not null,
  tag text not null,
  shop_id object_id not null references shops (id),
  created_at timestamptz(3) not null,
  primary key (product_id, tag, shop_id),
  foreign key (shop_id, product_id) references products (shop_id, id) on delete cascade
);
create index product_tags_newest on product_tags (shop_id, tag, created_at desc, product_id desc);

create function write_product_tags() returns trigger language plpgsql as $$
begin
  delete from product_tags where shop_id = new.shop_id and product_id = new.id;
  insert into product_tags (product_id, tag, shop_id, created_at)
  select distinct new.id, tag, new.shop_id, new.created_at from unnest(new.tags) as tag;
  return null;
end $$;
create trigger products_tagged after insert or update of tags, created_at on products
  for each row execute function write_product_tags();

-- The numbers of a store's products, so that no list has to count them. Triggers update them in the
-- transaction of the change, whatever its source; sales, prices and ratings do not affect them and cost
-- nothing.
create table product_counts (
  shop_id object_id primary key references shops (id),
  listed integer not null default 0,
  total integer not null default 0
) with (fillfactor = 50);

create function count_added_products() returns trigger language plpgsql as $$
begin
  insert into product_counts as counts (shop_id, listed, total)
  select shop_id, count(*) filter (where listed), count(*)
  from added where kind = 'product' and deleted_at is null group by shop_id order by shop_id
  on conflict (shop_id) do update
  set listed = counts.listed + excluded.listed, total = counts.total + excluded.total;
  return null;
end $$;
create trigger products_added after insert on products
  referencing new table as added for each statement execute function count_added_products();

create function count_changed_product() returns trigger language plpgsql as $$
begin
  update product_counts set
    listed = listed + (new.listed and new.deleted_at is null)::int - (old.listed and old.deleted_at is null)::int,
    total = total + (new.deleted_at is null)::int - (old.deleted_at is null)::int
  where shop_id = new.shop_id;
  return null;
end $$;
create trigger products_changed after update of listed, deleted_at on products for each row
  when (
    new.kind = 'product'
    and (old.listed <> new.listed or (old.deleted_at is null) <> (new.deleted_at is null))
  )
  execute function count_changed_product();

create function count_removed_products() returns trigger language plpgsql as $$
begin
  update product_counts as counts
  set listed = counts.listed - gone.listed, total = counts.total - gone.total
  from (
    select shop_id, count(*) filter (where listed) as listed, count(*) as total
    from removed where kind = 'product' and deleted_at is null group by shop_id
  ) as gone
  where counts.shop_id = gone.shop_id;
  return null;
end $$;
create trigger products_removed after delete on products
  referencing old table as removed for each statement execute function count_removed_products();

create table variants (
  id object_id,
  shop_id object_id not null references shops (id),
  product_id object_id not null,
  name text not null,
  -- null: the product's price
  price bigint check (price >= 0),
  quantity integer not null default 0 check (quantity >= 0),
  options jsonb not null default '{}',
  position integer not null default 0,
  -- as in products
  stocked boolean not null generated always as (quantity > 0) stored,
  deleted_at timestamptz(3),
  primary key (id, shop_id),
  foreign key (shop_id, product_id) references products (shop_id, id) on delete cascade
) with (fillfactor = 90);
create index variants_of_product on variants (shop_id, product_id, position) where deleted_at is null;
create index variants_stocked on variants (shop_id, product_id) where stocked and deleted_at is null;
