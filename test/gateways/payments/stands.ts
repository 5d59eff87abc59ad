import { paystackProvider } from '../../../src/gateways/payments/paystack/provider.ts'
import type {
  CardProvider,
  ChargeOutcome,
  ChargeRequest,
  RefundRequest,
} from '../../../src/gateways/payments/provider.ts'
import { sandboxProvider } from '../../../src/gateways/payments/sandbox/provider.ts'
import { sign, signatureHeader } from '../../../src/gateways/payments/sandbox/signature.ts'
import { stripeProvider } from '../../../src/gateways/payments/stripe/provider.ts'
import { useCardPage } from '../../support/payments.ts'
import { openPaystack, paystackCallback, paystackSecret } from '../../support/paystack.ts'
import { openStripe, stripeSecret } from '../../support/stripe.ts'
import { stripeCallback, stripeWebhookSecret } from '../../support/stripe-wire.ts'
import { afterTest, callbackSecret, openSandbox, readLedger, secretKey } from './support.ts'

/** A provider with a stand-in behind it, and the shopper's actions there. */
export interface Stand {
  provider: CardProvider
  /** Returns the same gateway with another address, or with a wrong secret key. */
  elsewhere(options: { url?: string; secretKey?: string }): CardProvider
  /** The shopper chooses a card on the page of a pending charge. */
  usePage(outcome: ChargeOutcome, card: 'ok' | 'fading' | 'lossy' | 'declined'): Promise<void> | void
  /**
   * The values of `card`: one that works and one that is declined; null if the provider issues no tokens to
   * storefronts.
   */
  cards: { ok: string; declined: string } | null
  /** Returns how many charges succeeded under a reference. */
  taken(reference: string): number
  callback(reference: string, secret?: string): { body: string; headers: Record<string, string> }
  close(): Promise<void>
}

const options = { timeout: 2_500 }

async function openSandboxStand(): Promise<Stand> {
  const { provider, folder, url, close } = await openSandbox(options)
  const names = {
    ok: 'tok_ok',
    fading: 'tok_renewal_declines',
    lossy: 'tok_timeout_after_charge',
    declined: 'tok_decline',
  }
  return {
    provider,
    close,
    elsewhere: (changes) => sandboxProvider({ url, secretKey, callbackSecret, ...options, ...changes }),
    usePage: (outcome, card) => {
      // The page does not answer either, once such a card has paid.
      const used = useCardPage(pageOf(outcome), names[card])
      return card === 'lossy' ? void used.catch(() => {}) : used
    },
    cards: { ok: 'tok_ok', declined: 'tok_decline' },
    taken: (reference) =>
      readLedger(folder).filter(({ charge, refund }) => {
        return charge?.reference === reference && charge.state === 'succeeded' && !refund
      }).length,
    callback(reference, secret = callbackSecret) {
      const body = JSON.stringify({ id: 'evt_1', type: 'charge.succeeded', data: { reference } })
      return { body, headers: { [signatureHeader]: sign(secret, Buffer.from(body)) } }
    },
  }
}

async function openStripeStand(): Promise<Stand> {
  const stripe = await openStripe()
  afterTest(stripe.close)
  const gateway = (changes = {}) =>
    stripeProvider({
      url: stripe.url,
      secretKey: stripeSecret,
      webhookSecret: stripeWebhookSecret,
      ...options,
      ...changes,
    })
  const names = { ok: 'visa', fading: 'fading', lossy: 'lossy', declined: 'declined' }
  return {
    provider: gateway(),
    close: stripe.close,
    elsewhere: gateway,
    usePage: (outcome, card) => stripe.usePage(pageOf(outcome), names[card]),
    cards: { ok: 'pm_card_visa', declined: 'pm_card_declined' },
    taken: stripe.taken,
    callback: stripeCallback,
  }
}

async function openPaystackStand(): Promise<Stand> {
  const paystack = await openPaystack()
  afterTest(paystack.close)
  const gateway = (changes = {}) =>
    paystackProvider({ url: paystack.url, secretKey: paystackSecret, ...options, ...changes })
  return {
    provider: gateway(),
    close: paystack.close,
    elsewhere: gateway,
    usePage: (outcome, card) => paystack.usePage(pageOf(outcome), card),
    cards: null,
    taken: paystack.taken,
    callback: paystackCallback,
  }
}

/** The stands by name; Stripe also for callers that do not store its ids. */
export const stands: Record<string, () => Promise<Stand>> = {
  sandbox: openSandboxStand,
  stripe: openStripeStand,
  paystack: openPaystackStand,
}

function pageOf(outcome: ChargeOutcome): string {
  if (outcome.state === 'pending' && outcome.authorizationUrl) return outcome.authorizationUrl
  throw new Error(`the charge is ${outcome.state} and has no page`)
}

/** Returns a caller that stores the provider's ids, as the service does: the first id of a reference counts. */
export function remembering(provider: CardProvider) {
  const ids = new Map<string, string>()
  const remember = (reference: string) => async (id: string) => {
    if (!ids.has(reference)) ids.set(reference, id)
    return ids.get(reference)!
  }
  const idOf = (reference: string) => ids.get(reference) ?? null
  return {
    charge: (request: ChargeRequest) =>
      provider.charge({
        ...request,
        providerId: idOf(request.reference),
        remember: remember(request.reference),
      }),
    lookUp: (reference: string) => provider.lookUp(reference, idOf(reference)),
    cancel: (reference: string) => provider.cancel(reference, idOf(reference)),
    refund: (request: RefundRequest) => provider.refund({ ...request, providerId: idOf(request.reference) }),
    listRefunds: (reference: string) => provider.listRefunds({ reference, providerId: idOf(reference) }),
    lookUpRefund: (reference: string, refundReference: string) =>
      provider.lookUpRefund({ reference, refundReference, providerId: idOf(reference) }),
  }
}

/** Returns a caller that does not store ids, as far as it works without them. */
export function forgetting(provider: CardProvider): Omit<ReturnType<typeof remembering>, 'cancel'> {
  return {
    charge: (request) => provider.charge(request),
    lookUp: (reference) => provider.lookUp(reference),
    refund: (request) => provider.refund(request),
    listRefunds: (reference) => provider.listRefunds({ reference }),
    lookUpRefund: (reference, refundReference) => provider.lookUpRefund({ reference, refundReference }),
  }
}
