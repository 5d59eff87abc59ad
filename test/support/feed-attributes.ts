// The published attributes of product feeds, in our words: which are required, and how each is written.

export type Attributes = Record<string, string[]>

interface Rule {
  required?: boolean
  /** How often it may occur; once by default. */
  most?: number
  format: RegExp | ((text: string, item: Attributes) => boolean)
}

const upTo = (most: number) => (text: string) =>
  text.trim() === text && [...text].length <= most && text !== ''
const money = /^\d+(\.\d{2,3})? [A-Z]{3}$/
const web = /^https?:\/\/[^\s<>"]+$/
const priceIn = (text: string) => Number(text.split(' ')[0])
const isLess = (text: string, { price }: Attributes) =>
  money.test(text) && priceIn(text) < priceIn(price![0]!)
const range = /^\d{4}-\d\d-\d\dT\d\d:\d\dZ\/\d{4}-\d\d-\d\dT\d\d:\d\dZ$/
const hasCheckDigit = (text: string) => {
  const digits = [...text].map(Number).toReversed()
  return digits.reduce((sum, digit, place) => sum + digit * (place % 2 ? 3 : 1), 0) % 10 === 0
}
const gtin = (text: string) => /^(\d{8}|\d{12,14})$/.test(text) && hasCheckDigit(text)

/** https://support.google.com/merchants/answer/7052112, and `native_commerce` of Google's guide to UCP. */
export const googleAttributes: Record<string, Rule> = {
  id: { required: true, format: /^[\w-]{1,50}$/ },
  title: { required: true, format: upTo(150) },
  description: { required: true, format: upTo(5000) },
  link: { required: true, format: web },
  image_link: { required: true, format: web },
  additional_image_link: { most: 10, format: web },
  availability: { required: true, format: /^(in_stock|out_of_stock|preorder|backorder)$/ },
  availability_date: {
    format: (text, { availability }) =>
      /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && /^(preorder|backorder)$/.test(availability![0]!),
  },
  price: { required: true, format: (text) => money.test(text) && priceIn(text) > 0 },
  sale_price: { format: isLess },
  sale_price_effective_date: { format: (text, item) => range.test(text) && 'sale_price' in item },
  expiration_date: { format: /^\d{4}-\d\d-\d\dT/ },
  unit_pricing_measure: {
    format: /^\d+(\.\d+)? (oz|lb|mg|g|kg|floz|pt|qt|gal|ml|cl|l|cbm|in|ft|yd|cm|m|sqft|sqm|ct)$/,
  },
  unit_pricing_base_measure: {
    format: (text, item) =>
      /^(1|10|100|2|4|8) (oz|lb|mg|g|kg|ml|cl|l|cbm|cm|m|sqm|ct)$/.test(text) &&
      'unit_pricing_measure' in item,
  },
  product_type: { format: upTo(750) },
  brand: { format: upTo(70) },
  gtin: { format: gtin },
  identifier_exists: { format: (text, item) => text === 'no' && !('gtin' in item) },
  condition: { required: true, format: /^(new|refurbished|used)$/ },
  color: { format: upTo(100) },
  size: { format: upTo(100) },
  material: { format: upTo(200) },
  pattern: { format: upTo(100) },
  item_group_id: { format: /^[\w-]{1,50}$/ },
  shipping: {
    most: 100,
    format:
      /^<g:country>[A-Z]{2}<\/g:country><g:service>[^<]+<\/g:service><g:price>\d+(\.\d+)? [A-Z]{3}<\/g:price>(<g:max_transit_time>\d+<\/g:max_transit_time>)?$/,
  },
  tax: {
    most: 100,
    format: /^<g:country>US<\/g:country><g:region>[A-Z]{2}<\/g:region><g:rate>\d+(\.\d+)?<\/g:rate>$/,
  },
  shipping_weight: { format: /^\d+(\.\d+)? (lb|oz|g|kg)$/ },
  native_commerce: { format: /^TRUE$/ },
}

/** https://www.facebook.com/business/help/120325381656392 */
export const metaAttributes: Record<string, Rule> = {
  id: { required: true, format: upTo(100) },
  title: { required: true, format: upTo(200) },
  description: { required: true, format: upTo(9999) },
  availability: { required: true, format: /^(in stock|out of stock|available for order|preorder)$/ },
  condition: { required: true, format: /^(new|refurbished|used)$/ },
  price: { required: true, format: money },
  link: { required: true, format: web },
  image_link: { required: true, format: web },
  brand: { required: true, format: upTo(100) },
  additional_image_link: {
    format: (text) => text.length <= 2000 && text.split(',').every((one) => web.test(one)),
  },
  sale_price: { format: isLess },
  sale_price_effective_date: { format: range },
  item_group_id: { format: upTo(100) },
  gtin: { format: gtin },
  product_type: { format: upTo(750) },
  color: { format: upTo(200) },
  size: { format: upTo(200) },
  material: { format: upTo(200) },
  pattern: { format: upTo(100) },
  shipping: { format: /^([A-Z]{2}::[^:,]+:\d+(\.\d+)? [A-Z]{3},?)+$/ },
  shipping_weight: { format: /^\d+(\.\d+)? (lb|oz|g|kg)$/ },
}

/** Returns what is wrong with an item, by the attributes that are published. */
export function flawsOf(item: Attributes, published: Record<string, Rule>): string[] {
  const missing = Object.entries(published).flatMap(([name, { required }]) =>
    required && !item[name]?.length ? [`${name} is missing`] : [],
  )
  const wrong = Object.entries(item).flatMap(([name, values]) => {
    const rule = published[name]
    if (!rule) return [`${name} is not known`]
    const { format, most = 1 } = rule
    const isRight = (text: string) => (format instanceof RegExp ? format.test(text) : format(text, item))
    const bad = values.filter((text) => !isRight(text)).map((text) => `${name} is “${text}”`)
    return values.length > most ? [...bad, `${name} occurs ${values.length} times`] : bad
  })
  return [...missing, ...wrong]
}

const text = { type: 'string' }
const url = { type: 'string', format: 'uri' }
const closed = (required: string[], properties: object) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
})
const amount = closed(['amount', 'currency'], {
  amount: { type: 'integer', minimum: 0 },
  currency: { type: 'string', pattern: '^[A-Z]{3}$' },
})
const description = { ...closed([], { plain: text, html: text, markdown: text }), minProperties: 1 }
const media = {
  type: 'array',
  items: closed(['type', 'url'], {
    type: text,
    url,
    alt_text: text,
    width: { type: 'integer' },
    height: { type: 'integer' },
  }),
}
const seller = closed([], {
  name: text,
  links: { type: 'array', items: closed(['type', 'url'], { type: text, title: text, url }) },
})
const measure = closed(['value', 'unit'], { value: { type: 'number' }, unit: text })

