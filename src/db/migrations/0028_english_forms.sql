-- A text as it is searched: whatever its case, and with a sigma at the end of a Greek word like any other one.
create function folded(text) returns text language sql immutable parallel safe
  return translate(lower($1), 'ς', 'σ');

-- What is compared of words in their English forms: cushions and cushion have the same stem.
create function stems_of(text) returns tsvector language sql immutable parallel safe
  return to_tsvector('english', translate($1, './@:_+-&<>#~=*', '              '));

create or replace function write_product_text() returns trigger language plpgsql as $$
begin
  insert into product_texts (product_id, shop_id, text)
  values (new.id, new.shop_id, folded(concat_ws(E'\n', new.name, new.description, new.barcode)))
  on conflict (product_id) do update set text = excluded.text where product_texts.text <> excluded.text;
  return null;
end $$;
update product_texts set text = folded(text) where text like '%ς%';

-- A column, not an index on the expression: a page that is read is compared again, and a text takes 0.1 ms to stem.
alter table product_texts
  add column stems tsvector not null generated always as (stems_of(text)) stored;
create index product_texts_stems on product_texts using gin (shop_id, stems);

drop index blogs_search;
create index blogs_search on blogs
  using gin (shop_id, folded(title || ' ' || excerpt || ' ' || content) gin_trgm_ops)
  where published_at is not null and deleted_at is null;
