-- Imports of files.
-- Files that a merchant has uploaded to be read into the store (decision imports-are-read-whole-then-done-in-batches).
-- What an import counts is lines of its file: those announced are done, refused, or still to do.
create table imports (
  id object_id,
  shop_id object_id not null references shops (id),
  kind text not null check (kind = 'products'),
  format text not null,
  file_name text not null,
  match text not null check (match in ('slug', 'barcode')),
  stock text not null check (stock in ('keep', 'set')),
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

-- A product of a file: all lines with its key, in the order of the first ones. The job takes those without an outcome.
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
