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

-- The tags of products, newest product first: what else has a tag is found without looking at all that have it. Beside
-- the products, because a new price or quantity changes none of it.
create table product_tags (
  product_id object_id not null references products (id) on delete cascade,
  tag text not null,
  shop_id object_id not null references shops (id),
  created_at timestamptz(3) not null,
  primary key (product_id, tag)
);
create index product_tags_newest on product_tags (shop_id, tag, created_at desc, product_id desc);

create function write_product_tags() returns trigger language plpgsql as $$
begin
  delete from product_tags where product_id = new.id;
  insert into product_tags (product_id, tag, shop_id, created_at)
  select distinct new.id, tag, new.shop_id, new.created_at from unnest(new.tags) as tag;
  return null;
end $$;
create trigger products_tagged after insert or update of tags, created_at on products
  for each row execute function write_product_tags();
insert into product_tags (product_id, tag, shop_id, created_at)
select distinct id, tag, shop_id, created_at from products, unnest(tags) as tag;
