-- Searches find Crème brûlée by creme brulee, and the other way round (decision 690).
create extension if not exists unaccent;

-- PostgreSQL does not take this for immutable, because an operator could change the dictionary.
create function unaccented(text) returns text language sql immutable parallel safe
  return unaccent('unaccent', $1);

-- A text in the form used for searching: without case and accents, and with a final Greek sigma like any other sigma.
-- It is made small before, because unaccent knows some letters in small alone, and after, because it makes No of №. Texts in
-- ASCII, as most are, take less than a tenth of the time; their I is an i in Turkey too, as it is for unaccent.
create or replace function folded(text) returns text language sql immutable parallel safe
  return case when octet_length($1) = length($1) then lower($1 collate "C")
    else translate(lower(unaccented(lower($1))), 'ς', 'σ') end;

-- The pattern of LIKE for texts in that form which contain this one.
create function containing(text) returns text language sql immutable parallel safe
  return '%' || regexp_replace(folded($1), '([\\%_])', '\\\1', 'g') || '%';

-- The words of a text as they are written, but in that form, and as English stems them; punctuation always separates
-- words.
create or replace function words_of(text) returns tsvector language sql immutable parallel safe
  return to_tsvector('simple', translate(folded($1), './@:_+-&<>#~=*', '              '))
    || to_tsvector('english', translate(folded($1), './@:_+-&<>#~=*', '              '));
