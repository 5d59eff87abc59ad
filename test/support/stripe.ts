import { clock, hours, minutes, seconds } from '../../src/base/clock.ts'
import { type Answer, openStandIn, type StandInRequest } from './stand-in.ts'
import { stripeDisputes } from './stripe-disputes.ts'
import { stripeRefunds } from './stripe-refunds.ts'
import { stripeRequests } from './stripe-requests.ts'
import {
  amountError,
  type Fields,
  invalid,
  metadataOf,
  missing,
  ok,
  page,
  refusal,
  sign,
} from './stripe-wire.ts'

export const stripeSecret = 'sk_test_stripe'

interface Intent {
  id: string
  status: string
  amount: number
  currency: string
  customer: string | null
  metadata: Fields
  setup_future_usage: string | null
  payment_method: string | null
  last_payment_error: object | null
  next_action: object | null
  refunded: number
}

/** The behaviour of a card; `name` is the one in `pm_card_<name>`. */
const cards: Record<
  string,
  { brand: string; last4: string; declines?: 'always' | 'when saved'; acts?: true; loses?: true }
> = {
  visa: { brand: 'visa', last4: '4242' },
  declined: { brand: 'visa', last4: '0002', declines: 'always' },
  fading: { brand: 'mastercard', last4: '0341', declines: 'when saved' },
  secured: { brand: 'visa', last4: '3155', acts: true },
  lossy: { brand: 'mastercard', last4: '0259', loses: true },
}

const usedUp =
  'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use a PaymentMethod multiple times, you must attach it to a Customer first.'

const intentParams =
  /^(amount|currency|customer|metadata\[\w+\]|setup_future_usage|allowed_payment_method_types\[0\])$/

/** The fee of a charge that succeeded. */
export const stripeFee = (amount: number) => Math.round(amount * 0.029) + 30

/** Names a balance transaction by its id only, unless the request expands it. */
function folded(answer: Answer, fields: Fields): Answer {
  const isExpanded = Object.entries(fields).some(
    ([name, value]) => name.startsWith('expand[') && value.endsWith('balance_transaction'),
  )
  if (isExpanded) return answer
  const fold = (name: string, value: { id: string } | null) =>
    name === 'balance_transaction' && value ? value.id : value
  return { ...answer, body: JSON.parse(JSON.stringify(answer.body ?? null, fold)) }
}

/**
 * Opens a stand-in that speaks Stripe's wire format: forms in, JSON out, idempotency keys, intents that are
 * confirmed, Checkout pages, refunds and signed events. An unknown parameter is refused, as at Stripe.
 */
