/** How a test card behaves, here and when charged again as a saved card. */
interface TestCard {
  label: string
  brand: string
  last4: string
  country: string
  reusable: boolean
  declines: 'never' | 'always' | 'when saved'
  /** The charge succeeds, but the first reply never arrives. */
  losesReply: boolean
}

const plain = { brand: 'visa', country: 'US', reusable: true, declines: 'never', losesReply: false } as const

/** The test cards, in the order of the card page. */
export const testCards: ReadonlyMap<string, TestCard> = new Map<string, TestCard>([
  ['tok_ok', { ...plain, last4: '4242', label: 'Succeeds' }],
  ['tok_decline', { ...plain, last4: '0002', declines: 'always', label: 'Is declined' }],
  ['tok_not_reusable', { ...plain, last4: '3184', reusable: false, label: 'Succeeds, cannot be saved' }],
  [
    'tok_renewal_declines',
    {
      ...plain,
      brand: 'mastercard',
      last4: '0341',
      declines: 'when saved',
      label: 'Succeeds, declines renewals',
    },
  ],
  [
    'tok_timeout_after_charge',
    { ...plain, brand: 'mastercard', last4: '0259', losesReply: true, label: 'Succeeds, but never answers' },
  ],
])
