-- When the person who made a first-party token had signed in, for what needs a sign-in of the last 15 minutes
-- (decision 281). Null: by an app's installation, or before this was kept.
alter table app_tokens add column signed_in_at timestamptz(3);
