-- A session is good at one store, which may be the first that it is used with, or on the console (decision 280). Those
-- that there are become the store's that they are used with next; on the console people sign in again.
alter table sessions
  add column surface text not null default 'store' check (surface in ('store', 'console')),
  add column shop_id object_id references shops (id),
  add constraint sessions_of_console check (surface = 'store' or shop_id is null);
-- So is a one-time code; without a store it is good at any.
alter table one_time_codes
  add column surface text not null default 'store' check (surface in ('store', 'console')),
  add column shop_id object_id references shops (id),
  add constraint one_time_codes_of_console check (surface = 'store' or shop_id is null);
