-- A pass on which a step of its renewal failed is tried again later, behind the others (decision 235).
alter table entitlements add column renewal_tried_at timestamptz(3);
