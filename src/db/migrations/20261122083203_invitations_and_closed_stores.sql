alter table shops add column closed_at timestamptz(3);

-- To work for a store, or to own it (no role). Only the hash of the token is kept.
create table invitations (
  id object_id not null,
  shop_id object_id not null references shops (id),
  email text not null check (email = lower(email)),
  role_id object_id,
  token_hash text not null,
  invited_by object_id not null references users (id),
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  primary key (id, shop_id),
  unique (token_hash, shop_id),
  foreign key (shop_id, role_id) references roles (shop_id, id)
);
create unique index invitations_of_staff on invitations (shop_id, email) where role_id is not null;
create unique index invitations_to_own on invitations (shop_id) where role_id is null;
create index invitations_of_shop on invitations (shop_id, created_at desc, id desc);
create index invitations_of_role on invitations (shop_id, role_id);
create index invitations_of_user on invitations (invited_by);
create index invitations_to_address on invitations (email);
create index invitations_expired on invitations (expires_at);
