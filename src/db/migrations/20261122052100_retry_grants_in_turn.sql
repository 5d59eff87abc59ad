-- Grants are retried least recently tried first (decision 164).
alter table orders add column grant_tried_at timestamptz(3);
create index orders_grants_in_turn on orders (shop_id, coalesce(grant_tried_at, paid_at), id)
  where grant_status = 'failed' and status = 'paid' and deleted_at is null;
