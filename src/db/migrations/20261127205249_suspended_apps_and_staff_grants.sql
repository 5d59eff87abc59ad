-- Operators suspend an app as they suspend a store (decision a-stopped-app-keeps-what-it-has).
alter table apps add column suspended_at timestamptz(3), add column suspension_reason text;

-- The scopes that an app has at a store by a member of its staff alone: what the owner granted stands here no more
-- (decision what-staff-granted-ends-with-them).
create table staff_grants (
  shop_id object_id not null references shops (id),
  installation_id object_id not null,
  user_id object_id not null references users (id),
  scopes text[] not null,
  primary key (shop_id, installation_id, user_id),
  foreign key (shop_id, installation_id) references installations (shop_id, id)
);
create index staff_grants_of_user on staff_grants (user_id);

insert into staff_grants (shop_id, installation_id, user_id, scopes)
select installations.shop_id, installations.id, installations.user_id, installations.scopes
from installations
join staff on staff.shop_id = installations.shop_id and staff.user_id = installations.user_id
where installations.removed_at is null;

-- Who consented: tokens belong to them, whoever consents after them.
alter table oauth_codes add column user_id object_id references users (id);
create index oauth_codes_of_user on oauth_codes (user_id);
