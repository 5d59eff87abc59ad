-- outside of a transaction
create index concurrently if not exists categories_by_folded_name on categories (shop_id, folded(name), id);
