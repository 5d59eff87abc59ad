-- A store's files: those of its digital products, its pictures, and those that are imported and exported.

-- Every object ever sent to the file store. The row is written before the bytes are sent, so that the remains of a
-- crash can be found and removed; `storage_key` consists of ids alone.
create table stored_objects (
  storage_key text,
  shop_id object_id not null references shops (id),
  created_at timestamptz(3) not null default now(),
  -- since when it has been unused; null while it is in use
  unused_since timestamptz(3),
  primary key (storage_key, shop_id)
);
create index stored_objects_unused on stored_objects (unused_since) where unused_since is not null;

-- A row exists once all bytes are safely stored.
create table digital_files (
  id object_id,
  shop_id object_id not null references shops (id),
  product_id object_id not null,
  name text not null,
  content_type text not null,
  size bigint not null check (size >= 0),
  sha256 text not null,
  storage_key text not null,
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  primary key (id, shop_id),
  foreign key (shop_id, product_id) references products (shop_id, id),
  foreign key (shop_id, storage_key) references stored_objects (shop_id, storage_key)
);
-- An all-access pass lists the files of every product.
create index digital_files_of_shop on digital_files (shop_id, created_at desc, id desc) where deleted_at is null;
create index digital_files_of_product on digital_files (shop_id, product_id) where deleted_at is null;

-- The pictures that merchants uploaded, one for each distinct upload, and the files made from each.
create table pictures (
  id object_id,
  shop_id object_id not null references shops (id),
  -- of the upload, by which a repeated one is found
  sha256 text not null,
  name text not null,
  created_at timestamptz(3) not null default now(),
  primary key (id, shop_id)
);
create unique index pictures_once on pictures (shop_id, sha256);
create index pictures_of_shop on pictures (shop_id, created_at desc, id desc);

-- A file in one size and one format, as stored. A row exists once all bytes are safely stored.
create table picture_files (
  storage_key text,
  shop_id object_id not null references shops (id),
  picture_id object_id not null,
  size_name text not null check (size_name in ('small', 'medium', 'large', 'share')),
  format text not null check (format in ('jpeg', 'png', 'webp')),
  width integer not null,
  height integer not null,
  -- of these bytes: the address under which they are served
  sha256 text not null,
  size bigint not null check (size > 0),
  primary key (storage_key, shop_id),
  foreign key (shop_id, picture_id) references pictures (shop_id, id) on delete cascade,
  foreign key (shop_id, storage_key) references stored_objects (shop_id, storage_key)
);
create unique index picture_files_once on picture_files (shop_id, picture_id, size_name, format);
create index picture_files_by_address on picture_files (shop_id, sha256);

-- The files that shoppers sent as proofs of bank transfers. They last as long as their objects, which are unused from a
-- day on that is known in advance (decision proofs-are-kept-for-180-days); an order shows the newest one.
create table proof_files (
  id object_id,
  shop_id object_id not null references shops (id),
  order_id object_id not null,
  name text not null,
  content_type text not null,
  size bigint not null check (size >= 0),
  sha256 text not null,
  storage_key text not null,
  created_at timestamptz(3) not null default now(),
  primary key (id, shop_id),
  foreign key (shop_id, order_id) references orders (shop_id, id),
  foreign key (shop_id, storage_key) references stored_objects (shop_id, storage_key) on delete cascade
);
create index proof_files_of_order on proof_files (shop_id, order_id);
create unique index proof_files_of_object on proof_files (shop_id, storage_key);

create trigger pictures_added after insert on pictures
  referencing new table as added for each statement execute function count_records('pictures');
create trigger pictures_removed after delete on pictures
  referencing old table as removed for each statement execute function count_records('pictures');

-- The bytes occupied by a store's pictures and digital files, and by its deleted files (decision
-- totals-are-kept-by-triggers).
create function count_bytes_of_picture() returns trigger language plpgsql set search_path = public, pg_temp as $$
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

create function count_bytes_of_file() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, 'bytes', case when deleted_at is null then 'used' else 'deleted' end, change * size
  from (values (old.shop_id, old.size, old.deleted_at, -1), (new.shop_id, new.size, new.deleted_at, 1))
    as moved (shop_id, size, deleted_at, change)
  where shop_id is not null;
  return null;
end $$;

create function count_bytes_of_proof() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, 'bytes', 'proofs', change * size
  from (values (old.shop_id, old.size, -1), (new.shop_id, new.size, 1)) as moved (shop_id, size, change)
  where shop_id is not null;
  return null;
end $$;

create trigger proof_files_counted after insert or delete on proof_files
  for each row execute function count_bytes_of_proof();
create trigger proof_files_recounted after update of size on proof_files for each row
  when (old.size <> new.size) execute function count_bytes_of_proof();

create trigger digital_files_counted after insert or delete on digital_files
  for each row execute function count_bytes_of_file();
