// The CSV of Meta's catalogues. https://www.facebook.com/business/help/120325381656392

import type { Database } from '../../../db/database.ts'
import { type Attributes, attributesOf, moneyText, pricedItems, shippingOf } from '../attributes.ts'
import { type Item, itemsOf } from '../items.ts'
import type { Source } from '../source.ts'
import { csvCell, shortened } from '../texts.ts'

const columns = [
  ...['id', 'title', 'description', 'availability', 'condition', 'price', 'link', 'image_link', 'brand'],
  ...['additional_image_link', 'sale_price', 'sale_price_effective_date', 'item_group_id', 'gtin'],
  ...['product_type', 'color', 'size', 'material', 'pattern', 'shipping', 'shipping_weight'],
]

const availabilities = {
  in_stock: 'in stock',
  backorder: 'available for order',
  preorder: 'preorder',
  out_of_stock: 'out of stock',
}

/** Yields the feed in pieces, each once the caller has received the one before. */
export async function* metaFeed(db: Database, source: Source): AsyncGenerator<string> {
  yield line(columns)
  for await (const products of itemsOf(db, source))
    yield products
      .flatMap((one) => pricedItems(one).map((item) => itemLine(item, one.description, source)))
      .join('')
}

function itemLine(item: Item, description: string, source: Source): string {
  const attributes: Attributes = {
    ...attributesOf(item, description, source),
    availability: availabilities[item.availability.status],
    // Every item has a brand here; that of goods without one is the store.
    brand: shortened(item.product.vendor || source.shop.name, 100),
    shipping: shippingText(item, source) || undefined,
  }
  return line(columns.map((name) => attributes[name] ?? ''))
}

/** Each cost is country, region, service and price; names are written without the signs that separate them. */
const shippingText = (item: Item, source: Source) =>
  shippingOf(item, source)
    .map(({ country, service, amount }) =>
      [country, '', service.replace(/[:,]/g, ' '), moneyText(amount, source)].join(':'),
    )
    .join(',')

const line = (cells: string[]) => `${cells.map(csvCell).join(',')}\r\n`
