-- From when on the saved card may be charged for the end that was announced: what the e-mail said.
alter table entitlements add column renewal_charged_from timestamptz(3);
update entitlements set renewal_charged_from = renewal_noticed_for - interval '3 days'
where renewal_noticed_for is not null;

-- A charge's copy of the card is sealed with the charge's id from now on. Copies of charges that are under way at this
-- moment are sealed with the pass's and cannot be charged again: what became of them is looked up.
update renewal_charges set state = 'unknown', card_token_sealed = null, next_at = now() where state = 'intent';
