-- outside of a transaction
-- How many e-mails were given up is asked every few seconds.
create index concurrently if not exists mails_dead on mails (created_at) where state = 'dead';
