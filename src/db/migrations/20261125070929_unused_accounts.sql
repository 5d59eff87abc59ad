-- outside of a transaction
-- Accounts are looked at once, 60 days after they were made: those that nobody has used are removed.
create index concurrently if not exists users_unused on users (forget_at) where email is not null;
