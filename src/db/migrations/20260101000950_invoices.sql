-- Invoices and credit notes: what is to be issued, their numbers, and the documents as they were issued.

-- The last number of a series in a year. Its row is locked from the number to the commit, so numbers have no gaps and
-- follow the order of commits (decision invoice-numbers-have-no-gaps).
create table invoice_series (
  shop_id object_id not null references shops (id),
  series text collate "C" not null,
  year integer not null,
  last_number integer not null,
  -- no document of the series is dated before the one that precedes it
  last_issued_at timestamptz(3) not null,
  primary key (shop_id, series, year)
) with (fillfactor = 50);

create table invoices (
  id object_id,
  shop_id object_id not null references shops (id),
  kind text not null check (kind in ('invoice', 'credit_note')),
  series text collate "C" not null,
  year integer not null,
  sequence integer not null check (sequence > 0),
  number text collate "C" not null,
  order_id object_id not null,
  -- of a credit note: the invoice that it corrects, and the refund that it is for; without one, the order was cancelled
  invoice_id object_id check ((invoice_id is not null) = (kind = 'credit_note')),
  refund_id object_id,
  currency text not null,
  total bigint not null check (total >= 0),
  -- everything that the document shows (InvoiceData); amounts in minor units
  data jsonb not null,
  -- the answer of the clearance system that it was reported to
  clearance jsonb,
  -- when it was attached to an e-mail
  mailed_at timestamptz(3),
  issued_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (id, shop_id),
  unique (shop_id, series, year, sequence),
  unique (shop_id, number),
  foreign key (shop_id, order_id) references orders (shop_id, id),
  foreign key (shop_id, invoice_id) references invoices (shop_id, id),
  foreign key (shop_id, refund_id) references refunds (shop_id, id)
);
create index invoices_of_shop on invoices (shop_id, created_at desc, id desc);
create index invoices_of_kind on invoices (shop_id, kind, created_at desc, id desc);
create index invoices_by_change on invoices (shop_id, updated_at, id);
create index invoices_of_order on invoices (shop_id, order_id, created_at);
create unique index invoices_one_of_order on invoices (shop_id, order_id) where kind = 'invoice';
create unique index invoices_one_of_refund on invoices (shop_id, refund_id) where refund_id is not null;
create unique index invoices_one_of_cancellation on invoices (shop_id, invoice_id)
  where kind = 'credit_note' and refund_id is null;

create trigger invoices_added after insert on invoices referencing new table as added for each statement
  execute function count_records('invoices');

-- A document that has been issued is never changed or deleted. Only the answer of a clearance system is added to it, and
-- that it was mailed.
create function keep_invoice() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and
    to_jsonb(old) - '{clearance,mailed_at,updated_at}'::text[] = to_jsonb(new) - '{clearance,mailed_at,updated_at}'::text[] then
    return new;
  end if;
  raise exception 'invoice % has been issued, and cannot be changed', old.number using errcode = 'integrity_constraint_violation';
end $$;
create trigger invoices_kept before update or delete on invoices for each row execute function keep_invoice();

-- Documents that are still to be issued. A row is written with what causes it, by triggers that forget none of the
-- places where that happens, and deleted with the document's insert (decision invoices-follow-the-commit).
create table invoice_requests (
  shop_id object_id not null references shops (id),
  order_id object_id not null,
  cause text collate "C" not null check (cause in ('order', 'refund', 'cancellation')),
  -- the refund, or the order
  subject_id object_id not null,
  next_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default clock_timestamp(),
  primary key (shop_id, order_id, cause, subject_id),
  foreign key (shop_id, order_id) references orders (shop_id, id)
);
create index invoice_requests_due on invoice_requests (next_at);

-- True if the store issues invoices for such an order now: when it is paid, when the store has accepted it, or when it
-- is shipped. What is not shipped counts as shipped when it is paid.
create function is_to_be_invoiced(o orders, settings jsonb) returns boolean language sql stable
  set search_path = public, pg_temp as $$
  select coalesce((settings ->> 'enabled')::boolean, false) and case settings ->> 'issueWhen'
    when 'accepted' then o.status in ('processing', 'paid')
    when 'shipped' then o.status = 'paid' and o.shipping_address is null
      or o.status in ('processing', 'paid') and o.shipment_id is not null
    else o.status = 'paid' end
$$;

create function request_invoice() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into invoice_requests (shop_id, order_id, cause, subject_id)
  select new.shop_id, new.id, 'order', new.id from shops
  where id = new.shop_id and is_to_be_invoiced(new, shops.invoices)
    and not exists (select from invoices where shop_id = new.shop_id and order_id = new.id)
  on conflict do nothing;
  return null;
end $$;
-- An order that was imported has its invoice from where it was placed.
create trigger orders_invoiced after update of status, shipment_id on orders for each row
  when (new.status in ('processing', 'paid') and new.external_number is null
    and (old.status <> new.status or old.shipment_id is distinct from new.shipment_id))
  execute function request_invoice();

create function request_cancellation() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into invoice_requests (shop_id, order_id, cause, subject_id)
  select new.shop_id, new.id, 'cancellation', new.id
  where exists (select from invoices where shop_id = new.shop_id and order_id = new.id)
    or exists (select from invoice_requests where shop_id = new.shop_id and order_id = new.id)
  on conflict do nothing;
  return null;
end $$;
create trigger orders_uninvoiced after update of status on orders for each row
  when (new.status = 'cancelled' and old.status <> 'cancelled') execute function request_cancellation();

-- Money that the order did not await ('excess') was never invoiced.
create function request_credit_note() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into invoice_requests (shop_id, order_id, cause, subject_id)
  select new.shop_id, new.order_id, 'refund', new.id
  where new.amount > 0 and (exists (select from invoices where shop_id = new.shop_id and order_id = new.order_id)
    or exists (select from invoice_requests where shop_id = new.shop_id and order_id = new.order_id))
  on conflict do nothing;
  return null;
end $$;
create trigger refunds_credited after insert on refunds for each row
  when (new.state = 'succeeded' and new.kind = 'refund' and is_first_written()) execute function request_credit_note();
create trigger refunds_settled after update of state on refunds for each row
  when (new.state = 'succeeded' and old.state <> 'succeeded' and new.kind = 'refund')
  execute function request_credit_note();
