/** A thing of schema.org. */
export type Thing = Record<string, unknown> & { '@type'?: string | string[] }

/** Returns the things that a page describes, as a browser finds them: the text of the element up to its end. */
export function graphIn(html: string): Thing[] {
  const [, text] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  const { '@context': context, '@graph': graph } = JSON.parse(text ?? '{}')
  if (context !== 'https://schema.org') throw new Error('the page has no things of schema.org')
  return graph
}

type Check = (value: unknown) => boolean
const text: Check = (value) => typeof value === 'string' && value.trim() !== ''
const address: Check = (value) => typeof value === 'string' && /^https?:\/\/[^\s<>"]+$/.test(value)
const price: Check = (value) => typeof value === 'string' && /^\d+(\.\d+)?$/.test(value)
const some =
  (check: Check): Check =>
  (value) =>
    [value].flat().length > 0 && [value].flat().every(check)
const isA =
  (...types: string[]): Check =>
  (value) =>
    [(value as Thing)?.['@type']].flat().some((type) => types.includes(type as string))
const storeReference: Check = (value) => address((value as { '@id': string })['@id'])

/** The members that search engines need, by type, and what they must be; `?` marks those that may be left out. */
const shapes: Record<string, Record<string, Check>> = {
  Product: {
    name: text,
    url: address,
    offers: some(isA('Offer')),
    'description?': text,
    'image?': some(address),
    'gtin?': (value) => /^\d{8,14}$/.test(String(value)),
    'category?': text,
    'aggregateRating?': isA('AggregateRating'),
  },
  Offer: {
    price,
    url: address,
    seller: storeReference,
    priceCurrency: (value) => /^[A-Z]{3}$/.test(String(value)),
    availability: (value) => /^https:\/\/schema\.org\/(In|OutOf)Stock$/.test(String(value)),
    'name?': text,
    'priceSpecification?': isA('UnitPriceSpecification'),
  },
  UnitPriceSpecification: {
    price,
    priceCurrency: (value) => /^[A-Z]{3}$/.test(String(value)),
    priceType: (value) => value === 'https://schema.org/StrikethroughPrice',
  },
  AggregateRating: {
    ratingValue: (value) => Number(value) >= 1 && Number(value) <= 5,
    reviewCount: (value) => Number.isInteger(value) && Number(value) > 0,
  },
  BreadcrumbList: { itemListElement: some(isA('ListItem')) },
  ListItem: { position: (value) => Number.isInteger(value), name: text, item: address },
  Organization: {
    '@id': address,
    name: text,
    url: address,
    'logo?': address,
    'sameAs?': some(address),
    'email?': text,
    'telephone?': text,
    'address?': text,
    'hasMenu?': address,
    'openingHoursSpecification?': some(isA('OpeningHoursSpecification')),
  },
  OpeningHoursSpecification: {
    opens: text,
    closes: text,
    'dayOfWeek?': address,
    'validFrom?': text,
    'validThrough?': text,
  },
  Menu: { name: text, url: address, hasMenuSection: some(isA('MenuSection')) },
  MenuSection: { name: text, hasMenuItem: some(isA('MenuItem')) },
  MenuItem: {
    name: text,
    offers: isA('Offer'),
    'description?': text,
    'image?': some(address),
    'suitableForDiet?': some(address),
  },
  Service: {
    name: text,
    url: address,
    provider: storeReference,
    offers: isA('Offer'),
    'description?': text,
    'image?': some(address),
  },
}

/** Returns what is wrong with things and all that they contain: unknown types and members, missing or odd values. */
export function flawsOf(things: unknown[]): string[] {
  return things.flatMap((thing) => {
    if (Array.isArray(thing)) return flawsOf(thing)
    if (typeof thing !== 'object' || thing === null || !('@type' in thing)) return []
    const { '@type': type, ...members } = thing as Thing
    const name = [type].flat()[0]!
    const shape = shapes[name]
    if (!shape) return [`${name} is no type that we use`]
    const needed = Object.keys(shape).filter((key) => !key.endsWith('?') && !(key in members))
    const odd = Object.entries(members).filter(([key, value]) => !(shape[key] ?? shape[`${key}?`])?.(value))
    return [
      ...needed.map((key) => `${name} has no ${key}`),
      ...odd.map(([key, value]) => `${name}.${key} is ${JSON.stringify(value)}`),
      ...flawsOf(Object.values(members)),
    ]
  })
}
