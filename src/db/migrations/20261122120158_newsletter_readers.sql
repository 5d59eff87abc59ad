-- outside of a transaction
-- The readers of a store, those who confirmed last first.
create index concurrently if not exists newsletter_subscriptions_readers on newsletter_subscriptions
  (shop_id, confirmed_at desc, id desc) where status = 'subscribed';
