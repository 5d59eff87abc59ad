// The attributes of Google's product data specification, which Meta's catalogues share: each with its limits.
// https://support.google.com/merchants/answer/7052112

import { decimalsOf, toMajor } from '../../base/money.ts'
import { loadOf, parcelOf } from '../goods/parcels.ts'
import type { Item, ProductItems } from './items.ts'
import { costsOf, type ShippingCost } from './shipping.ts'
import type { Source } from './source.ts'
import { shortened } from './texts.ts'

/** The attributes of an item that are one text, by their names; undefined for those that it does not have. */
export type Attributes = Record<string, string | undefined>

/** Google takes this many pictures beside the first. */
const mostPictures = 10

/**
 * Returns the items of a product for feeds that show pictures and prices: none of a product without a picture or a
 * description, and no item that is free.
 */
export const pricedItems = ({ product, description, items }: ProductItems): Item[] =>
  product.images.length > 0 && description ? items.filter(({ price }) => price > 0) : []

/** Returns an amount in major units with its currency. */
export function moneyText(minor: number, { shop: { scale, currency } }: Source): string {
  return `${toMajor(minor, scale).toFixed(decimalsOf(scale))} ${currency}`
}

/** Returns what both formats say of an item in the same words. */
export function attributesOf(item: Item, description: string, source: Source): Attributes {
  const { product, variant, former, period } = item
  const [image, ...others] = item.images
  const measure = (variant ?? product).measure
  const unitPrice = (variant ?? product).unitPrice
  return {
    id: item.id,
    title: shortened(item.title, 150),
    description: shortened(description, 5000),
    link: item.link,
    image_link: image,
    additional_image_link: others.slice(0, mostPictures).join(',') || undefined,
    price: moneyText(former ?? item.price, source),
    sale_price: former === null ? undefined : moneyText(item.price, source),
    sale_price_effective_date:
      former === null || !period ? undefined : `${minuteOf(period.begins)}/${minuteOf(period.ends)}`,
    item_group_id: variant ? product._id : undefined,
    gtin: item.gtin,
    brand: product.vendor && shortened(product.vendor, 70),
    condition: product.condition ?? 'new',
    product_type: product.category ? shortened(product.category.name, 750) : undefined,
    shipping_weight: weightOf(item),
    unit_pricing_measure: measure ? measureText(measure) : undefined,
    unit_pricing_base_measure: unitPrice ? baseMeasures[unitPrice.per] : undefined,
    ...optionsOf(item),
  }
}

/** Returns what sending one piece costs; nothing for downloads. */
export function shippingOf({ product, variant, price }: Item, source: Source): ShippingCost[] {
  if (product.digital) return []
  const details = {
    weight: variant?.weight ?? product.weight,
    dimensions: variant?.dimensions ?? product.dimensions,
  }
  return costsOf(source.shipping, price, parcelOf(loadOf([{ quantity: 1, details }]), source.parcel))
}

const minuteOf = (time: string) => `${time.slice(0, 16)}Z`

function weightOf({ product, variant }: Item): string | undefined {
  const weight = variant?.weight ?? product.weight
  return product.digital || !weight ? undefined : `${weight.value} ${weight.unit}`
}

const units: Record<string, string> = { m2: 'sqm', m3: 'cbm', piece: 'ct' }

/** Google knows no millimetres. */
function measureText({ amount, unit }: { amount: number; unit: string }): string {
  return unit === 'mm' ? `${amount / 10} cm` : `${amount} ${units[unit] ?? unit}`
}

const baseMeasures = {
  kg: '1 kg',
  '100 g': '100 g',
  l: '1 l',
  '100 ml': '100 ml',
  m: '1 m',
  m2: '1 sqm',
  m3: '1 cbm',
  piece: '1 ct',
}

/** The attributes for the options by which goods usually differ, by the names that merchants give them. */
const knownOptions: [attribute: string, names: RegExp][] = [
  ['color', /^(?:colou?r|farbe|couleur|colore|kleur|cor|färg|farve|kolor)$/i],
  ['size', /^(?:size|größe|groesse|taille|talla|taglia|maat|tamanho|storlek|størrelse|rozmiar)$/i],
  ['material', /^(?:material|matière|materiale|materiaal|materiał)$/i],
  ['pattern', /^(?:pattern|muster|motif|patrón|motivo|patroon)$/i],
]

function optionsOf({ variant }: Item): Attributes {
  const options = Object.entries(variant?.options ?? {})
  return Object.fromEntries(
    knownOptions.map(([attribute, names]) => {
      const value = options.find(([name]) => names.test(name.trim()))?.[1].trim()
      return [attribute, value ? shortened(value, 100) : undefined]
    }),
  )
}
