-- Whom and which card a renewal charged is needed until it is settled (decision 295).
alter table renewal_charges
  alter column email drop not null,
  alter column card_brand drop not null,
  alter column card_last4 drop not null;
create index renewal_charges_with_details on renewal_charges (updated_at)
  where state in ('succeeded', 'declined', 'abandoned', 'refunded', 'refund_failed')
    and (email is not null or card_brand is not null or card_last4 is not null);

-- Accounts that were deleted before; what is left of them is looked at by the job that forgets guests.
update users set email = null, name = '', phone = null, avatar = null, forget_at = now() where deleted_at is not null;
