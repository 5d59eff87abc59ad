-- Payment methods that a merchant takes away: orders refer to them, so the row stays and its option is free again.
alter table payment_methods add column deleted_at timestamptz(3);
drop index payment_methods_option;
create unique index payment_methods_option on payment_methods (shop_id, option) where deleted_at is null;
-- What orders have chosen is found whether it is still there or not.
create index payment_methods_chosen on payment_methods (shop_id, option);
