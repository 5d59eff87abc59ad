import type { components } from '../../../generated/store.types.ts'
import type { Shop } from '../../base/context.ts'
import type { Database } from '../../db/database.ts'
import { jsonTime } from '../../db/sql/json.ts'
import { statement } from '../../db/statement.ts'

type Sitemap = components['schemas']['GetSitemapResponse']['data']
type Values = { shopId: string; offset: number }

/** Number of records on a page; a sitemap has at most five times as many addresses. */
const pageSize = 10_000

/** Returns the statement for a page of the records that everybody can see, in an order that new ones do not change. */
function sitemapOf(kind: string, name: string, shown: string, at = 'created_at') {
  return statement<Values, Sitemap>(
    `sitemap.${kind}`,
    `select (select count(*) from ${shown}) as total, coalesce((
      select json_agg(json_build_object('name', name, 'updatedAt', "updatedAt") order by at, id) from (
        select ${name} as name, ${jsonTime('updated_at')} as "updatedAt", ${at} as at, id from ${shown}
        order by ${at}, id limit ${pageSize} offset :offset
      ) as page
    ), '[]') as entries`,
  )
}

const items = (kind: string) =>
  `products where shop_id = :shopId and kind = '${kind}' and listed and deleted_at is null`

const statements = {
  products: sitemapOf('products', 'slug', items('product')),
  foods: sitemapOf('foods', 'id', items('food')),
  services: sitemapOf('services', 'id', items('service')),
  categories: sitemapOf('categories', 'slug', 'categories where shop_id = :shopId'),
  blogs: sitemapOf(
    'blogs',
    'slug',
    'blogs where shop_id = :shopId and published_at is not null and deleted_at is null',
    'published_at',
  ),
}

/** Returns a page of what a sitemap of the store lists of a kind of records, and how many there are. */
export async function sitemap(
  db: Database,
  shop: Shop,
  { kind, page }: { kind: keyof typeof statements; page: number },
): Promise<Sitemap> {
  const [found] = await statements[kind](db, { shopId: shop.id, offset: (page - 1) * pageSize })
  return found!
}
