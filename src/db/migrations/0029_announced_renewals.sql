-- From when on the saved card may be charged for the end that was announced: what the e-mail said.
alter table entitlements add column renewal_charged_from timestamptz(3);
update entitlements set renewal_charged_from = renewal_noticed_for - interval '3 days'
where renewal_noticed_for is not null;
