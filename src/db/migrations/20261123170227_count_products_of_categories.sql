create trigger products_counted after insert or delete on products for each row execute function count_product();
create trigger products_recounted after update of category_id, listed, quantity, digital, in_variants, deleted_at on products
  for each row when (
    old.category_id is distinct from new.category_id or old.listed <> new.listed or old.stocked <> new.stocked
    or (old.deleted_at is null) <> (new.deleted_at is null)
  )
  execute function count_product();
