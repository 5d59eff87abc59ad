create trigger comments_counted after insert or delete on comments for each row execute function count_comment();
create trigger comments_recounted after update of hidden_at, deleted_at on comments for each row
  when ((old.hidden_at is null) <> (new.hidden_at is null) or (old.deleted_at is null) <> (new.deleted_at is null))
  execute function count_comment();
