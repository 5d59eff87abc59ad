// The merchant's report on feeds: their addresses, their items and those left out.

import type { components } from '../../../generated/apps.types.ts'
import type { Shop } from '../../base/context.ts'
import type { Database } from '../../db/database.ts'
import { statement } from '../../db/statement.ts'
import { listed } from '../catalog/product-projection.ts'
import { shownDomain } from '../shared/shop.ts'
import { addressOf } from './source.ts'

type Report = components['schemas']['GetFeedReportResponse']['data']

/** Number of products that are named for a reason. */
const named = 20

type Facts = { enabled: boolean; domain: string; offers: number; items: number; dishes: number }

// As `pricedItems` has it, except that a description of nothing but marks counts as one here.
const flaw = `case when cardinality(p.images) = 0 then 'picture' when btrim(p.description, E' \\t\\r\\n') = '' then 'description'
    when case when v.all > 0 then v.priced = 0 else p.price = 0 end then 'price' end`
const counted = `products p left join lateral (
    select count(*) as all, count(*) filter (where coalesce(variants.price, p.price) > 0) as priced from variants
    where p.in_variants and variants.shop_id = p.shop_id and variants.product_id = p.id and variants.deleted_at is null
  ) v on true
  where p.shop_id = :shopId and ${listed}`

const findFacts = statement<{ shopId: string }, Facts>(
  'feeds.facts',
  `select coalesce((feeds->'enabled')::boolean, false) as enabled, ${shownDomain} as domain, offers, items, dishes
    from shops, (
      select coalesce(sum(case when ${flaw} is not null then 0 when v.all > 0 then v.priced else 1 end), 0)::integer as offers,
        coalesce(sum(greatest(v.all, 1)), 0)::integer as items
      from ${counted}
    ) as counted, (
      select count(*)::integer as dishes from products
      where shop_id = :shopId and kind = 'food' and listed and deleted_at is null
    ) as menu
    where id = :shopId`,
)

const findLeftOut = statement<{ shopId: string }, Report['leftOut'][number]>(
  'feeds.leftOut',
  `select reason, max(total)::integer as total, json_agg(json_build_object('_id', id, 'name', name) order by place) as products
    from (
      select p.id, p.name, ${flaw} as reason, count(*) over (partition by ${flaw}) as total,
        row_number() over (partition by ${flaw} order by p.created_at desc, p.id desc) as place
      from ${counted} and ${flaw} is not null
    ) as lacking
    where place <= ${named} group by reason order by total desc, reason`,
)

/** Returns the feeds of the store, on or not, and the products that are not in those for Google and Meta. */
export async function report(db: Database, shop: Shop): Promise<Report> {
  const [facts] = await findFacts(db, { shopId: shop.id })
  const { enabled, domain, offers, items, dishes } = facts!
  const url = (file: string) => `${addressOf(domain)}/feeds/${file}`
  const menu = { name: 'menu' as const, url: url('menu.json'), items: dishes }
  return {
    enabled,
    feeds: [
      { name: 'google', url: url('google.xml'), items: offers },
      { name: 'meta', url: url('meta.csv'), items: offers },
      { name: 'acp', url: url('acp.jsonl'), items },
      ...(shop.type === 'restaurant' || dishes > 0 ? [menu] : []),
    ],
    leftOut: await findLeftOut(db, { shopId: shop.id }),
  }
}
