-- A new product has no tags to delete. Within a transaction that adds many, the plan for deleting them was made for a
-- table that was almost empty, and read more with every product.
create or replace function write_product_tags() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from product_tags where shop_id = new.shop_id and product_id = new.id;
  end if;
  insert into product_tags (product_id, tag, shop_id, created_at)
  select distinct new.id, tag, new.shop_id, new.created_at from unnest(new.tags) as tag;
  return null;
end $$;
