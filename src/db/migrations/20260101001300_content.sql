-- A store's content: blog posts, banners, comments, reviews and the newsletter.

create table blogs (
  id object_id,
  shop_id object_id not null references shops (id),
  title text not null,
  slug text not null,
  excerpt text not null default '',
  content text not null,
  -- what searches read
  searched text not null generated always as (searchable(title || ' ' || excerpt || ' ' || content)) stored,
  cover text,
  tags text[] not null default '{}',
  -- null: a draft
  published_at timestamptz(3),
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id)
);
create unique index blogs_slug on blogs (shop_id, slug) where deleted_at is null;
create index blogs_of_shop on blogs (shop_id, created_at desc, id desc) where deleted_at is null;
create index blogs_by_change on blogs (shop_id, updated_at, id) where deleted_at is null;
create index blogs_published on blogs (shop_id, published_at desc, id desc)
  where published_at is not null and deleted_at is null;
create index blogs_tags on blogs using gin (shop_id, tags) where published_at is not null and deleted_at is null;
create index blogs_search on blogs using gin (shop_id, searched gin_trgm_ops)
  where published_at is not null and deleted_at is null;

create trigger blogs_moved after update of slug on blogs
  for each row when (old.slug <> new.slug) execute function keep_former_slug('blog');

create function count_blog() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, 'blogs', case when published_at is null then 'draft' else 'published' end, change
  from (values
    (old.shop_id, old.published_at, old.deleted_at, -1),
    (new.shop_id, new.published_at, new.deleted_at, 1)
  ) as moved (shop_id, published_at, deleted_at, change)
  where shop_id is not null and deleted_at is null;
  return null;
end $$;

create trigger blogs_counted after insert or delete on blogs for each row execute function count_blog();
create trigger blogs_recounted after update of published_at, deleted_at on blogs for each row
  when ((old.published_at is null) <> (new.published_at is null) or (old.deleted_at is null) <> (new.deleted_at is null))
  execute function count_blog();

create trigger blogs_added_version after insert on blogs
  referencing new table as written for each statement execute function change_shop_versions();
create trigger blogs_changed_version after update on blogs
  referencing new table as written for each statement execute function change_shop_versions();
create trigger blogs_removed_version after delete on blogs
  referencing old table as written for each statement execute function change_shop_versions();
create trigger blogs_written_version after insert or update of title, excerpt, content, tags, published_at, deleted_at on blogs
  for each row execute function change_version_of_texts('blogs');
create trigger blogs_removed_texts after delete on blogs
  for each row execute function change_version_of_texts('blogs');

-- Paths of a storefront without a page, and where they lead.
create table redirects (
  id object_id,
  shop_id object_id not null references shops (id),
  -- in lower case, decoded, without a slash at its end and without a query
  path text not null check (path like '/%'),
  target text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id)
);
create unique index redirects_path on redirects (shop_id, path);
create index redirects_of_shop on redirects (shop_id, created_at desc, id desc);

create table banners (
  id object_id,
  shop_id object_id not null references shops (id),
  title text not null,
  image text not null,
  link text,
  placement text,
  position integer not null default 0,
  -- null: live from the start, without an end
  starts_at timestamptz(3),
  ends_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (ends_at > starts_at),
  primary key (id, shop_id)
);
create index banners_of_shop on banners (shop_id, created_at desc, id desc);
create index banners_by_position on banners (shop_id, position, created_at desc, id desc);

-- Comments on products and posts, with one level of replies, and the reactions to them.
create table comments (
  id object_id,
  shop_id object_id not null references shops (id),
  resource text not null check (resource in ('product', 'blog')),
  resource_id object_id not null,
  parent_id object_id,
  -- null: a reply of the store
  user_id object_id references users (id),
  body text not null,
  likes integer not null default 0 check (likes >= 0),
  dislikes integer not null default 0 check (dislikes >= 0),
  hidden_at timestamptz(3),
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id),
  foreign key (shop_id, parent_id) references comments (shop_id, id)
) with (fillfactor = 80);
create index comments_of_resource on comments (shop_id, resource, resource_id, created_at desc, id desc)
  where parent_id is null;
create index comments_of_parent on comments (shop_id, parent_id, created_at desc, id desc)
  where parent_id is not null and deleted_at is null and hidden_at is null;
create index comments_of_shop on comments (shop_id, created_at desc, id desc) where deleted_at is null;
create index comments_by_change on comments (shop_id, updated_at, id) where deleted_at is null;
create index comments_of_user on comments (user_id) where user_id is not null;
create index comments_hidden on comments (shop_id, created_at desc, id desc)
  where hidden_at is not null and deleted_at is null;
-- A removed comment is shown while it has replies, so these are counted.
create index comments_removed on comments (shop_id, resource, resource_id)
  where parent_id is null and (deleted_at is not null or hidden_at is not null);

-- Counts a record's top-level comments, without replies or removed ones, and the store's comments with their replies.
create function count_comment() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, kind, key, change
  from (values
    (old.shop_id, old.resource, old.resource_id, old.parent_id, old.hidden_at, old.deleted_at, -1),
    (new.shop_id, new.resource, new.resource_id, new.parent_id, new.hidden_at, new.deleted_at, 1)
  ) as moved (shop_id, resource, resource_id, parent_id, hidden_at, deleted_at, change)
  cross join lateral (values
    ('comments', case when parent_id is null and hidden_at is null then resource || ' ' || resource_id end),
    ('all comments', case when hidden_at is null then 'shown' else 'hidden' end)
  ) as counted (kind, key)
  where shop_id is not null and deleted_at is null and key is not null;
  return null;
end $$;

