-- People and their addresses.

create table users (
  id object_id primary key,
  email text,
  name text not null default '',
  phone text,
  avatar text,
  role text not null default 'user',
  auth_method text not null default 'otp',
  balance bigint not null default 0,
  deleted_at timestamptz(3),
  disabled_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- when to check whether an unused account, or a guest, can be forgotten (decision idle-guests-are-forgotten); null:
  -- it left something behind
  forget_at timestamptz(3) default now() + interval '60 days',
  check (email = lower(email))
);
-- A guest has no e-mail address; deleting an account frees its address.
create unique index users_email on users (email) where deleted_at is null;
create index users_to_forget on users (forget_at) where email is null;
-- Accounts are checked once, 60 days after their creation: those that nobody has used are removed.
create index users_unused on users (forget_at) where email is not null;

-- Delivery addresses of shoppers, guests included. An address belongs to the shopper and is the same in every store.
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
