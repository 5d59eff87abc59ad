-- outside of a transaction
-- A change of prices looks for the highest of them. Variants without a price of their own are not in it.
create index concurrently if not exists variants_by_price on variants (shop_id, price)
  where price is not null and deleted_at is null;
