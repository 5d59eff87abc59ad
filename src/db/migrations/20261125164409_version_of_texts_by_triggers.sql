create trigger product_texts_added_version after insert on product_texts
  referencing new table as written for each statement execute function change_text_version();
create trigger product_texts_changed_version after update on product_texts
  referencing new table as written for each statement execute function change_text_version();
create trigger product_texts_removed_version after delete on product_texts
  referencing old table as written for each statement execute function change_text_version();
