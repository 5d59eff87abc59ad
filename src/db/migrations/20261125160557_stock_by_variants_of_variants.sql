create trigger variants_added_stock after insert on variants
  referencing new table as added for each statement execute function note_new_variants();
-- A sale that leaves some stock changes nothing here.
create trigger variants_changed_stock after update of quantity, deleted_at on variants for each row
  when (old.stocked <> new.stocked or (old.deleted_at is null) <> (new.deleted_at is null))
  execute function note_variant();
create trigger variants_removed_stock after delete on variants for each row
  when (old.stocked and old.deleted_at is null)
  execute function note_variant();