export async function openStripe(callbackUrl?: string) {
  const intents = new Map<string, Intent>()
  const sessions = new Map<string, { id: string; status: string; fields: Fields; intent: string | null }>()
  const methods = new Map<string, { card: string; customer: string | null }>()
  const customers = new Set<string>()
  /** Each attempt with a card. */
  const charges: { id: string; created: number; status: string; intent: Intent }[] = []
  const newCustomer = () => {
    const id = newId('cus')
    customers.add(id)
    return id
  }
  let made = 0
  const newId = (prefix: string) => {
    made += 1
    return `${prefix}_${made}`
  }
  const requests = stripeRequests(stripeSecret, (asked, fields) => folded(route(asked, fields), fields))
  const standIn = await openStandIn(requests.answer, callbackUrl)
  const refunds = stripeRefunds({ intents, newId, tell, shownIntent: shown })
  const disputes = stripeDisputes({ intents, newId, tell, shown })

  function route({ method, path }: StandInRequest, fields: Fields): Answer {
    const [, resource = '', id = '', action = ''] =
      /^\/v1\/((?:checkout\/)?\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? []
    switch (
      `${method} ${resource}${id && id !== 'search' ? '/:id' : id && '/search'}${action && `/${action}`}`
    ) {
      case 'POST customers':
        return ok({ id: newCustomer(), object: 'customer' })
      case 'POST payment_intents':
        return createIntent(fields)
      case 'GET payment_intents/search': {
        const [, reference] = /^metadata\['reference'\]:'(.*)'$/.exec(fields.query ?? '') ?? []
        const found = [...intents.values()].filter(({ metadata }) => metadata.reference === reference)
        return ok({ object: 'search_result', data: found.map(shown), has_more: false })
      }
      case 'GET payment_intents/:id':
        return intents.has(id) ? ok(shown(intents.get(id)!)) : missing('intent')
      case 'POST payment_intents/:id/confirm':
        return intents.has(id) ? confirm(intents.get(id)!, fields) : missing('intent')
      case 'POST payment_intents/:id/cancel':
        return intents.has(id) ? cancelIntent(intents.get(id)!) : missing('intent')
      case 'POST checkout/sessions/:id/expire':
        return sessions.has(id) ? expireSession(id) : missing('session')
      case 'POST checkout/sessions':
        return createSession(fields)
      case 'GET checkout/sessions/:id':
        return sessions.has(id) ? ok(shownSession(id)) : missing('session')
      case 'GET charges':
        return page(charges, fields, (one) => shownCharge(one as (typeof charges)[number], fields))
      case 'GET disputes':
        return disputes.list(fields)
      case 'GET disputes/:id':
        return disputes.show(id, fields)
      case 'POST refunds':
        return refunds.create(fields)
      case 'GET refunds':
        return refunds.list(fields)
      default:
        return refusal(404, {
          type: 'invalid_request_error',
          message: `Unrecognized request URL (${method} ${path})`,
        })
    }
  }

  function createIntent(fields: Fields): Answer {
    const strange = Object.keys(fields).find((name) => !intentParams.test(name))
    if (strange) return invalid('parameter_unknown', strange)
    const error = amountError(fields.amount!, fields.currency!)
    if (error) return error
    if (fields.customer && !customers.has(fields.customer)) return invalid('resource_missing', 'customer')
    return ok(shown(newIntent(fields, metadataOf(fields))))
  }

  function newIntent({ amount, currency, customer, setup_future_usage }: Fields, metadata: Fields): Intent {
    const intent: Intent = {
      id: newId('pi'),
      status: 'requires_payment_method',
      amount: Number(amount),
      currency: currency!,
      customer: customer ?? null,
      metadata,
      setup_future_usage: setup_future_usage ?? null,
      payment_method: null,
      last_payment_error: null,
      next_action: null,
      refunded: 0,
    }
    intents.set(intent.id, intent)
    return intent
  }

  function confirm(intent: Intent, fields: Fields): Answer {
    if (intent.status !== 'requires_payment_method') {
      return invalid('payment_intent_unexpected_state', 'intent')
    }
    const { payment_method: name = '', off_session, return_url } = fields
    const known = methods.get(name)
    const card = known?.card ?? /^pm_card_(\w+)$/.exec(name)?.[1] ?? ''
    if (!cards[card]) return invalid('resource_missing', 'payment_method', 404)
    // A card that was charged without a customer, or detached, can no longer be used: Stripe names neither a code nor a
    // parameter.
    if (known && (known.customer === null || known.customer !== intent.customer))
      return refusal(400, { type: 'invalid_request_error', message: usedUp })
    const method = known ? name : newId('pm')
    methods.set(method, { card, customer: known?.customer ?? null })
    const isSaved = off_session === 'true'
    if (cards[card].acts && isSaved)
      return decline(intent, 'authentication_required', 'authentication_required')
    if (cards[card].acts) {
      intent.status = 'requires_action'
      intent.payment_method = method
      const redirect = {
        type: 'redirect_to_url',
        redirect_to_url: { url: `${standIn.url}/acs/${intent.id}`, return_url },
      }
      intent.next_action = return_url ? redirect : { type: 'use_stripe_sdk', use_stripe_sdk: {} }
      return ok(shown(intent))
    }
    return tryCard(intent, method, isSaved)
  }

  function cancelIntent(intent: Intent): Answer {
    if (!['requires_payment_method', 'requires_action'].includes(intent.status)) {
      return invalid('payment_intent_unexpected_state', 'intent')
    }
    intent.status = 'canceled'
    intent.next_action = null
    tell('payment_intent.canceled', shown(intent))
    return ok(shown(intent))
  }

  function expireSession(id: string): Answer {
    const session = sessions.get(id)!
    if (session.status !== 'open') return invalid(undefined, 'session')
    session.status = 'expired'
    tell('checkout.session.expired', shownSession(id))
    return ok(shownSession(id))
  }

  function tryCard(intent: Intent, method: string, isSaved = false): Answer {
    const { declines, loses } = cards[methods.get(method)!.card]!
    if (declines === 'always' || (declines && isSaved))
      return decline(intent, 'card_declined', 'generic_decline')
    settle(intent, method)
    return { ...ok(shown(intent)), isLost: loses }
  }

  function settle(intent: Intent, method: string) {
    intent.status = 'succeeded'
    intent.payment_method = method
    intent.next_action = null
    noteCharge(intent, 'succeeded')
    if (intent.setup_future_usage) methods.get(method)!.customer = intent.customer
    tell('payment_intent.succeeded', shown(intent))
  }

  function noteCharge(intent: Intent, status: string) {
    charges.push({ id: newId('ch'), created: Math.floor(clock.now().getTime() / seconds), status, intent })
  }

  function shownCharge({ intent, ...charge }: (typeof charges)[number], fields: Fields) {
    const isExpanded = fields['expand[0]'] === 'data.payment_intent'
    const payment_intent = isExpanded ? shown(intent) : intent.id
    return { ...charge, object: 'charge', payment_intent, metadata: intent.metadata }
  }

  function decline(intent: Intent, code: string, decline_code: string): Answer {
    intent.status = 'requires_payment_method'
    intent.next_action = null
    noteCharge(intent, 'failed')
    intent.last_payment_error = { type: 'card_error', code, decline_code, message: 'Your card was declined.' }
    tell('payment_intent.payment_failed', shown(intent))
    return refusal(402, { ...intent.last_payment_error, payment_intent: shown(intent) })
  }

  function createSession(fields: Fields): Answer {
    const price = 'line_items[0][price_data]'
    const error = amountError(fields[`${price}[unit_amount]`]!, fields[`${price}[currency]`]!)
    if (error) return error
    if (!fields.success_url || fields.mode !== 'payment') return invalid('parameter_missing', 'success_url')
    const lasts = Number(fields.expires_at ?? 0) * seconds - clock.now().getTime()
    if (fields.expires_at && (lasts < 30 * minutes || lasts > 24 * hours))
      return invalid(undefined, 'expires_at')
    const id = newId('cs_test')
    sessions.set(id, { id, status: 'open', fields, intent: null })
    return ok(shownSession(id))
  }

  function shownSession(id: string) {
    const { status, fields, intent } = sessions.get(id)!
    return {
      id,
      object: 'checkout.session',
      status,
      metadata: metadataOf(fields),
      url: status === 'open' ? `${standIn.url}/c/pay/${id}` : null,
      payment_intent: intent ? shown(intents.get(intent)!) : null,
    }
  }

  function shown(intent: Intent) {
    const card = cards[methods.get(intent.payment_method ?? '')?.card ?? '']
    const { brand, last4 } = card ?? {}
    const isPaid = intent.status === 'succeeded'
    return {
      ...intent,
      object: 'payment_intent',
      client_secret: `${intent.id}_secret_canary`,
      amount_received: isPaid ? intent.amount : 0,
      latest_charge: isPaid
        ? {
            id: `ch_${intent.id}`,
            payment_method_details: { card: { brand, last4, country: 'US' } },
            balance_transaction: {
              id: `txn_${intent.id}`,
              fee: stripeFee(intent.amount),
              currency: intent.currency,
            },
          }
        : null,
    }
  }

  function tell(type: string, object: object) {
    const body = JSON.stringify({ id: newId('evt'), object: 'event', type, data: { object } })
    standIn.notify(body, { 'stripe-signature': sign(body) })
  }

  /** Confirms like a shopper who has entered a card. */
  function pay(intent: Intent, card: string) {
    const method = newId('pm')
    methods.set(method, { card, customer: null })
    tryCard(intent, method)
  }

  return {
    ...standIn,
    intents,
    refunds: refunds.made,
    dispute: disputes.open,
    moveDispute: disputes.move,
    customers,
    /** Fails on the next matching request, before or after executing it, and keeps that reply for the key. */
    breakNext: requests.breakNext,
    /** Forgets the idempotency keys, as Stripe does after a day. */
    forgetKeys: requests.forgetKeys,
    /** Takes a saved card away from its customer in Stripe's dashboard, as the merchant. */
    detach: (token: string) => Object.assign(methods.get(token.split('/')[1]!)!, { customer: null }),
    /** Pays on Stripe's page, as the shopper. A card that is declined there leaves the page open. */
    usePage(url: string, card: string) {
      const session = sessions.get(url.split('/').at(-1)!)!
      const { fields } = session
      const price = 'line_items[0][price_data]'
      const future = fields['payment_intent_data[setup_future_usage]']
      const intent = newIntent(
        {
          amount: fields[`${price}[unit_amount]`]!,
          currency: fields[`${price}[currency]`]!,
          ...(fields.customer_creation === 'always' && { customer: newCustomer() }),
          ...(future && { setup_future_usage: future }),
        },
        metadataOf(fields, 'payment_intent_data[metadata]'),
      )
      pay(intent, card)
      if (intent.status !== 'succeeded') return
      Object.assign(session, { status: 'complete', intent: intent.id })
    },
    /** Refunds a part of a charge in Stripe's dashboard, as the merchant. */
    refund(reference: string, amount: number) {
      const intent = [...intents.values()].find(({ metadata }) => metadata.reference === reference)!
      return refunds.create({ payment_intent: intent.id, amount: `${amount}` })
    },
    expirePage: (url: string) => Object.assign(sessions.get(url.split('/').at(-1)!)!, { status: 'expired' }),
    /** Pays with Stripe's SDK, as the storefront. */
    useSdk: (clientSecret: string, card: string) =>
      pay(intents.get(clientSecret.split('_secret')[0]!)!, card),
    /** Returns from the bank, as the shopper. */
    authenticate(id: string, isPassed = true) {
      const intent = intents.get(id)!
      if (isPassed) settle(intent, intent.payment_method!)
      else decline(intent, 'payment_intent_authentication_failure', '')
    },
    /** Returns how many charges succeeded under a reference. */
    taken: (reference: string) =>
      [...intents.values()].filter(
        (one) => one.metadata.reference === reference && one.status === 'succeeded',
      ).length,
  }
}