create trigger digital_files_recounted after update of size, deleted_at on digital_files for each row
  when (old.size <> new.size or (old.deleted_at is null) <> (new.deleted_at is null))
  execute function count_bytes_of_file();

-- Files that are written of a store's records, batch by batch (decision exports-go-on-where-they-were).
create table exports (
  id object_id,
  shop_id object_id not null references shops (id),
  kind text not null check (kind in ('products', 'stock', 'customers', 'coupons', 'orders', 'everything')),
  format text not null check (format in ('csv', 'ndjson', 'archive')),
  check ((kind = 'everything') = (format = 'archive')),
  status text not null default 'running' check (status in ('running', 'done')),
  -- the records that there were when it began, and those that are written; an archive counts them first
  total integer not null,
  done integer not null default 0,
  -- the key of the last one, and the bytes of the file up to it
  after text not null default '',
  written bigint not null default 0,
  -- of the complete file; its object is removed on a day that is known in advance
  storage_key text,
  size bigint,
  sha256 text,
  expires_at timestamptz(3),
  created_at timestamptz(3) not null,
  finished_at timestamptz(3),
  primary key (id, shop_id),
  foreign key (shop_id, storage_key) references stored_objects (shop_id, storage_key) on delete set null (storage_key)
);
create index exports_newest on exports (shop_id, created_at desc, id desc);
create index exports_running on exports (shop_id, created_at, id) where status = 'running';
create index exports_finished on exports (finished_at) where finished_at is not null;
create unique index exports_of_object on exports (shop_id, storage_key);

-- Files that a merchant has uploaded to be read into the store (decision imports-are-read-whole-then-done-in-batches).
-- An import counts the lines of its file: those announced are done, refused, or still to do.
create table imports (
  id object_id,
  shop_id object_id not null references shops (id),
  kind text not null check (kind in ('products', 'stock', 'customers', 'coupons', 'redirects', 'orders')),
  format text not null,
  file_name text not null,
  match text not null check (match in ('slug', 'barcode', 'sku', 'id', 'email', 'code', 'path', 'number')),
  stock text not null check (stock in ('keep', 'set', 'adjust')),
  status text not null check (status in ('ready', 'running', 'done', 'cancelled')),
  announced integer not null default 0,
  done integer not null default 0,
  refused integer not null default 0,
  created integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  created_at timestamptz(3) not null,
  finished_at timestamptz(3),
  primary key (id, shop_id),
  check (done + refused <= announced)
);
create index imports_newest on imports (shop_id, created_at desc, id desc);
create index imports_running on imports (shop_id, created_at, id) where status = 'running';
create index imports_finished on imports (finished_at) where finished_at is not null;

-- A record of a file: all lines with its key, in the order of the first ones. The job takes those without an outcome.
create table import_records (
  shop_id object_id not null references shops (id),
  import_id object_id not null,
  key text not null,
  -- the number of the first line
  line integer not null,
  rows jsonb not null,
  -- what it says in the words of the contract; null until all lines were read
  fields jsonb,
  category text,
  outcome text check (outcome in ('created', 'updated', 'unchanged', 'refused')),
  primary key (import_id, key, shop_id),
  foreign key (shop_id, import_id) references imports (shop_id, id) on delete cascade
);
create index import_records_in_order on import_records (shop_id, import_id, line);
create index import_records_due on import_records (shop_id, import_id, line) where outcome is null;

create table import_issues (
  id object_id,
  shop_id object_id not null references shops (id),
  import_id object_id not null,
  line integer not null,
  column_name text,
  code text not null,
  message text not null,
  refuses boolean not null,
  primary key (id, shop_id),
  foreign key (shop_id, import_id) references imports (shop_id, id) on delete cascade
);
create index import_issues_in_order on import_issues (shop_id, import_id, line, id);

-- Where pictures of imported products come from (decision pictures-are-fetched-after-the-import). A file that comes again
-- finds here which of the store's pictures is meant by its address.
create table picture_sources (
  id object_id,
  shop_id object_id not null references shops (id),
  product_id object_id not null,
  -- null once the import is forgotten
  import_id object_id,
  line integer not null,
  url text not null,
  host text not null,
  state text not null default 'due' check (state in ('due', 'fetched', 'failed')),
  tries integer not null default 0,
  next_at timestamptz(3) not null default now(),
  -- of a picture that was fetched
  picture_id object_id,
  picture_url text,
  primary key (id, shop_id),
  foreign key (shop_id, product_id) references products (shop_id, id),
  foreign key (shop_id, import_id) references imports (shop_id, id) on delete set null (import_id),
  foreign key (shop_id, picture_id) references pictures (shop_id, id) on delete cascade
);
create unique index picture_sources_once on picture_sources (shop_id, product_id, md5(url));
create index picture_sources_due on picture_sources (next_at) where state = 'due';
create index picture_sources_of_import on picture_sources (shop_id, import_id);
create index picture_sources_of_picture on picture_sources (shop_id, picture_id);
