create trigger activity_added after insert on activity referencing new table as added for each statement
  execute function count_records('activity');
create trigger activity_removed after delete on activity referencing old table as removed for each statement
  execute function count_records('activity');
