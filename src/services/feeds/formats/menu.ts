// The menu as JSON-LD. https://schema.org/Menu

import { decimalsOf } from '../../../base/money.ts'
import type { Database } from '../../../db/database.ts'
import { jsonTime } from '../../../db/sql/json.ts'
import { statement } from '../../../db/statement.ts'
import { reductionsOf } from '../../promotions/reduced-prices.ts'
import type { Source } from '../source.ts'
import { plainOf } from '../texts.ts'

/** Number of dishes that are read and written at once. */
const batch = 250

type Course = { id: string; name: string }
type Dish = {
  id: string
  at: string
  name: string
  description: string
  images: string[]
  price: number
  available: boolean
  diet: string[]
}

const findCourses = statement<{ shopId: string }, Course>(
  'feeds.courses',
  `select id, name from categories c
    where shop_id = :shopId and exists (
      select from products
      where shop_id = c.shop_id and category_id = c.id and kind = 'food' and listed and deleted_at is null
    )
    order by name, id`,
)

type Place = { at: string; id: string }

const findDishes = statement<{ shopId: string; category: string | null } & Place, Dish>(
  'feeds.dishes',
  `select id, ${jsonTime('created_at')} as at, name, description, images, price, available, diet from products
    where shop_id = :shopId and kind = 'food' and listed and deleted_at is null
      and category_id is not distinct from :category
      and (created_at, id) < (:at::timestamptz, :id)
    order by created_at desc, id desc limit ${batch}`,
)

/** Yields the menu in pieces, each once the caller has received the one before. */
export async function* menuFeed(db: Database, source: Source): AsyncGenerator<string> {
  const { shop, origin, lang } = source
  const head = {
    '@context': 'https://schema.org',
    '@type': 'Menu',
    name: shop.name,
    url: `${origin}/foods`,
    ...(lang && { inLanguage: lang }),
  }
  yield `${JSON.stringify(head).slice(0, -1)},"hasMenuItem":[`
  yield* dishesOf(db, source, null)
  yield '],"hasMenuSection":['
  let before = ''
  for (const { id, name } of await findCourses(db, { shopId: shop.id })) {
    yield `${before}{"@type":"MenuSection","name":${JSON.stringify(name)},"hasMenuItem":[`
    yield* dishesOf(db, source, id)
    yield ']}'
    before = ','
  }
  yield ']}\n'
}

async function* dishesOf(db: Database, source: Source, category: string | null): AsyncGenerator<string> {
  let before = ''
  let last: Place | undefined = { at: 'infinity', id: 'g' }
  while (last) {
    const dishes: Dish[] = await findDishes(db, {
      shopId: source.shop.id,
      category,
      at: last.at,
      id: last.id,
    })
    const ids = dishes.map(({ id }) => id)
    const reduced = await reductionsOf(db, source.shop, ids)
    const prices = new Map(reduced.map(({ product, reducedPrice }) => [product, reducedPrice]))
    for (const dish of dishes) {
      yield before + JSON.stringify(dishThing(dish, prices.get(dish.id) ?? dish.price, source))
      before = ','
    }
    last = dishes.length === batch ? dishes.at(-1) : undefined
  }
}

/** schema.org's names of diets. */
const dietNames: Record<string, string> = {
  vegan: 'VeganDiet',
  vegetarian: 'VegetarianDiet',
  halal: 'HalalDiet',
  kosher: 'KosherDiet',
  gluten_free: 'GlutenFreeDiet',
  low_lactose: 'LowLactoseDiet',
}

function dishThing({ id, name, description, images, available, diet }: Dish, price: number, source: Source) {
  const { scale, currency } = source.shop
  const url = `${source.origin}/foods/${id}${source.lang ? `?lang=${source.lang}` : ''}`
  return {
    '@type': 'MenuItem',
    '@id': url,
    name,
    ...(description && { description: plainOf(description) }),
    ...(images.length > 0 && { image: images }),
    ...(diet.length > 0 && { suitableForDiet: diet.map((one) => `https://schema.org/${dietNames[one]}`) }),
    offers: {
      '@type': 'Offer',
      url,
      price: (price / scale).toFixed(decimalsOf(scale)),
      priceCurrency: currency,
      availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
    },
  }
}
