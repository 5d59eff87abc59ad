-- What a merchant has to do, and what became of each day of a task that recurs.
create table tasks (
  id object_id primary key,
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
  check (recurring = 'none' or (due_date is not null and every is not null and until is not null))
);
create index tasks_of_shop on tasks (shop_id, created_at desc, id desc);
create index tasks_by_status on tasks (shop_id, status, created_at desc, id desc);
create index tasks_by_due on tasks (shop_id, due_at);
create index tasks_of_assignee on tasks using gin (shop_id, assignees);

-- Occurrences are computed; there is a row for one once its status was set. Rows of days that the task no longer has
-- stay and are not shown.
create table task_occurrences (
  task_id object_id not null references tasks (id) on delete cascade,
  date date not null,
  shop_id object_id not null references shops (id),
  status text not null check (status in ('to do', 'in progress', 'done', 'skipped')),
  responded_by object_id not null references users (id),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (task_id, date)
);

-- What the people of a store write down for each other, some of it about a record of the store.
create table notes (
  id object_id primary key,
  shop_id object_id not null references shops (id),
  title text not null,
  content text not null,
  resource text,
  resource_id object_id,
  user_id object_id not null references users (id),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((resource is null) = (resource_id is null))
);
create index notes_of_shop on notes (shop_id, created_at desc, id desc);
create index notes_by_resource on notes (shop_id, resource, created_at desc, id desc) where resource is not null;
create index notes_of_record on notes (shop_id, resource_id, created_at desc, id desc) where resource_id is not null;

-- Scripts that a merchant wants on the pages of the storefront: one to load, or one written out.
create table scripts (
  id object_id primary key,
  shop_id object_id not null references shops (id),
  name text not null,
  placement text not null check (placement in ('head', 'body')),
  src text,
  content text,
  active boolean not null default true,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((src is null) <> (content is null))
);
create index scripts_of_shop on scripts (shop_id, created_at desc, id desc);
