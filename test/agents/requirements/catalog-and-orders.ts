import type { Line } from './line.ts'

/** The lines of the chapters about the catalogue and orders. */
export const ofCatalogAndOrders: Line[] = [
  [
    'catalog, search',
    'a request without a query or a filter is refused',
    { test: 'wants a query or a filter' },
  ],
  [
    'catalog, search',
    'a cursor comes with every page that has a next one',
    { test: 'filters by price and category, and goes on from a cursor' },
  ],
  [
    'catalog, lookup',
    'identifiers are deduplicated, and each product is returned once',
    { test: 'returns each product once, with the variants that were asked for and by which ids' },
  ],
  [
    'catalog, lookup',
    'every variant says by which inputs it was found',
    { test: 'returns each product once, with the variants that were asked for and by which ids' },
  ],
  [
    'catalog, lookup',
    'batches above the limit are refused',
    { test: 'refuses more ids than it takes at once' },
  ],
  [
    'catalog, product',
    'a variant that was asked for comes first',
    { test: 'puts the variant first by whose id it was asked for' },
  ],
  [
    'catalog, product',
    'the effective selection is returned',
    { test: 'narrows the variants to what is selected, and says what is left to choose' },
  ],
  [
    'order',
    'requests for orders are authenticated',
    { test: 'are not shown to an agent that does not sign, because anybody could take its name' },
  ],
  [
    'order',
    'an agent reads the orders that it placed, and no others',
    { test: 'are unknown to other agents and at other stores, as is what is no order' },
  ],
  [
    'order',
    'the whole order is returned, in the currency of its checkout',
    { test: 'are read by the agent that placed them, with the amounts of the order' },
  ],
  [
    'order',
    'the status of a line follows from its quantities',
    { test: 'say what was sent and what is paid back' },
  ],
  [
    'order, events',
    'webhooks are signed by RFC 9421 with Content-Digest, by a key of the profile',
    { test: 'bring an order once it is paid, whole and signed by a key of the store with its id and time' },
  ],
  [
    'order, events',
    'webhooks name the profile of the business in UCP-Agent',
    { test: 'bring an order once it is paid, whole and signed by a key of the store with its id and time' },
  ],
  [
    'order, events',
    'the created order is sent with all of its fields',
    { test: 'bring an order once it is paid, whole and signed by a key of the store with its id and time' },
  ],
  [
    'order, events',
    'updates are whole orders, not deltas',
    { test: 'are tried again with the same id, and bring what the order is by then' },
  ],
  [
    'order, events',
    'webhooks that fail are sent again',
    { test: 'are tried again with the same id, and bring what the order is by then' },
  ],
  [
    'catalog',
    'unknown ids are outcomes with not_found, not errors of HTTP',
    { test: 'says that an id is unknown, also that of another store' },
  ],
  [
    'catalog',
    'products have valid prices: an amount and a currency',
    { test: 'returns listed products of this store, with amounts in minor units' },
  ],
  [
    'catalog, lookup',
    'products are found by the ids of products and of variants',
    { test: 'returns each product once, with the variants that were asked for and by which ids' },
  ],
  [
    'catalog',
    'unit prices have positive measures of one unit',
    { because: 'Stores send no unit prices in the catalogue.' },
  ],
  [
    'catalog',
    'eligibility is enforced at the checkout',
    { because: 'Stores have no claims of eligibility; prices are computed anew when an order is placed.' },
  ],
  [
    'order',
    'the quantity of a settled measure has its unit',
    { because: 'Stores sell in pieces and settle no measures.' },
  ],
  [
    'order, REST',
    'bodies are JSON',
    { test: 'are read by the agent that placed them, with the amounts of the order' },
  ],
]
