-- outside of a transaction
create index concurrently if not exists newsletter_subscriptions_search on newsletter_subscriptions
  using gin (shop_id, email gin_trgm_ops) where status = 'subscribed';
