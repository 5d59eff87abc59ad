// URL slugs.

import { createRequire } from 'node:module'
import type { transliterate } from 'transliteration'
import type { Shop } from '../../base/context.ts'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'

const load = createRequire(import.meta.url)
let transliterator: typeof transliterate | undefined

/** Writes a text in Latin letters. The tables are loaded with the first such text, because most stores need none. */
function inLatin(text: string): string {
  transliterator ??= (load('transliteration') as { transliterate: typeof transliterate }).transliterate
  return transliterator(text.normalize('NFKC')).toLowerCase()
}

/** Matches what is written in another script, with its marks. */
const foreign = /[^\p{scx=Latin}\p{scx=Common}\p{scx=Inherited}][^\p{scx=Latin}\p{scx=Common}]*/gu

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
 * Returns the slug of a name: `Café & Söhne` becomes `cafe-sohne`, and `Одежда` becomes `odezhda`
 * (decision slugs-are-transliterated). It has at most 80 characters, so that a number can be appended; null if the name
 * has no letter and no digit.
 */
export function slugOf(name: string): string | null {
  const plain = name
    .normalize('NFC')
    .replace(foreign, inLatin)
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

/** The kinds of records that have slugs in a store. */
export type Slugged = 'product' | 'category' | 'blog'

const holderOf = statement<{ shopId: string; kind: Slugged; slug: string }, { id: string }>(
  'slugs.holder',
  'select record_id as id from former_slugs where shop_id = :shopId and kind = :kind and slug = :slug',
)

/**
 * Returns the id of the record that has had this slug and that none has now, so that links to it keep working
 * (decision former-slugs-lead-to-their-records); null if there was none.
 */
export async function formerHolder(
  db: Database,
  shop: Shop,
  kind: Slugged,
  slug: string,
): Promise<string | null> {
  const [found] = await holderOf(db, { shopId: shop.id, kind, slug })
  return found?.id ?? null
}
