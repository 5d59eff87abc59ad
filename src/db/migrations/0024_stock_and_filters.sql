-- Whether there is anything of a product or a variant itself, so that lists can ask an index for it. A column and not an
-- expression over the quantity: a sale that leaves something then changes nothing that is indexed (a HOT update).
-- Pages keep a little room for the row's next version, without which it could not be one.
alter table products
  set (fillfactor = 90),
  add column stocked boolean not null generated always as (digital is not null or quantity > 0) stored;
create index products_listed_stocked on products (shop_id, stocked, created_at desc, id desc)
  where kind = 'product' and listed and deleted_at is null;
alter table variants
  set (fillfactor = 90),
  add column stocked boolean not null generated always as (quantity > 0) stored;
create index variants_stocked on variants (shop_id, product_id) where stocked and deleted_at is null;

-- Words of one or two letters have no trigram: they are looked for in all texts of the store, and of no other one.
create index product_texts_of_shop on product_texts (shop_id);

-- Finds what an app was told of a topic or, by its three topics, of a resource.
create index deliveries_of_topic on deliveries (app_id, topic, created_at desc, id desc);
