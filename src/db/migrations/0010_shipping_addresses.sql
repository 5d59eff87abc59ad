-- Where shoppers, guests too, have things sent to. An address belongs to the shopper and is the same in every store.
create table shipping_addresses (
  id object_id primary key,
  user_id object_id not null references users (id),
  name text not null,
  phone text not null,
  line1 text not null,
  line2 text,
  city text not null,
  state text not null,
  country text not null,
  postal_code text,
  lat double precision,
  lng double precision,
  is_default boolean not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check ((lat is null) = (lng is null))
);
create unique index shipping_addresses_default on shipping_addresses (user_id) where is_default;
create index shipping_addresses_of_user on shipping_addresses (user_id, created_at desc, id desc);
