import type { Line } from './line.ts'

/** The lines of the chapters about checkouts, fulfilment and discounts. */
export const ofCheckout: Line[] = [
  [
    'cart',
    'a checkout is made of the contents of its cart, whatever else the call says of them',
    { test: 'become checkouts with their lines and their buyer, whatever else the call says of them' },
  ],
  [
    'cart',
    'a cart whose checkout is incomplete has that one returned',
    { test: 'have one open checkout at a time, also if it is made twice at once' },
  ],
  ['cart', 'Update replaces the whole cart', { test: 'are replaced as a whole' }],
  [
    'cart',
    'Cancel returns the cart as it was, and it is unknown from then on',
    { test: 'are returned as they were when they are cancelled, and are unknown from then on' },
  ],
  [
    'cart',
    'outstanding actions reject no unrelated operation',
    { because: 'Stores have no extension that declares actions.' },
  ],
  ['checkout', 'Update replaces the whole resource', { test: 'replace all that was said before' }],
  [
    'checkout',
    'a completed checkout is immutable',
    { test: 'are completed once their buyer has paid, and then final' },
  ],
  [
    'checkout',
    'continue_url and a requires_* message come with requires_escalation',
    { test: 'become one order with the same total, however often and by however many they are completed' },
  ],
  [
    'checkout',
    'totals have exactly one subtotal and one total, and add up',
    { test: 'say what is missing until they are ready, with amounts that add up' },
  ],
  [
    'checkout',
    'an error response has no resource',
    { test: 'leave out what the store does not sell, and are not created for nothing else' },
  ],
  [
    'checkout',
    'a confirmation e-mail is sent after completion',
    { because: 'Placing an order mails its buyer, whoever placed it.' },
  ],
  [
    'checkout',
    'item quantities of other units are compared with the sale basis',
    { because: 'Stores sell in pieces: the default identity, which is omitted.' },
  ],
  [
    'checkout',
    'eligibility claims are resolved before completion',
    { because: 'Stores accept no claims, and unrecognized ones do not block.' },
  ],
  [
    'checkout, REST',
    'a key with another body is 409, and one with the same replays',
    { test: 'refuse a key that was used with another body' },
  ],
  [
    'fulfillment',
    'all items of a method are one group',
    { test: 'say what is missing until they are ready, with amounts that add up' },
  ],
  [
    'discount',
    'applied discounts are those of the totals',
    { test: 'take coupons as orders do, and their order has the same discount' },
  ],
  [
    'checkout',
    'links lead to the policies of the store',
    { test: 'link to the policies that the merchant has written' },
  ],
  [
    'checkout, REST',
    'the keys of one agent are not those of another',
    { test: 'have keys that are those of their agent: another one may use the same' },
  ],
  [
    'checkout',
    'quantities are not reinterpreted silently',
    {
      because: 'A line keeps the quantity that was asked for; what is too much is refused when it is placed.',
    },
  ],
  [
    'checkout',
    'the order is absent until the checkout is completed',
    { test: 'become one order with the same total, however often and by however many they are completed' },
  ],
  [
    'checkout',
    'discounts have negative amounts, and all other lines none',
    { test: 'take coupons as orders do, and their order has the same discount' },
  ],
  ['checkout', 'lines of a total add up to it', { because: 'Totals have no lines of their own.' }],
  ['checkout', 'warnings that must be displayed are disclosures', { because: 'Stores send no disclosures.' }],
  [
    'checkout',
    'continue_url is an absolute https URL',
    { because: 'It is the address of the store, which is https on every domain but localhost.' },
  ],
  [
    'checkout',
    'prices are binding when it is completed',
    { test: 'are not placed at another total than the agent was shown' },
  ],
  [
    'checkout, REST',
    'keys are kept for 24 hours',
    { because: 'src/jobs/prune.ts keeps them for a day, as test/jobs/prune-sign-ins.test.ts holds.' },
  ],
  [
    'checkout, REST',
    'a repeated key returns the first result',
    { test: 'have keys that are those of their agent: another one may use the same' },
  ],
  [
    'checkout, REST',
    'an update while completion is in progress leaves the checkout unchanged',
    { because: 'No checkout is `complete_in_progress`: completing answers when it is done.' },
  ],
  [
    'fulfillment',
    'a selected destination that is not known leaves the checkout unchanged, with a recoverable message at its path',
    {
      test: 'go nowhere else than to the destination that is selected, and stay as they are if there is none',
    },
  ],
  [
    'fulfillment',
    'no other destination takes the place of the selected one',
    {
      test: 'go nowhere else than to the destination that is selected, and stay as they are if there is none',
    },
  ],
  [
    'fulfillment',
    'the selected destination is returned, once, with its id',
    {
      test: 'go nowhere else than to the destination that is selected, and stay as they are if there is none',
    },
  ],
  [
    'fulfillment',
    'the descriptions of options do not repeat titles',
    { because: 'Options have no descriptions; a title is the name of the service.' },
  ],
  [
    'fulfillment',
    'available methods are described by whole sentences',
    { because: 'Stores send no available_methods.' },
  ],
  [
    'fulfillment',
    'filters.fulfills_to decides availability',
    { because: 'Stores do not know this filter, and unknown filters are ignored.' },
  ],
  [
    'discount',
    'codes of a cart are carried over to its checkout',
    { because: 'Stores do not have the capability of carts yet.' },
  ],
  [
    'discount',
    'provisional discounts are surfaced',
    { because: 'Stores accept no claims of eligibility, so no discount is provisional.' },
  ],
]
