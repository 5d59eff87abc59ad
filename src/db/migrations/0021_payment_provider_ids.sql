-- What the provider knows a payment by, where that is not our reference: written down before anybody can be charged.
alter table payments add column provider_id text;
