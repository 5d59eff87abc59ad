// Google's product data as RSS 2.0. https://support.google.com/merchants/answer/7052112

import { clock } from '../../../base/clock.ts'
import { dayIn } from '../../../base/time-zone.ts'
import type { Database } from '../../../db/database.ts'
import { attributesOf, moneyText, pricedItems, shippingOf } from '../attributes.ts'
import { type Item, itemsOf } from '../items.ts'
import type { ShippingCost } from '../shipping.ts'
import type { Source } from '../source.ts'
import type { StateTax } from '../taxes.ts'
import { xmlText } from '../texts.ts'

/** Yields the feed in pieces, each once the caller has received the one before. */
export async function* googleFeed(db: Database, source: Source): AsyncGenerator<string> {
  const { shop, origin, lang } = source
  yield [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    element('title', shop.name),
    element('link', `${origin}/`),
    element('description', shop.name),
    lang ? `${element('language', lang)}\n` : '',
  ].join('\n')
  for await (const products of itemsOf(db, source))
    yield products
      .flatMap((one) => pricedItems(one).map((item) => itemXml(item, one.description, source)))
      .join('')
  yield '</channel>\n</rss>\n'
}

function itemXml(item: Item, description: string, source: Source): string {
  const { additional_image_link: pictures, ...attributes } = attributesOf(item, description, source)
  const { product } = item
  const { status, from } = availabilityOf(item)
  const parts = [
    ...Object.entries(attributes).map(([name, value]) => value && element(`g:${name}`, value)),
    ...(pictures?.split(',') ?? []).map((picture) => element('g:additional_image_link', picture)),
    element('g:availability', status),
    from && element('g:availability_date', from),
    !item.gtin && element('g:identifier_exists', 'no'),
    product.unpublishAt && element('g:expiration_date', product.unpublishAt),
    ...shippingOf(item, source).map((cost) => shippingXml(cost, source)),
    ...(source.salesTaxes.get(product.taxClass ?? 'standard') ?? []).map(taxXml),
    isNative(item, source) && element('g:native_commerce', 'TRUE'),
  ]
  return `<item>\n${parts.filter(Boolean).join('\n')}\n</item>\n`
}

/** Google takes what is sold beyond its stock only with a day, which is ahead. */
function availabilityOf({ availability: { status, from } }: Item): { status: string; from?: string } {
  if (status !== 'backorder') return { status, from }
  const isAhead = from && from >= dayIn('UTC', clock.now().getTime())
  return isAhead ? { status, from: `${from}T00:00Z` } : { status: 'out_of_stock' }
}

/** An item with choices, or a download for an account, is bought in the shop alone. */
const isNative = ({ product, availability: { status } }: Item, { nativeCommerce }: Source) =>
  nativeCommerce && status === 'in_stock' && !product.digital && (product.modifierGroups ?? []).length === 0

function shippingXml({ country, service, amount, days }: ShippingCost, source: Source): string {
  const parts = [
    element('g:country', country),
    element('g:service', service),
    element('g:price', moneyText(amount, source)),
    days !== null && element('g:max_transit_time', String(days)),
  ]
  return `<g:shipping>${parts.filter(Boolean).join('')}</g:shipping>`
}

const taxXml = ({ region, rate }: StateTax) =>
  `<g:tax>${element('g:country', 'US')}${element('g:region', region)}${element('g:rate', String(rate))}</g:tax>`

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`
