-- What the people of a store keep for themselves, and what the store is told.

-- What a merchant has to do, and what became of each day of a task that recurs.
create table tasks (
  id object_id,
  shop_id object_id not null references shops (id),
  title text not null,
  details text not null default '',
  -- as it was written, with its offset, which says on which day it lies; and the moment that it means
  due_date text,
  due_at timestamptz(3),
  status text not null default 'to do' check (status in ('to do', 'in progress', 'done', 'skipped')),
  recurring text not null default 'none' check (recurring in ('none', 'daily', 'weekly', 'monthly')),
  every integer check (every > 0),
  -- as it was written, like due_date
  until text,
  is_ai boolean not null default false,
  assignees text[] not null default '{}',
  created_by object_id not null references users (id),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((due_date is null) = (due_at is null)),
  check (recurring = 'none' or (due_date is not null and every is not null and until is not null)),
  primary key (id, shop_id)
);
create index tasks_of_shop on tasks (shop_id, created_at desc, id desc);
create index tasks_by_status on tasks (shop_id, status, created_at desc, id desc);
create index tasks_by_due on tasks (shop_id, due_at);
create index tasks_of_assignee on tasks using gin (shop_id, assignees);

-- Occurrences are computed; there is a row for one once its status was set. Rows of days that the task no longer has
-- stay and are not shown.
create table task_occurrences (
  task_id object_id not null,
  date date not null,
  shop_id object_id not null references shops (id),
  status text not null check (status in ('to do', 'in progress', 'done', 'skipped')),
  responded_by object_id not null references users (id),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (task_id, date, shop_id),
  foreign key (shop_id, task_id) references tasks (shop_id, id) on delete cascade
);

-- What the people of a store write down for each other, some of it about a record of the store.
create table notes (
  id object_id,
  shop_id object_id not null references shops (id),
  title text not null,
  content text not null,
  resource text,
  resource_id object_id,
  user_id object_id not null references users (id),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((resource is null) = (resource_id is null)),
  primary key (id, shop_id)
);
create index notes_of_shop on notes (shop_id, created_at desc, id desc);
create index notes_by_resource on notes (shop_id, resource, created_at desc, id desc) where resource is not null;
create index notes_of_record on notes (shop_id, resource_id, created_at desc, id desc) where resource_id is not null;

-- Scripts that a merchant wants on the pages of the storefront: one to load, or one written out.
create table scripts (
  id object_id,
  shop_id object_id not null references shops (id),
  name text not null,
  placement text not null check (placement in ('head', 'body')),
  src text,
  content text,
  active boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((src is null) <> (content is null)),
  primary key (id, shop_id)
);
create index scripts_of_shop on scripts (shop_id, created_at desc, id desc);

-- Where the store's money is sent to.
create table payouts (
  id object_id,
  shop_id object_id not null references shops (id),
  -- who added it
  user_id object_id not null references users (id),
  -- an option of src/services/office/payout-options.ts
  payout text not null,
  -- the account, sealed by the vault
  data text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id)
);
create index payouts_of_shop on payouts (shop_id, created_at desc, id desc);

-- Who the merchant is. Reading a check never needs its number, so what may be shown of it stands beside it.
create table kyc (
  id object_id,
  shop_id object_id not null references shops (id),
  -- who handed it in
  user_id object_id not null references users (id),
  type text not null,
  -- sealed by the vault
  number text not null,
  masked_number text not null,
  full_name text not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id)
);
create unique index kyc_type on kyc (shop_id, type) where status <> 'rejected';
create index kyc_of_shop on kyc (shop_id, created_at desc, id desc);

-- What a store is told of itself; everybody who works for it shares what was read.
create table notifications (
  id object_id,
  shop_id object_id not null references shops (id),
  type text not null,
  title text not null,
  body text not null,
  -- what it is about
  resource text,
  resource_id object_id,
  -- null: not read
  read_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id)
);
create index notifications_of_shop on notifications (shop_id, created_at desc, id desc);
create index notifications_unread on notifications (shop_id) where read_at is null;
create index notifications_read on notifications (read_at) where read_at is not null;
