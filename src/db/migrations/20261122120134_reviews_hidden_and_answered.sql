-- A merchant can hide a review, which products.rating_sum and rating_count then leave out, and answer it.
alter table reviews
  add column hidden_at timestamptz(3),
  add column reply text,
  add column replied_at timestamptz(3);
