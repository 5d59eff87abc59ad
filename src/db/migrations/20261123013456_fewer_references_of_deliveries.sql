-- Each reference costs a look-up and a row lock for every row that is written. A delivery refers to its installation, which
-- refers to the store and to the app; an attempt refers to its delivery, which refers to the store (decision 368).
alter table deliveries drop constraint deliveries_shop_id_fkey, drop constraint deliveries_app_id_fkey;
alter table delivery_attempts drop constraint delivery_attempts_shop_id_fkey;
