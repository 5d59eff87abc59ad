-- What an unpaid order costs is in no sum: by a coupon or another way of shipping, no number changes (decision 921).
create or replace trigger orders_recounted
  after update of status, payment_status, deleted_at, created_at, paid_at, subtotal, shipping_cost, discount on orders
  for each row when (old.status <> new.status or old.payment_status <> new.payment_status
    or (old.deleted_at is null) <> (new.deleted_at is null) or old.created_at <> new.created_at
    or old.paid_at is distinct from new.paid_at or (new.paid_at is not null and old.total <> new.total))
  execute function count_order();
