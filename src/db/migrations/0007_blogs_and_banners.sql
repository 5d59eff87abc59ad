-- What a store tells its shoppers: blog posts, and banners for its pages.
create table blogs (
  id object_id primary key,
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
  updated_at timestamptz(3) not null default now()
);
create unique index blogs_slug on blogs (shop_id, slug) where deleted_at is null;
create index blogs_of_shop on blogs (shop_id, created_at desc, id desc) where deleted_at is null;
create index blogs_published on blogs (shop_id, published_at desc, id desc)
  where published_at is not null and deleted_at is null;
create index blogs_tags on blogs using gin (shop_id, tags) where published_at is not null and deleted_at is null;
create index blogs_search on blogs
  using gin (shop_id, lower(title || ' ' || excerpt || ' ' || content) gin_trgm_ops)
  where published_at is not null and deleted_at is null;

create table banners (
  id object_id primary key,
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
  check (ends_at > starts_at)
);
create index banners_of_shop on banners (shop_id, created_at desc, id desc);
create index banners_by_position on banners (shop_id, position, created_at desc, id desc);
