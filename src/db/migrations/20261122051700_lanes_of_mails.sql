-- A code has a lane of its own, and what was tried before does not stand before what is new.
-- allowed: mails: it holds what is to be sent, which is little
alter table mails
  add column lane text not null default 'mails' check (lane in ('codes', 'mails')),
  add column tried boolean not null generated always as (attempt > 0) stored;
drop index mails_due;
create index mails_due on mails (lane, tried, next_at) where state = 'pending';
