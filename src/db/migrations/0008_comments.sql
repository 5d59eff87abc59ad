-- What shoppers say below products and posts, one level of replies deep, and what others make of it.
create table comments (
  id object_id primary key,
  shop_id object_id not null references shops (id),
  resource text not null check (resource in ('product', 'blog')),
  resource_id object_id not null,
  parent_id object_id references comments (id),
  -- null: the store answers
  user_id object_id references users (id),
  body text not null,
  likes integer not null default 0 check (likes >= 0),
  dislikes integer not null default 0 check (dislikes >= 0),
  hidden_at timestamptz(3),
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
) with (fillfactor = 80);
create index comments_of_resource on comments (shop_id, resource, resource_id, created_at desc, id desc)
  where parent_id is null;
create index comments_of_parent on comments (shop_id, parent_id, created_at desc, id desc)
  where parent_id is not null and deleted_at is null and hidden_at is null;
create index comments_of_shop on comments (shop_id, created_at desc, id desc) where deleted_at is null;

-- One row for each caller, so that somebody likes or dislikes and never both; the comment's row keeps the counts.
create table comment_reactions (
  comment_id object_id not null references comments (id),
  user_id object_id not null references users (id),
  shop_id object_id not null references shops (id),
  liked boolean not null,
  created_at timestamptz(3) not null default now(),
  primary key (comment_id, user_id)
);

create table comment_reports (
  comment_id object_id not null references comments (id),
  user_id object_id not null references users (id),
  shop_id object_id not null references shops (id),
  reason text not null,
  created_at timestamptz(3) not null default now(),
  primary key (comment_id, user_id)
);
