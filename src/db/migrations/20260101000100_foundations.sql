-- The other files build on these: the type of ids, the forms in which texts are searched, and refusals.

-- Ids are 24 hex digits made by the application; collation C keeps their indexes small and fast.
create domain object_id as text collate "C";
create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create extension if not exists btree_gist;
create extension if not exists unaccent;

-- PostgreSQL does not consider this immutable, because an operator could change the dictionary.
create function unaccented(text) returns text language sql immutable parallel safe
  return unaccent('unaccent', $1);

-- Replaces full-width, half-width, circled and presentation forms by plain characters. Only these are normalized,
-- because normalize takes time quadratic in the number of marks; ½ is left to unaccent, which keeps it apart from 2½'s 2.
create function widened(text) returns text language sql immutable parallel safe
  return case when $1 ~ '[\u2460-\u24ff\u3130-\u318f\u3200-\u33ff\ufb00-\ufdff\ufe30-\ufefe\uff00-\uffef]' then (
    select string_agg(case when part[1] is null then part[2] else normalize(part[1], NFKC) end, '')
    from regexp_matches($1, '([\u2460-\u24ff\u3130-\u318f\u3200-\u33ff\ufb00-\ufdff\ufe30-\ufefe\uff00-\uffef]+)'
      || '|([^\u2460-\u24ff\u3130-\u318f\u3200-\u33ff\ufb00-\ufdff\ufe30-\ufefe\uff00-\uffef]+)', 'g') as part
  ) else $1 end;

-- Removes invisible characters (soft hyphens, zero-width characters, direction marks) and what Hebrew and Arabic are
-- usually written without: niqqud, harakat and tatweel.
create function without_marks(text) returns text language sql immutable parallel safe
  return regexp_replace($1, '[\u00ad\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f'
    || '\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u08d3-\u08ff\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]', '', 'g');

-- Normalizes a text for searching and sorting: without case, accents and marks, in characters of usual width, with a
-- final Greek sigma like any other, one alef, yeh and kaf, and the digits of Arabic and Persian as 0-9. It is
-- lower-cased before, because unaccent knows some letters only in lower case, and after, because unaccent makes No of
-- №. ASCII texts, which most are, take less than a tenth of the time; their I becomes i in Turkish too, as unaccent has
-- it.
create function folded(text) returns text language sql immutable parallel safe
  return case when octet_length($1) = length($1) then lower($1 collate "C")
    else translate(
      lower(unaccented(lower(without_marks(widened($1))))),
      'ςأإآٱىیکة٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
      'σاااايي' || 'كه01234567890123456789'
    ) end;

-- Closes up words that people write in one and in two: the blank goes after a single letter, between letters and digits,
-- and between Chinese, Japanese or Korean characters.
create function joined_words(text) returns text language sql immutable parallel safe
  return case when strpos($1, ' ') = 0 then $1 else regexp_replace($1,
    '\m([a-z]) (?=[a-z])|([a-z]) (?=[0-9])|([0-9]) (?=[a-z])|([\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]) (?=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])',
    '\1\2\3\4', 'g') end;

-- The form in which goods and posts are searched: folded, without hyphens and apostrophes, and with words closed up.
-- T-Shirt, T Shirt and tshirt are the same, as are iPhone 15 and iphone15 (decision searches-ignore-joints).
create function searchable(text) returns text language sql immutable parallel safe
  return joined_words(translate(folded($1), '-''`´·・ʾʿ׳״', ''));

-- The form in which people and places are searched: folded, without apostrophes, with a blank for a hyphen, and without
-- blanks between Chinese, Japanese or Korean characters.
create function searchable_name(text) returns text language sql immutable parallel safe
  return case when octet_length($1) = length($1) then translate(lower($1 collate "C"), '-''`', ' ')
    else regexp_replace(translate(folded($1), '-・''`´ʾʿ׳״', '  '),
      '([\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]) (?=[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])', '\1', 'g') end;

