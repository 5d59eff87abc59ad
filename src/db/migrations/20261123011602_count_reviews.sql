create trigger reviews_counted after insert or delete on reviews for each row execute function count_review();
create trigger reviews_recounted after update of rating, hidden_at on reviews for each row
  when (old.rating <> new.rating or (old.hidden_at is null) <> (new.hidden_at is null))
  execute function count_review();
