-- The products that were there before the triggers are looked at like those that have changed.
insert into stock_by_variants_changes (shop_id, product_id)
select shop_id, id from products where in_variants and not stocked and kind = 'product' and deleted_at is null;
