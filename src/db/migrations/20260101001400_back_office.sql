-- A store's back office: tasks, notes, scripts, payouts, identity checks and notifications.

-- A store's tasks; a recurring task has an occurrence on each of its days.
create table tasks (
  id object_id,
  shop_id object_id not null references shops (id),
  title text not null,
  details text not null default '',
  -- as written, with its offset, which determines its day; and the same moment in UTC
  due_date text,
  due_at timestamptz(3),
  status text not null default 'to do' check (status in ('to do', 'in progress', 'done', 'skipped')),
  recurring text not null default 'none' check (recurring in ('none', 'daily', 'weekly', 'monthly')),
  every integer check (every > 0),
  -- as written, like due_date
  until text,
  is_ai boolean not null default false,
  assignees text[] not null default '{}',
  created_by object_id not null references users (id),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((due_date is null) = (due_at is null)),
  -- a task without a due date begins on the day it was created
  constraint tasks_schedule_check check (recurring = 'none' or (every is not null and until is not null)),
  primary key (id, shop_id)
);
create index tasks_of_shop on tasks (shop_id, created_at desc, id desc);
create index tasks_by_change on tasks (shop_id, updated_at, id);
create index tasks_by_status on tasks (shop_id, status, created_at desc, id desc);
create index tasks_by_due on tasks (shop_id, due_at);
create index tasks_of_assignee on tasks using gin (shop_id, assignees);
create index tasks_of_user on tasks (created_by);

create function count_task() returns trigger language plpgsql set search_path = public, pg_temp as $$
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

-- Occurrences are computed; a row exists once a status was set. Rows of days that no longer belong to the task stay and
-- are not shown.
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
create index task_occurrences_of_user on task_occurrences (responded_by);

-- Notes that a store's people write for each other, some about one of its records.
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
create index notes_by_change on notes (shop_id, updated_at, id);
create index notes_by_resource on notes (shop_id, resource, created_at desc, id desc) where resource is not null;
create index notes_of_record on notes (shop_id, resource_id, created_at desc, id desc) where resource_id is not null;
create index notes_of_user on notes (user_id);

-- By the kind of record that a note is about.
create function count_note() returns trigger language plpgsql set search_path = public, pg_temp as $$
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

-- Scripts that a merchant adds to the storefront's pages, by address or as text.
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

-- The accounts to which the store's money is paid out.
create table payouts (
  id object_id,
  shop_id object_id not null references shops (id),
  -- the user who added it
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
create index payouts_of_user on payouts (user_id);

-- Money that the platform sent to a store's payout method. The method can be deleted later, so nothing refers to it.
create table payout_transfers (
  id object_id not null,
  shop_id object_id not null references shops (id),
  payout_method object_id not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  reference text not null,
  state text not null check (state in ('paid', 'failed')),
  reason text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id)
);
create unique index payout_transfers_reference on payout_transfers (shop_id, reference);

-- Identity checks of the merchant. Reading one never needs its number, so the masked form is stored next to it.
create table kyc (
  id object_id,
  shop_id object_id not null references shops (id),
  -- the user who submitted it
  user_id object_id not null references users (id),
  type text not null,
  -- sealed by the vault
  number text not null,
  masked_number text not null,
  full_name text not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  -- why the operator decided this way
  reason text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id)
);
create unique index kyc_type on kyc (shop_id, type) where status <> 'rejected';
create index kyc_of_shop on kyc (shop_id, created_at desc, id desc);
create index kyc_of_user on kyc (user_id);

-- The e-mails that a person gets from a store that they own or work for.
create table notification_settings (
  shop_id object_id not null references shops (id),
  user_id object_id not null references users (id),
  -- the types of notifications
  mailed text[] not null default '{}',
  -- when the next summary of a day is due; null: they get none
  digest_at timestamptz(3),
  updated_at timestamptz(3) not null default now(),
  primary key (shop_id, user_id)
);
create index notification_settings_of_user on notification_settings (user_id);
create index notification_settings_due on notification_settings (digest_at) where digest_at is not null;

-- A store's notifications; its people share whether one was read.
create table notifications (
  id object_id,
  shop_id object_id not null references shops (id),
  type text not null,
  title text not null,
  body text not null,
  -- the record it concerns
  resource text,
  resource_id object_id,
  -- null: unread
  read_at timestamptz(3),
  -- somebody wants it by e-mail, and the worker has not seen to that yet
  to_mail boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id)
);
create index notifications_of_shop on notifications (shop_id, created_at desc, id desc);
create index notifications_by_change on notifications (shop_id, updated_at, id);
create index notifications_unread on notifications (shop_id) where read_at is null;
create index notifications_read on notifications (read_at) where read_at is not null;
create index notifications_to_mail on notifications (shop_id, id) where to_mail;
create trigger notifications_added after insert on notifications referencing new table as added for each statement
  execute function count_records('notifications');
create trigger notifications_removed after delete on notifications referencing old table as removed for each statement
  execute function count_records('notifications');
