-- outside of a transaction
-- Finds the comments of a store that shoppers have reported.
create index concurrently if not exists comment_reports_of_shop on comment_reports (shop_id, comment_id);
