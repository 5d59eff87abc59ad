alter table shops
  -- Where shoppers collect their orders: address and opening hours. Null: the store offers no collection.
  add column collection jsonb,
  -- Since when the store has a shipping zone. Null: it has none.
  add column zones_since timestamptz(3);
update shops set zones_since = now() where jsonb_array_length(shipping -> 'zones') > 0;

-- Where the order is collected, as the store said when it was placed. Null: it is not collected.
alter table orders add column collection jsonb;
