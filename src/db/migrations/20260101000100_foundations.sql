-- The other files build on these: the type of ids, the forms in which texts are searched, and refusals.

-- Ids are 24 hex digits made by the application; collation C keeps their indexes small and fast.
create domain object_id as text collate "C";
create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create extension if not exists unaccent;

-- PostgreSQL does not consider this immutable, because an operator could change the dictionary.
create function unaccented(text) returns text language sql immutable parallel safe
  return unaccent('unaccent', $1);

-- Normalizes a text for searching: without case and accents, and with a final Greek sigma like any other. It is
-- lower-cased before, because unaccent knows some letters only in lower case, and after, because unaccent makes No of
-- №. ASCII texts, which most are, take less than a tenth of the time; their I becomes i in Turkish too, as unaccent has
-- it.
create function folded(text) returns text language sql immutable parallel safe
  return case when octet_length($1) = length($1) then lower($1 collate "C")
    else translate(lower(unaccented(lower($1))), 'ς', 'σ') end;

-- The LIKE pattern for texts in that form that contain this one.
create function containing(text) returns text language sql immutable parallel safe
  return '%' || regexp_replace(folded($1), '([\\%_])', '\\\1', 'g') || '%';

-- The words of a text in that form, both as written and stemmed as English; punctuation always separates words.
create function words_of(text) returns tsvector language sql immutable parallel safe
  return to_tsvector('simple', translate(folded($1), './@:_+-&<>#~=*', '              '))
    || to_tsvector('english', translate(folded($1), './@:_+-&<>#~=*', '              '));

-- A text's English stems, by which words are compared: cushions and cushion have the same stem.
create function stems_of(text) returns tsvector language sql immutable parallel safe
  return to_tsvector('english', translate($1, './@:_+-&<>#~=*', '              '));

-- Fails with the name of a refusal of src/base/errors.ts, so that everything written is rolled back without anybody
-- having to look at it (decision one-message-writes-commit-themselves).
create function refuse(refusal text, given json default '{}') returns text language plpgsql
  set search_path = public, pg_temp as $$
  begin
    raise sqlstate 'SF001' using message = refusal, detail = given;
  end
$$;