create trigger comments_counted after insert or delete on comments for each row execute function count_comment();
create trigger comments_recounted after update of hidden_at, deleted_at on comments for each row
  when ((old.hidden_at is null) <> (new.hidden_at is null) or (old.deleted_at is null) <> (new.deleted_at is null))
  execute function count_comment();

-- One row per caller, so that they like or dislike but never both; the comment's row holds the counts.
create table comment_reactions (
  comment_id object_id not null,
  user_id object_id not null references users (id),
  shop_id object_id not null references shops (id),
  liked boolean not null,
  created_at timestamptz(3) not null default now(),
  primary key (comment_id, user_id, shop_id),
  foreign key (shop_id, comment_id) references comments (shop_id, id)
);
create index comment_reactions_of_user on comment_reactions (user_id);

create table comment_reports (
  comment_id object_id not null,
  user_id object_id not null references users (id),
  shop_id object_id not null references shops (id),
  reason text not null,
  created_at timestamptz(3) not null default now(),
  primary key (comment_id, user_id, shop_id),
  foreign key (shop_id, comment_id) references comments (shop_id, id)
);
create index comment_reports_of_user on comment_reports (user_id);
-- Finds a store's comments that shoppers have reported.
create index comment_reports_of_shop on comment_reports (shop_id, comment_id);

-- products.rating_sum and rating_count are derived from the visible rows: every change here changes them too.
create table reviews (
  id object_id,
  shop_id object_id not null references shops (id),
  product_id object_id not null,
  user_id object_id not null references users (id),
  rating smallint not null check (rating between 1 and 5),
  title text not null,
  body text not null,
  hidden_at timestamptz(3),
  -- the merchant's answer
  reply text,
  replied_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id),
  foreign key (shop_id, product_id) references products (shop_id, id)
);
-- One review per product and shopper; the included ratings serve the summary.
create unique index reviews_of_shopper on reviews (shop_id, product_id, user_id) include (rating);
create index reviews_of_product on reviews (shop_id, product_id, created_at desc, id desc);
create index reviews_of_user on reviews (user_id);
-- The reviews that shoppers see, and their ratings for the summary.
create index reviews_shown on reviews (shop_id, product_id, created_at desc, id desc)
  include (rating) where hidden_at is null;
create index reviews_of_shop on reviews (shop_id, created_at desc, id desc);
create index reviews_by_rating on reviews (shop_id, rating, created_at desc, id desc);
create index reviews_hidden on reviews (shop_id, created_at desc, id desc)
  where hidden_at is not null;

-- A product's reviews, and the store's, by rating and visibility.
create function count_review() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, counted.kind, key || case when hidden_at is null then '' else ' hidden' end, change
  from (values
    (old.shop_id, old.product_id, old.rating, old.hidden_at, -1),
    (new.shop_id, new.product_id, new.rating, new.hidden_at, 1)
  ) as moved (shop_id, product_id, rating, hidden_at, change)
  cross join lateral (values
    ('reviews', product_id || ' ' || rating), ('all reviews', cast(rating as text))
  ) as counted (kind, key)
  where shop_id is not null;
  return null;
end $$;

create trigger reviews_counted after insert or delete on reviews for each row execute function count_review();
create trigger reviews_recounted after update of rating, hidden_at on reviews for each row
  when (old.rating <> new.rating or (old.hidden_at is null) <> (new.hidden_at is null))
  execute function count_review();

-- The addresses for which a store's newsletter was requested, and whether their owners have confirmed.
create table newsletter_subscriptions (
  id object_id,
  shop_id object_id not null references shops (id),
  email text not null,
  status text not null default 'pending' check (status in ('pending', 'subscribed', 'unsubscribed')),
  -- when it was last confirmed: the store's evidence of consent
  confirmed_at timestamptz(3),
  unsubscribed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id)
);
create unique index newsletter_subscriptions_email on newsletter_subscriptions (shop_id, email);
create index newsletter_subscriptions_of_address on newsletter_subscriptions (email);
create index newsletter_subscriptions_unconfirmed on newsletter_subscriptions (updated_at) where status = 'pending';
-- A store's readers, most recently confirmed first.
create index newsletter_subscriptions_readers on newsletter_subscriptions
  (shop_id, confirmed_at desc, id desc) where status = 'subscribed';
create index newsletter_subscriptions_search on newsletter_subscriptions
  using gin (shop_id, email gin_trgm_ops) where status = 'subscribed';

-- Counts the newsletter's confirmed readers.
create function count_reader() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, 'readers', '', change
  from (values (old.shop_id, old.status, -1), (new.shop_id, new.status, 1)) as moved (shop_id, status, change)
  where shop_id is not null and status = 'subscribed';
  return null;
end $$;

create trigger readers_added after insert on newsletter_subscriptions for each row
  when (new.status = 'subscribed') execute function count_reader();
create trigger readers_removed after delete on newsletter_subscriptions for each row
  when (old.status = 'subscribed') execute function count_reader();
create trigger readers_recounted after update of status on newsletter_subscriptions for each row
  when ((old.status = 'subscribed') <> (new.status = 'subscribed')) execute function count_reader();

-- The code of each e-mail about a subscription, as a hash. It confirms for 48 hours and unsubscribes forever.
create table newsletter_codes (
  code_hash text,
  shop_id object_id not null references shops (id),
  subscription_id object_id not null,
  created_at timestamptz(3) not null default now(),
  primary key (code_hash, shop_id),
  foreign key (shop_id, subscription_id) references newsletter_subscriptions (shop_id, id) on delete cascade
);
create index newsletter_codes_of_subscription on newsletter_codes (subscription_id, created_at);
