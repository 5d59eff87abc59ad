-- The content of a store: blog posts, banners, comments, reviews and the newsletter.

create table blogs (
  id object_id,
  shop_id object_id not null references shops (id),
  title text not null,
  slug text not null,
  excerpt text not null default '',
  content text not null,
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
create index blogs_published on blogs (shop_id, published_at desc, id desc)
  where published_at is not null and deleted_at is null;
create index blogs_tags on blogs using gin (shop_id, tags) where published_at is not null and deleted_at is null;
create index blogs_search on blogs
  using gin (shop_id, folded(title || ' ' || excerpt || ' ' || content) gin_trgm_ops)
  where published_at is not null and deleted_at is null;

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

-- One row for each caller, so that they like or dislike but never both; the comment's row holds the counts.
create table comment_reactions (
  comment_id object_id not null,
  user_id object_id not null references users (id),
  shop_id object_id not null references shops (id),
  liked boolean not null,
  created_at timestamptz(3) not null default now(),
  primary key (comment_id, user_id, shop_id),
  foreign key (shop_id, comment_id) references comments (shop_id, id)
);

create table comment_reports (
  comment_id object_id not null,
  user_id object_id not null references users (id),
  shop_id object_id not null references shops (id),
  reason text not null,
  created_at timestamptz(3) not null default now(),
  primary key (comment_id, user_id, shop_id),
  foreign key (shop_id, comment_id) references comments (shop_id, id)
);

-- products.rating_sum and rating_count are derived from these rows: every change here changes them too.
create table reviews (
  id object_id,
  shop_id object_id not null references shops (id),
  product_id object_id not null,
  user_id object_id not null references users (id),
  rating smallint not null check (rating between 1 and 5),
  title text not null,
  body text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id),
  foreign key (shop_id, product_id) references products (shop_id, id)
);
-- One review for each product and shopper; the included ratings serve the summary.
create unique index reviews_of_shopper on reviews (shop_id, product_id, user_id) include (rating);
create index reviews_of_product on reviews (shop_id, product_id, created_at desc, id desc);

-- The addresses for which a store's newsletter was requested, and whether their owners have confirmed.
create table newsletter_subscriptions (
  id object_id,
  shop_id object_id not null references shops (id),
  email text not null,
  status text not null default 'pending' check (status in ('pending', 'subscribed', 'unsubscribed')),
  -- the time of the last confirmation: the store's evidence of consent
  confirmed_at timestamptz(3),
  unsubscribed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (id, shop_id)
);
create unique index newsletter_subscriptions_email on newsletter_subscriptions (shop_id, email);
create index newsletter_subscriptions_of_address on newsletter_subscriptions (email);
create index newsletter_subscriptions_unconfirmed on newsletter_subscriptions (updated_at) where status = 'pending';

-- The code of each e-mail about a subscription, as a hash. It confirms for 48 hours and unsubscribes for
-- ever.
create table newsletter_codes (
  code_hash text,
  shop_id object_id not null references shops (id),
  subscription_id object_id not null,
  created_at timestamptz(3) not null default now(),
  primary key (code_hash, shop_id),
  foreign key (shop_id, subscription_id) references newsletter_subscriptions (shop_id, id) on delete cascade
);
create index newsletter_codes_of_subscription on newsletter_codes (subscription_id, created_at);
