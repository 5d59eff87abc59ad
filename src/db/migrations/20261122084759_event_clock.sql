-- The feed of events is in the order of transaction ids, and readers hold positions in it. Another PostgreSQL, into which
-- this database was restored, counts its transactions from elsewhere: events would come behind what readers have read,
-- and be missed. So positions are transaction ids and a lead, which grows whenever another server begins to count.
create table event_clock (
  is_one boolean primary key default true check (is_one),
  -- The PostgreSQL that counts: its identity, and its history since the last recovery. Empty until a start has looked.
  counter text not null default '',
  ahead bigint not null default 0
);
insert into event_clock default values;

create function event_position() returns xid8 language sql volatile as
  $$ select (pg_current_xact_id()::text::numeric + ahead)::text::xid8 from event_clock $$;

alter table events alter column transaction_id set default event_position();