-- The digits of a telephone number, however it is grouped, without the zero that is not dialled from abroad.
create function phone_digits(text) returns text language sql immutable parallel safe
  return translate(replace(folded($1), '(0)', ''), ' +-()./', '');

-- Escapes what LIKE takes for wildcards; null for an empty text, which would match everything.
create function literally(text) returns text language sql immutable parallel safe
  return replace(replace(replace(nullif($1, ''), '\', '\\'), '%', '\%'), '_', '\_');

-- The LIKE pattern for texts in searchable form that contain this one.
create function containing(text) returns text language sql immutable parallel safe
  return '%' || literally(searchable($1)) || '%';

-- The same for a text in which a hyphen may stand for a blank: wood-burning finds wood burning.
create function containing_apart(text) returns text language sql immutable parallel safe
  return '%' || literally(trim(joined_words(translate(folded($1), '-''`´·・ʾʿ׳״', ' ')))) || '%';

-- A folded text in which punctuation always separates words.
create function separated(text) returns text language sql immutable parallel safe
  return translate($1, './@:_+-&<>#~=*', '              ');

-- The LIKE patterns for names in searchable form that contain this one, and for those of which a word begins with it.
create function containing_name(text) returns text language sql immutable parallel safe
  return case when trim(searchable_name($1)) <> '' then '%' || literally(searchable_name($1)) || '%' end;
create function beginning_word(text) returns text language sql immutable parallel safe
  return '% ' || literally(trim(searchable_name($1))) || '%';

-- The words of a text, both as written and stemmed as English. Words that are written in two have both forms: 7-Up is
-- 7, up and 7up.
create function words_of(text) returns tsvector language sql immutable parallel safe
  return to_tsvector('simple', separated(folded($1))) || to_tsvector('english', separated(folded($1)))
    || case when searchable($1) = folded($1) then '' else to_tsvector('simple', separated(searchable($1))) end;

-- A text's English stems, by which words are compared: cushions and cushion have the same stem.
create function stems_of(text) returns tsvector language sql immutable parallel safe
  return strip(to_tsvector('english', separated(folded($1))) || to_tsvector('english', separated(searchable($1))));

-- A barcode in the form of an EAN-13, of which UPC-A, EAN-8, the GTIN-14 of a single piece and ISBN-10 are other forms. Null
-- for a text that has no such form.
create function barcode_of(text) returns text language sql immutable parallel safe
  return (
    select case
      when code ~ '^0[0-9]{13}$' then substr(code, 2)
      when code ~ '^[0-9]{13}$' then code
      when code ~ '^[0-9]{12}$' then '0' || code
      when code ~ '^[0-9]{8}$' then '00000' || code
      when code ~ '^[0-9]{9}[0-9x]$' and (
        select sum(n * case digit when 'x' then 10 else cast(digit as integer) end) % 11 = 0
        from string_to_table(reverse(code), null) with ordinality as digits (digit, n)
      ) then (
        select body || (10 - sum(cast(digit as integer) * case when n % 2 = 0 then 3 else 1 end) % 10) % 10
        from (select '978' || left(code, 9) as body) isbn, string_to_table(body, null) with ordinality as digits (digit, n)
        group by body
      )
    end
    from (select translate(folded($1), ' -', '') as code) typed
  );

-- Whether a row is written for the first time. Rows of a store's archive are not: the archive has what triggers once made
-- of them, which would be there twice (decision archives-are-rows-of-tables).
create function is_first_written() returns boolean language sql stable parallel safe
return current_setting('storefront.from_archive', true) is distinct from 'yes';

-- Fails with the name of a refusal of src/base/errors.ts, so that everything written is rolled back without anybody
-- having to look at it (decision one-message-writes-commit-themselves).
create function refuse(refusal text, given json default '{}') returns text language plpgsql
  set search_path = public, pg_temp as $$
  begin
    raise sqlstate 'SF001' using message = refusal, detail = given;
  end
$$;
