-- outside of a transaction
-- To build the index before this one again, PostgreSQL waited for all that wrote products: no text that the former folded
-- has made is still unseen. Batches keep no change of a product waiting for long.
do $$
declare
  seen object_id := '';
  last object_id;
begin
  loop
    select max(product_id) into last from (
      select product_id from product_texts where product_id > seen order by product_id limit 500
    ) as batch;
    exit when last is null;
    update product_texts set text = folded(text)
      where product_id > seen and product_id <= last and text <> folded(text);
    commit;
    seen := last;
  end loop;
end $$;
