-- What a store was told of the disputes about a charge: the newest state of each, by the provider's id (decision 502).
alter table payments add column disputes jsonb;
alter table renewal_charges add column disputes jsonb;
