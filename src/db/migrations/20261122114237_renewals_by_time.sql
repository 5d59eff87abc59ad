-- outside of a transaction
-- Sums up the renewals of a store on each day.
create index concurrently if not exists renewal_charges_sold on renewal_charges (shop_id, created_at) include (amount)
  where state = 'succeeded';
