import { decimalsOf } from '../../ui/currencies.ts'
import type { components } from '../api.ts'
import { pricesOf, type Reductions, type ShownPrice } from '../goods/reductions.ts'
import { optionsOf, pathTo, valuesOf } from '../goods/variant-options.ts'
import type { Store } from '../stores.ts'

type Schemas = components['schemas']
/** A thing of https://schema.org as JSON-LD, which search engines read. */
export type Thing = { '@type': string | string[] } & Record<string, unknown>

/** Where the things are sold, and which prices its discounts reduce there. */
interface Place {
  store: Store
  reduced: Reductions
  origin: string
}

/** Writes things for a script element: whatever merchants have written in them, none of it ends the element. */
export function jsonLd(things: Thing[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Describes the store, with what it has told about itself. */
export function organization(
  { store, origin }: Pick<Place, 'store' | 'origin'>,
  hours?: Schemas['ShopHours'],
): Thing {
  const { email, phone, address } = store.contact
  const pages = Object.values(store.socials).filter(Boolean)
  return {
    '@type': store.type === 'restaurant' ? ['Organization', 'Restaurant'] : 'Organization',
    '@id': `${origin}/#store`,
    name: store.name,
    url: `${origin}/`,
    ...(store.logo && { logo: store.logo }),
    ...(pages.length > 0 && { sameAs: pages }),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(address && { address }),
    ...(store.type === 'restaurant' && store.sells.includes('foods') && { hasMenu: `${origin}/foods` }),
    ...(hours && hours.ways.length > 0 && { openingHoursSpecification: openingHours(hours) }),
  }
}

/** Describes when the store is open for any way of fulfilment: its weeks, and the days that differ from them. */
function openingHours({ ways, exceptions }: Schemas['ShopHours']): Thing[] {
  const week = ways.flatMap(({ week: periods }) =>
    periods.map(({ day, from, minutes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`,
      opens: from,
      closes: after(from, minutes),
    })),
  )
  const special = exceptions
    .filter((exception) => ways.some(({ way }) => exception.ways?.includes(way) ?? true))
    .flatMap(({ date, ways: only, periods }) => {
      const onThatDay = { '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date }
      if (periods.length > 0)
        return periods.map(({ from, minutes }) => ({
          ...onThatDay,
          opens: from,
          closes: after(from, minutes),
        }))
      // As Google has it, a closed day opens and closes at midnight. Closing one of several ways closes no store.
      const isClosed = ways.every(({ way }) => only?.includes(way) ?? true)
      return isClosed ? [{ ...onThatDay, opens: '00:00', closes: '00:00' }] : []
    })
  const all = [...week, ...special]
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()]
}

/** Returns the time of day some minutes after another one; a whole day ends a minute before it began again. */
function after(from: string, minutes: number): string {
  const [hour = 0, minute = 0] = from.split(':').map(Number)
  const end = (hour * 60 + minute + (minutes === 1440 ? minutes - 1 : minutes)) % 1440
  return [Math.floor(end / 60), end % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Describes the way to a page, from the home of the store. */
export function breadcrumbs(
  { store, origin }: Pick<Place, 'store' | 'origin'>,
  steps: [name: string, path: string][],
): Thing {
  const all: typeof steps = [[store.name, '/'], ...steps]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(([name, path], place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: `${origin}${path}`,
    })),
  }
}

/**
 * Describes a product with an offer for each of its variants, at today's price, discounts included, and as available as it
 * is. A reduced price stands beside the one before: by the law of the EU, the lowest of the 30 days before.
 */
export function productThing(place: Place, product: Schemas['Product']): Thing {
  const { name, description, slug, images, sku, gtin, vendor, category, rating, variants, digital } = product
  const options = optionsOf(variants, '')
  const offers = variants.map((variant) => ({
    ...offer(place, {
      path: pathTo(slug, options, valuesOf(variant, options)),
      shown: pricesOf(place, variant, product),
      availability: availabilityOf(product, digital !== null || variant.quantity > 0),
    }),
    name: variant.name,
    ...(variant.sku && { sku: variant.sku }),
    ...(variant.gtin && { gtin: variant.gtin }),
  }))
  return {
    '@type': 'Product',
    name,
    url: `${place.origin}/products/${slug}`,
    ...(description && { description }),
    ...(images.length > 0 && { image: images }),
    ...(sku && { sku }),
    ...(gtin && { gtin }),
    ...(vendor && { brand: { '@type': 'Brand', name: vendor } }),
    ...(product.condition && { itemCondition: `https://schema.org/${conditions[product.condition]}` }),
    ...(category && { category: category.name }),
    ...(rating.count > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
    }),
    offers:
      offers.length > 0
        ? offers
        : offer(place, {
            path: `/products/${slug}`,
            shown: pricesOf(place, product, product),
            availability: availabilityOf(product, product.inStock),
          }),
  }
}

function offer(
  { store, origin }: Place,
  { path, shown, availability }: { path: string; shown: ShownPrice; availability: string },
): Thing {
  const { code } = store.currency
  const amount = (price: number) => price.toFixed(decimalsOf(code))
  const { price } = shown
  const former = (store.showPriorPrice && shown.priorPrice) || shown.before
  return {
    '@type': 'Offer',
    url: origin + path,
    price: amount(price),
    priceCurrency: code,
    ...(former !== null &&
      former > price && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/StrikethroughPrice',
          price: amount(former),
          priceCurrency: code,
        },
      }),
    availability: `https://schema.org/${availability}`,
    seller: { '@id': `${origin}/#store` },
  }
}

/** Returns schema.org's name for whether goods are there. */
function availabilityOf({ backorder, preorder }: Schemas['Product'], isThere: boolean): string {
  if (preorder && (isThere || backorder)) return 'PreOrder'
  if (isThere) return 'InStock'
  return backorder ? 'BackOrder' : 'OutOfStock'
}

const conditions = { new: 'NewCondition', refurbished: 'RefurbishedCondition', used: 'UsedCondition' }

/** schema.org's names of diets. */
const dietNames: Record<NonNullable<Schemas['Food']['diet']>[number], string> = {
  vegan: 'VeganDiet',
  vegetarian: 'VegetarianDiet',
  halal: 'HalalDiet',
  kosher: 'KosherDiet',
  gluten_free: 'GlutenFreeDiet',
  low_lactose: 'LowLactoseDiet',
}

/** Describes a dish. */
export function menuItem(place: Place, food: Schemas['Food']): Thing {
  const { _id, name, description, images, price, available, diet = [] } = food
  return {
    '@type': 'MenuItem',
    name,
    ...(description && { description }),
    ...(images.length > 0 && { image: images }),
    ...(diet.length > 0 && { suitableForDiet: diet.map((one) => `https://schema.org/${dietNames[one]}`) }),
    offers: offer(place, {
      path: `/foods/${_id}`,
      shown: pricesOf(place, { _id, price }),
      availability: available ? 'InStock' : 'OutOfStock',
    }),
  }
}

/** Describes the menu, by course. */
export function menu(place: Place, name: string, courses: Map<string, Schemas['Food'][]>): Thing {
  return {
    '@type': 'Menu',
    name,
    url: `${place.origin}/foods`,
    hasMenuSection: [...courses].map(([course, foods]) => ({
      '@type': 'MenuSection',
      name: course,
      hasMenuItem: foods.map((food) => menuItem(place, food)),
    })),
  }
}

/** Describes a service. */
export function serviceThing(place: Place, service: Schemas['Service']): Thing {
  const { _id, name, description, images, price } = service
  return {
    '@type': 'Service',
    name,
    url: `${place.origin}/services/${_id}`,
    ...(description && { description }),
    ...(images.length > 0 && { image: images }),
    provider: { '@id': `${place.origin}/#store` },
    offers: offer(place, {
      path: `/services/${_id}`,
      shown: pricesOf(place, { _id, price }),
      availability: 'InStock',
    }),
  }
}
