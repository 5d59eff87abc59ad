// URL slugs.

/** Letters that Unicode does not decompose into a Latin letter and its accent. */
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
}
const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/**
 * Returns the slug of a name: `Café & Söhne` becomes `cafe-sohne`. It has at most 80 characters, so that a number can
 * be appended; null if the name has no Latin letter and no digit.
 */
export function slugOf(name: string): string | null {
  const plain = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(special, (letter) => letters[letter]!)
  const slug = (plain.match(/[a-z0-9]+/g) ?? []).join('-').slice(0, 80)
  return slug.replace(/-$/, '') || null
}

/**
 * Returns SQL for the first of `mug`, `mug-2`, `mug-3`, … that is free in the store; it needs the bindings `slug` and
 * `shopId`. If two calls find the same slug, the table's unique index decides.
 */
export function freeSlug(table: 'products' | 'blogs'): string {
  return `(
    select slug
    from (select :slug as slug union all select :slug || '-' || generate_series(2, 1000000)) as candidates
    where not exists (
      select from ${table} taken
      where taken.shop_id = :shopId and taken.slug = candidates.slug and taken.deleted_at is null
    )
    limit 1
  )`
}
