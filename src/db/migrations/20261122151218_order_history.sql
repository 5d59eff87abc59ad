-- What an order became, and when: the database writes it down with every change of either status, whoever makes it.
-- Orders of before have none, so nothing is rewritten here; what is known of them is told when they are read.
alter table orders add column history jsonb not null default '[]';

create function keep_order_history() returns trigger language plpgsql as $$
begin
  new.history := new.history || jsonb_build_object(
    'at', to_char((case tg_op when 'INSERT' then new.created_at else new.updated_at end) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'status', new.status,
    'paymentStatus', new.payment_status
  );
  return new;
end $$;

create trigger orders_placed before insert on orders
  for each row execute function keep_order_history();
create trigger orders_moved before update on orders
  for each row when (old.status <> new.status or old.payment_status <> new.payment_status)
  execute function keep_order_history();
