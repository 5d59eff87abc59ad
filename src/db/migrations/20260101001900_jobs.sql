-- Scheduled jobs, and stored replies to repeated calls.

create table idempotency_keys (
  -- the caller: a key is valid only for its caller, whose keys at all stores follow each other
  caller text collate "C" not null,
  key text not null,
  operation text not null,
  fingerprint text not null,
  locked_until timestamptz(3) not null,
  -- with its members in their order, which the ETag of a record depends on
  reply json,
  created_at timestamptz(3) not null default now(),
  primary key (caller, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- Agenda's table (@agendajs/postgres-backend 3), created here because Agenda's own schema creation fails if eight
-- processes start at once.
create table agenda_jobs (
  id uuid primary key default gen_random_uuid(),
  name varchar(255) not null,
  priority integer not null default 0,
  next_run_at timestamptz,
  type varchar(10) not null default 'normal' check (type in ('normal', 'single')),
  locked_at timestamptz,
  last_finished_at timestamptz,
  failed_at timestamptz,
  fail_count integer,
  fail_reason text,
  repeat_timezone varchar(100),
  last_run_at timestamptz,
  repeat_interval varchar(255),
  data jsonb default '{}',
  repeat_at varchar(255),
  disabled boolean default false,
  progress real,
  fork boolean default false,
  last_modified_by varchar(255),
  debounce_started_at timestamptz,
  start_date timestamptz,
  end_date timestamptz,
  skip_days jsonb,
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
create index agenda_jobs_find_and_lock on agenda_jobs (name, next_run_at, priority desc, locked_at, disabled)
  where disabled = false;
create unique index agenda_jobs_single on agenda_jobs (name) where type = 'single';
create index agenda_jobs_next_run on agenda_jobs (next_run_at) where next_run_at is not null;
