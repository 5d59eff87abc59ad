-- A refused refund of money that nobody expected is tried again: under `ref_<id>_<tries>`, at `next_at`.
alter table refunds
  add column tries integer not null default 0,
  add column failure text,
  add column refused_at timestamptz(3),
  add column next_at timestamptz(3);
drop index refunds_open;
create index refunds_open on refunds (coalesce(next_at, checked_at, created_at)) where state = 'intent';
create index refunds_of_shop on refunds (shop_id, created_at desc, id desc);
alter table renewal_charges
  add column refund_tries integer not null default 0,
  add column refund_refused_at timestamptz(3);
create index renewal_charges_given_back on renewal_charges (shop_id, created_at desc, id desc)
  where state in ('refunding', 'refunded', 'refund_failed');
