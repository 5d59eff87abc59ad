create trigger notifications_added after insert on notifications referencing new table as added for each statement
  execute function count_records('notifications');
create trigger notifications_removed after delete on notifications referencing old table as removed for each statement
  execute function count_records('notifications');
