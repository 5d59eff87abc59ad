-- When a guest is looked at, whether it can be forgotten (decision 237). Null: it left something behind.
alter table users add column forget_at timestamptz(3) default now() + interval '60 days';
create index users_to_forget on users (forget_at) where email is null;
-- What refers to a person is looked for whenever one is removed.
create index app_tokens_of_user on app_tokens (user_id);
create index comment_reactions_of_user on comment_reactions (user_id);
create index comment_reports_of_user on comment_reports (user_id);
create index comments_of_user on comments (user_id) where user_id is not null;
create index coupon_redemptions_of_user on coupon_redemptions (user_id);
create index installations_of_user on installations (user_id);
create index kyc_of_user on kyc (user_id);
create index notes_of_user on notes (user_id);
create index payouts_of_user on payouts (user_id);
create index reviews_of_user on reviews (user_id);
create index shipping_rates_of_user on shipping_rates (user_id);
create index task_occurrences_of_user on task_occurrences (responded_by);
create index tasks_of_user on tasks (created_by);
drop index entitlements_of_user;
create index entitlements_of_user on entitlements (user_id);
drop index sessions_of_user;
create index sessions_of_user on sessions (user_id);
drop index apps_of_owner;
create index apps_of_owner on apps (owner_id, created_at desc);
