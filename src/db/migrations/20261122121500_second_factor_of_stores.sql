-- Whether a store lets nobody work in it who has no second factor (decision 418).
alter table shops add column require_second_factor boolean not null default false;
