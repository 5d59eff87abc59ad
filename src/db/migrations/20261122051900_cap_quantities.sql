-- A stock near the largest integer could not take back what a cancelled order held (decision 234).
-- allowed: products.products_quantity_check: no stock of real things comes near it
-- allowed: variants.variants_quantity_check: no stock of real things comes near it
-- allowed: order_items.order_items_quantity_check: nobody can order more than there is
update products set quantity = 1000000000 where quantity > 1000000000;
update variants set quantity = 1000000000 where quantity > 1000000000;
update order_items set quantity = 1000000000 where quantity > 1000000000;
alter table products drop constraint products_quantity_check,
  add constraint products_quantity_check check (quantity between 0 and 1000000000);
alter table variants drop constraint variants_quantity_check,
  add constraint variants_quantity_check check (quantity between 0 and 1000000000);
alter table order_items add constraint order_items_quantity_check check (quantity between 1 and 1000000000);
