import type { components } from '../../../generated/apps.types.ts'
import type { Shop } from '../../base/context.ts'
import { newId } from '../../base/ids.ts'
import { parseUrl } from '../../base/url.ts'
import type { Config } from '../../config/config.ts'
import type { Database, Transaction } from '../../db/database.ts'
import type { Item } from './kinds/existing.ts'
import type { Step } from './kinds/kind.ts'
import type { Said } from './kinds/product-changes.ts'

type Pictures = components['schemas']['ImportedPictures']

/** Returns what puts the store's own pictures in place of the addresses that they were fetched from. */
export async function picturesOf(tx: Transaction, shop: Shop, items: Map<string, Item>) {
  const productIds = [...items.values()].map(({ productId }) => productId)
  const found: { productId: string; url: string; own: string }[] = await tx('picture_sources')
    .where({ shop_id: shop.id, state: 'fetched' })
    .whereIn('product_id', productIds)
    .select('url', { productId: 'product_id', own: 'picture_url' })
  const owned = new Map(found.map(({ productId, url, own }) => [`${productId} ${url}`, own]))
  return {
    inStore(item: Item | undefined, fields: Said): Said {
      if (!item || owned.size === 0) return fields
      const ownOf = (url: string) => owned.get(`${item.productId} ${url}`) ?? url
      const { images, imageAlts } = fields
      const alts = Object.entries(imageAlts ?? {})
      return {
        ...fields,
        ...(images && { images: images.map(ownOf) }),
        ...(imageAlts && { imageAlts: Object.fromEntries(alts.map(([url, alt]) => [ownOf(url), alt])) }),
      }
    },
  }
}

const insertSources = `insert into picture_sources (id, shop_id, product_id, import_id, line, url, host)
  select id, :shopId, product, :importId, line, url, host
  from json_to_recordset(cast(:sources as json)) as given (id object_id, product object_id, line integer, url text, host text)
  on conflict (shop_id, product_id, md5(url)) do update
    set state = 'due', tries = 0, next_at = now(), import_id = excluded.import_id, line = excluded.line
    where picture_sources.state = 'failed'`

/** Notes which pictures of products that were written are to be fetched: those that are elsewhere. */
export async function notePictures(
  tx: Transaction,
  { publicUrls }: Pick<Config, 'publicUrls'>,
  shop: Shop,
  step: Step,
  written: { productId: string; line: number; images: string[] | undefined }[],
): Promise<void> {
  const own = `${publicUrls.store}/pictures/${shop.id}/`
  const sources = written.flatMap(({ productId, line, images = [] }) =>
    [...new Set(images)]
      .filter((url) => !url.startsWith(own))
      .map((url) => ({ id: newId(), product: productId, line, url, host: parseUrl(url)?.hostname ?? '' })),
  )
  if (sources.length === 0) return
  const bindings = { shopId: shop.id, importId: step.id }
  await tx.raw(insertSources, { ...bindings, sources: JSON.stringify(sources) })
}

/** Returns how many pictures of an import are in which state. */
export async function countPictures(db: Database, shop: Shop, importId: string): Promise<Pictures> {
  const rows: { state: keyof Pictures; count: number }[] = await db('picture_sources')
    .where({ shop_id: shop.id, import_id: importId })
    .groupBy('state')
    .select('state', { count: db.raw('cast(count(*) as integer)') })
  return {
    due: 0,
    fetched: 0,
    failed: 0,
    ...Object.fromEntries(rows.map(({ state, count }) => [state, count])),
  }
}
