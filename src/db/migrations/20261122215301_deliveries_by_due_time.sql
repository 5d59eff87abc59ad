-- outside of a transaction
create index concurrently if not exists deliveries_by_due_time on deliveries
  ((case when state = 'pending' then next_at end), id) where (case when state = 'pending' then next_at end) is not null;
