create trigger orders_counted after insert or delete on orders for each row execute function count_order();
create trigger orders_recounted after update of status, payment_status, deleted_at on orders for each row
  when (old.status <> new.status or old.payment_status <> new.payment_status
    or (old.deleted_at is null) <> (new.deleted_at is null))
  execute function count_order();
