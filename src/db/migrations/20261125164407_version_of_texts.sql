-- The version of a store's texts (decision 516) is kept like a number of records, of the kind `texts`: each statement that
-- writes some of them adds a random number, which makes it one that it never was. The sum of 17 trillion fits its column.
create function change_text_version() returns trigger language plpgsql as $$
begin
  insert into record_count_changes (shop_id, kind, key, change)
  select shop_id, 'texts', '', 1 + floor(random() * 1048576) from written group by shop_id;
  return null;
end $$;
