// Google's product data as RSS 2.0. https://support.google.com/merchants/answer/7052112

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
  const parts = [
    ...Object.entries(attributes).map(([name, value]) => value && element(`g:${name}`, value)),
    ...(pictures?.split(',') ?? []).map((picture) => element('g:additional_image_link', picture)),
    element('g:availability', item.isAvailable ? 'in_stock' : 'out_of_stock'),
    !item.gtin && element('g:identifier_exists', 'no'),
    product.unpublishAt && element('g:expiration_date', product.unpublishAt),
    ...shippingOf(item, source).map((cost) => shippingXml(cost, source)),
    ...(source.salesTaxes.get(product.taxClass ?? 'standard') ?? []).map(taxXml),
    isNative(item, source) && element('g:native_commerce', 'TRUE'),
  ]
  return `<item>\n${parts.filter(Boolean).join('\n')}\n</item>\n`
}

/** An item with choices, or a download for an account, is bought in the shop alone. */
const isNative = ({ product, isAvailable }: Item, { nativeCommerce }: Source) =>
  nativeCommerce && isAvailable && !product.digital && (product.modifierGroups ?? []).length === 0

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
