-- What shoppers say of products, what they wish for, and what else they may like.

-- products.rating_sum and rating_count say the same as these rows: whoever writes here writes there.
create table reviews (
  id object_id primary key,
  shop_id object_id not null references shops (id),
  product_id object_id not null references products (id),
  user_id object_id not null references users (id),
  rating smallint not null check (rating between 1 and 5),
  title text not null,
  body text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
-- One for each product and shopper; the ratings beside it are what a summary counts.
create unique index reviews_of_shopper on reviews (shop_id, product_id, user_id) include (rating);
create index reviews_of_product on reviews (shop_id, product_id, created_at desc, id desc);

create table wishlist_items (
  shop_id object_id not null references shops (id),
  user_id object_id not null references users (id),
  product_id object_id not null references products (id),
  created_at timestamptz(3) not null default now(),
  primary key (shop_id, user_id, product_id)
);
create index wishlist_items_newest on wishlist_items (shop_id, user_id, created_at desc, product_id desc);
-- What a guest wished for moves to the account at sign-in.
create index wishlist_items_of_user on wishlist_items (user_id);
