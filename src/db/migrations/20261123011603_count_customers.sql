create trigger customers_added after insert on customers referencing new table as added for each statement
  execute function count_records('customers');
create trigger customers_removed after delete on customers referencing old table as removed for each statement
  execute function count_records('customers');
