-- An Idempotency-Key outlives its reply in the record that it made: used with another request, it is refused.
alter table refunds add column fingerprint text;
alter table shipments add column fingerprint text;
