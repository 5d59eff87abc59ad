create trigger products_in_variants_changed
  after update of category_id, listed, quantity, digital, in_variants, deleted_at on products for each row
  when ((old.in_variants or new.in_variants) and (
    old.in_variants <> new.in_variants or old.stocked <> new.stocked or old.listed <> new.listed
    or old.category_id is distinct from new.category_id or (old.deleted_at is null) <> (new.deleted_at is null)
  ))
  execute function note_product_in_variants();
