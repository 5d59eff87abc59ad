-- The amount that the renewal was announced with, in minor units: a price that has risen since is announced anew. Null for
-- what was announced before this column was there.
alter table entitlements add column renewal_noticed_amount bigint;
