-- A product that is sold in variants is in stock by theirs alone: nobody can buy what it holds itself.
alter table products add column in_variants boolean not null default false;
update products set in_variants = true
where exists (select from variants v where v.product_id = products.id and v.deleted_at is null);

-- PostgreSQL before 17 cannot change what a column is generated from; its index goes with it.
alter table products drop column stocked;
alter table products add column stocked boolean not null
  generated always as (digital is not null or (quantity > 0 and not in_variants)) stored;
create index products_listed_stocked on products (shop_id, stocked, created_at desc, id desc)
  where kind = 'product' and listed and deleted_at is null;

-- What is new and what was tried before are claimed apart, so that what hangs leaves room for what is new.
drop index push_messages_due;
create index push_messages_new on push_messages (next_at, id) where attempt = 0;
create index push_messages_tried on push_messages (next_at, id) where attempt > 0;
