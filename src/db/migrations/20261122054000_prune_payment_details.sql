-- The details of settled payments are removed after a while (decision 239).
create index payments_with_details on payments (updated_at)
  where state in ('succeeded', 'declined', 'abandoned', 'refunded')
    and (card is not null or authorization_url is not null or failure is not null or sealed_token is not null);
