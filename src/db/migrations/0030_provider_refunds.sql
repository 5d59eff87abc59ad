-- What the provider knows a refund by that was made there and not by us: each is written down once.
alter table refunds add column provider_id text;
create unique index refunds_by_provider on refunds (payment_id, provider_id) where provider_id is not null;
