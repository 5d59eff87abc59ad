-- What the pictures of a product show, in words, by their addresses: it stays right when they are put into another order.
alter table products add column image_alts jsonb not null default '{}';
