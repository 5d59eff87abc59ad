-- Which endpoints have due deliveries is read from the ends of their line, however many others wait (decision 238).
create index deliveries_due on deliveries (next_at, id) where state = 'pending';
