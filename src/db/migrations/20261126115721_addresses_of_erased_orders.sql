-- Orders that were erased while a courier was at work for them, or whose label was refused, kept the address in what their
-- couriers were asked; nothing looks at an erased order again. They are locked as the erasure itself locks them.
with erased as materialized (
  select id, shop_id from orders
  where status = 'cancelled' and paid_at is null and email = ''
    and (exists (
      select from shipping_labels as label where label.shop_id = orders.shop_id and label.order_id = orders.id
        and label.shipment -> 'address' is not null and label.state <> 'intent'
    ) or exists (
      select from shipments left join dispatches
        on dispatches.shop_id = shipments.shop_id and dispatches.shipment_id = shipments.id
      where shipments.shop_id = orders.shop_id and shipments.order_id = orders.id
        and (shipments.shipping_address -> 'name' is not null or dispatches.request -> 'to' is not null)
    ))
  order by id for no key update
), parcels as (
  update shipments set shipping_address = jsonb_build_object('_id', shipping_address -> '_id') from erased
  where shipments.order_id = erased.id and shipments.shop_id = erased.shop_id
  returning shipments.id, shipments.shop_id
), labels as (
  update shipping_labels set shipment = shipment - 'address' from erased
  where shipping_labels.order_id = erased.id and shipping_labels.shop_id = erased.shop_id
    and shipping_labels.state <> 'intent'
)
update dispatches set request = request - 'to' from parcels
where dispatches.shipment_id = parcels.id and dispatches.shop_id = parcels.shop_id;
