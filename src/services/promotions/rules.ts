// The automatic discounts that apply to lines, as the totals take them.

import { clock } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import type { Database } from '../../db/database.ts'
import { jsonObject } from '../../db/sql/columns.ts'
import { lookUp } from '../../db/statement.ts'
import type { Priced, Rule } from '../amounts/discounts.ts'
import { type StoredDiscount, unmetBy } from './conditions.ts'
import { type ProductFacts, productFacts, productsIn, productsOf } from './scopes.ts'

/** The account or guest that buys, and their customer record in the store, if there is one. */
export interface Buyer {
  userId: string
  customerId?: string
}

interface Known {
  discounts: StoredDiscount[]
  products: ProductFacts[]
  hasOrdered: boolean
  customerTags: string[] | null
}

type Question = {
  shopId: string
  /** Whether to return those that are inactive, over or not begun as well. */
  all: boolean
  now: Date
  products: string[]
  userId: string | null
  customerId: string | null
}

// Products are read only where a scope depends on them.
// An order that nobody has paid counts only for those who placed it, and tags for an account alone: anybody can name any
// address. Ordering links an account to the customer with its address.
const find = lookUp<Question, Known>(
  'automaticDiscounts.find',
  `with rules as materialized (
      select * from automatic_discounts where shop_id = :shopId and deleted_at is null
        and (:all::boolean or active and starts_at <= :now::timestamptz and ends_at >= :now::timestamptz)
    )
    select (
      select coalesce(json_agg(${jsonObject<StoredDiscount>({
        id: 'id',
        name: 'name',
        active: 'active',
        priority: 'priority',
        exclusive: 'exclusive',
        startDate: 'starts_at',
        endDate: 'ends_at',
        hours: 'hours',
        minimumSubtotal: 'minimum_subtotal',
        minimumQuantity: 'minimum_quantity',
        firstOrder: 'first_order',
        countries: 'countries',
        customerTags: 'customer_tags',
        appliesTo: 'applies_to',
        effect: 'effect',
      })}), '[]') from rules
    ) as discounts,
    case when :all::boolean or exists (select from rules where applies_to is not null or effect -> 'gets' is not null)
      then ${productFacts} else '[]' end as products,
    exists (select from rules where first_order) and (
      exists (
        select from orders where shop_id = :shopId and user_id = :userId
          and status <> 'cancelled' and deleted_at is null
      ) or exists (
        select from orders where shop_id = :shopId and paid_at is not null
          and status <> 'cancelled' and deleted_at is null and customer_id = coalesce(
            :customerId, (select id from customers where shop_id = :shopId and user_id = :userId)
          )
      )
    ) as "hasOrdered",
    case when exists (select from rules where customer_tags <> '{}') then (
      select tags from customers where shop_id = :shopId and user_id = :userId
      union all
      select tags from customers join users on users.email = customers.email
      where shop_id = :shopId and user_id is null and users.id = :userId
      limit 1
    ) end as "customerTags"`,
)

/**
 * Returns the rules for these lines: the automatic discounts of the store whose conditions they meet now. An order keeps
 * them, so that nothing that changes later changes the order (decision orders-keep-their-rules). A store that has none is
 * not asked for them (decision stores-without-discounts-are-not-asked).
 */
export async function rulesFor(
  db: Database,
  shop: Shop,
  lines: readonly Priced[],
  { country, buyer }: { country: string | null; buyer: Buyer },
): Promise<Rule[]> {
  if (!shop.hasRules || lines.length === 0) return []
  const now = clock.now()
  const { userId, customerId = null } = buyer
  const asked = { shopId: shop.id, all: false, now, products: productsOf(lines), userId, customerId }
  const [{ discounts, products, hasOrdered, customerTags }] = (await find(db, asked)) as [Known]
  const situation = {
    ...{ products, country, isFirstOrder: !hasOrdered, customerTags: customerTags ?? [] },
    ...{ now, timeZone: shop.timeZone },
  }
  return discounts
    .filter((one) => unmetBy(one, lines, situation) === null)
    .map((one) => ruleOf(one, products))
}

/** Returns the automatic discounts that are active at this time, and the products of these lines as scopes see them. */
export const findInForce = (db: Database, shop: Shop, lines: readonly Priced[]) =>
  findForNobody(db, shop, lines, false)

/** Returns all automatic discounts of the store, and the products of these lines as scopes see them. */
export const findAll = (db: Database, shop: Shop, lines: readonly Priced[]) =>
  findForNobody(db, shop, lines, true)

async function findForNobody(
  db: Database,
  shop: Shop,
  lines: readonly Priced[],
  all: boolean,
): Promise<Pick<Known, 'discounts' | 'products'>> {
  const asked = { shopId: shop.id, all, now: clock.now(), products: productsOf(lines) }
  const [known] = await find(db, { ...asked, userId: null, customerId: null })
  return known!
}

/** Returns a discount as the totals take it, for lines of these products. */
export function ruleOf(discount: StoredDiscount, products: readonly ProductFacts[]): Rule {
  const { id, name, priority, exclusive, appliesTo, effect } = discount
  const scope = productsIn(appliesTo, products)
  const gets = effect.kind === 'buy-get' && effect.gets ? productsIn(effect.gets, products) : scope
  return {
    ...{ id, name, priority, exclusive, scope },
    effect: effect.kind === 'buy-get' ? { ...effect, gets } : effect,
  }
}