/** A line of `products.jsonl`, as version 2026-04-17 of the Agentic Commerce Protocol defines it. */
export const acpProduct = closed(['id', 'variants'], {
  id: text,
  title: text,
  description,
  url,
  media,
  variants: {
    type: 'array',
    minItems: 1,
    items: closed(['id', 'title'], {
      ...{ id: text, title: text, description, url, media, seller, marketplace: seller },
      barcodes: { type: 'array', items: closed(['type', 'value'], { type: text, value: text }) },
      ...{ price: amount, list_price: amount },
      unit_price: closed(['amount', 'currency', 'measure', 'reference'], {
        ...(amount.properties as object),
        measure,
        reference: closed(['value', 'unit'], { value: { type: 'integer' }, unit: text }),
      }),
      availability: closed([], { available: { type: 'boolean' }, status: text }),
      categories: { type: 'array', items: closed(['value'], { value: text, taxonomy: text }) },
      condition: { type: 'array', items: text },
      variant_options: { type: 'array', items: closed(['name', 'value'], { name: text, value: text }) },
    }),
  },
})

/** `/.well-known/acp.json` of the same version. */
export const acpDiscovery = closed(['protocol', 'api_base_url', 'transports', 'capabilities'], {
  protocol: closed(['name', 'version', 'supported_versions'], {
    name: { const: 'acp' },
    version: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
    supported_versions: { type: 'array', uniqueItems: true, items: text },
    documentation_url: url,
  }),
  api_base_url: url,
  transports: { type: 'array', uniqueItems: true, items: { enum: ['rest', 'mcp'] } },
  capabilities: closed(['services'], {
    services: { type: 'array', items: { enum: ['checkout', 'orders', 'delegate_payment', 'carts'] } },
    supported_currencies: { type: 'array', items: { type: 'string', pattern: '^[a-z]{3}$' } },
  }),
})
