import { createHmac } from 'node:crypto'
import { clock } from '../../src/base/clock.ts'
import { paystackDisputes } from './paystack-disputes.ts'
import { listed, refusal, reply } from './paystack-wire.ts'
import { type Answer, openStandIn, type StandInRequest } from './stand-in.ts'

export const paystackSecret = 'sk_test_paystack'

interface Transaction {
  id: number
  reference: string
  status: string
  amount: number
  currency: string
  email: string
  card: string | null
  callbackUrl: string | null
  /** The authorization of the saved card that was charged. */
  authorization: string | null
  accessCode: string
  /** The amount that the merchant asked for; the shopper pays the fees on top if the account says so. */
  requested: number
  refunded: number
  createdAt: string
}

interface Refund {
  id: number
  transaction: number
  amount: number
  currency: string
  status: string
  merchant_note: string
  createdAt: string
}

/** The fees of a transaction. */
export const paystackFee = (amount: number) => Math.ceil(amount * 0.015)

/** How a card behaves, on the page and as an authorization. */
const cards: Record<
  string,
  { brand: string; last4: string; reusable: boolean; declines: string; loses?: true }
> = {
  ok: { brand: 'visa ', last4: '4081', reusable: true, declines: 'never' },
  declined: { brand: 'visa', last4: '5408', reusable: true, declines: 'always' },
  single: { brand: 'verve', last4: '1237', reusable: false, declines: 'never' },
  fading: { brand: 'mastercard', last4: '2408', reusable: true, declines: 'when saved' },
  challenged: { brand: 'mastercard', last4: '3408', reusable: true, declines: 'paused' },
  lossy: { brand: 'visa', last4: '0408', reusable: true, declines: 'never', loses: true },
}

const currencies = ['NGN', 'GHS', 'ZAR', 'KES', 'USD', 'XOF']

/**
 * Opens a stand-in that speaks Paystack's wire format: JSON, hundredths, no idempotency keys, callbacks by
 * HMAC-SHA512.
 */
export async function openPaystack(callbackUrl?: string) {
  const transactions = new Map<string, Transaction>()
  const refunds: Refund[] = []
  const account = { passesFees: false, listsAll: false, hidesPages: false }
  const authorizations = new Map<string, { card: string; email: string }>()
  const standIn = await openStandIn(answer, callbackUrl)
  const disputes = paystackDisputes<Transaction>({ tell, shown })

  function answer(asked: StandInRequest): Answer {
    if (asked.headers.authorization !== `Bearer ${paystackSecret}`)
      return refusal(401, 'Invalid key', 'invalid_Key')
    const body = asked.body ? JSON.parse(asked.body) : {}
    const [, verified] = /^\/transaction\/verify\/(.+)$/.exec(asked.path) ?? []
    if (verified) return verify(decodeURIComponent(verified))
    const [, fetched] = /^\/transaction\/(\d+)$/.exec(asked.path) ?? []
    if (fetched) return fetch(Number(fetched))
    const [, disputed] = /^\/dispute\/(\w+)$/.exec(asked.path) ?? []
    if (disputed) return disputes.find(disputed) ?? refusal(404, 'Dispute not found', 'not_found')
    switch (`${asked.method} ${asked.path}`) {
      case 'POST /transaction/initialize':
        return begin(body, null)
      case 'POST /transaction/charge_authorization':
        return begin(body, body.authorization_code ?? '')
      case 'POST /refund':
        return refund(body)
      case 'GET /transaction':
        return listTransactions(asked.query)
      case 'GET /dispute':
        return disputes.list(asked.query)
      case 'GET /refund':
        return listRefunds(asked.query)
      default:
        return refusal(404, 'Not found', 'not_found')
    }
  }

  function begin(body: Record<string, unknown>, authorization: string | null): Answer {
    const { reference, amount, currency, email } = body as Record<string, string> & { amount: number }
    // https://paystack.com/docs/api/transaction: only -, ., = and alphanumeric characters are allowed.
    if (!/^[-.=a-z0-9]+$/i.test(`${reference}`)) return refusal(400, 'Invalid reference', 'invalid_reference')
    if (!Number.isInteger(amount) || amount <= 0) return refusal(400, 'Invalid Amount Sent', 'invalid_amount')
    if (amount > 1_000_000_000) return refusal(400, 'Transaction amount limit exceeded', 'unknown')
    if (!currencies.includes(currency!)) {
      return refusal(403, 'Currency not supported by merchant', 'unsupported_currency')
    }
    if (transactions.has(reference!))
      return refusal(400, 'Duplicate Transaction Reference', 'duplicate_reference')
    const saved = authorization === null ? null : authorizations.get(authorization)
    if (authorization !== null && saved?.email !== email) {
      return refusal(400, 'Authorization code does not exist', 'invalid_authorization')
    }
    const id = 1_000_000 + transactions.size
    const transaction: Transaction = {
      id,
      reference: reference!,
      status: 'abandoned',
      amount,
      currency: currency!,
      email: email!,
      requested: amount,
      card: null,
      authorization,
      callbackUrl: (body.callback_url as string) ?? null,
      accessCode: `acc_${id}`,
      refunded: 0,
      createdAt: clock.now().toISOString(),
    }
    transactions.set(reference!, transaction)
    if (saved) return chargeSaved(transaction, saved.card)
    const page = {
      authorization_url: `${standIn.url}/${transaction.accessCode}`,
      access_code: transaction.accessCode,
    }
    return reply('Authorization URL created', { ...page, reference })
  }

  function chargeSaved(transaction: Transaction, card: string): Answer {
    const { declines, loses } = cards[card]!
    if (declines === 'paused') {
      const authorization_url = `${standIn.url}/${transaction.accessCode}`
      return reply('Please, redirect your customer', {
        ...shown(transaction),
        paused: true,
        authorization_url,
      })
    }
    settle(transaction, card, declines === 'when saved')
    // Only a look-up returns the requested amount.
    const { requested_amount: _, ...attempted } = shown(transaction)
    return { ...reply('Charge attempted', attempted), isLost: loses }
  }

  function settle(transaction: Transaction, card: string, isDeclined: boolean) {
    transaction.card = card
    transaction.status = isDeclined ? 'failed' : 'success'
    if (account.passesFees) transaction.amount += paystackFee(transaction.requested)
    if (!isDeclined) tell('charge.success', shown(transaction))
  }

  function verify(reference: string): Answer {
    const transaction = transactions.get(reference)
    if (!transaction) return refusal(400, 'Transaction reference not found.', 'transaction_not_found')
    return reply('Verification successful', shown(transaction))
  }

  function fetch(id: number): Answer {
    const transaction = [...transactions.values()].find((one) => one.id === id)
    if (!transaction) return refusal(404, 'Transaction ID not found', 'transaction_not_found')
    return reply('Transaction retrieved', shown(transaction))
  }

  function listTransactions(query: URLSearchParams): Answer {
    const status = query.get('status')
    const asked = [...transactions.values()].filter((one) => !status || one.status === status)
    return listed('Transactions retrieved', asked.map(shown), query)
  }

  function shown(transaction: Transaction) {
    const { id, reference, status, amount, requested: requested_amount, currency, email, card } = transaction
    const { brand, last4, reusable } = cards[card ?? ''] ?? {}
    const country_code = 'NG'
    const code = transaction.authorization ?? `AUTH_${card}${id}`
    if (card && reusable) authorizations.set(code, { card, email })
    const authorization = card
      ? { authorization_code: code, brand, last4, country_code, reusable, channel: 'card' }
      : {}
    const gateway_response = { success: 'Successful', failed: 'Declined', abandoned: 'Not paid' }[status]
    return {
      id,
      domain: 'test',
      status,
      reference,
      amount,
      requested_amount,
      fees: status === 'success' ? paystackFee(requested_amount) : null,
      currency,
      gateway_response,
      authorization,
      customer: { email },
      createdAt: transaction.createdAt,
    }
  }

  function refund({ transaction: id, amount, merchant_note }: Record<string, unknown>): Answer {
    const transaction = [...transactions.values()].find((one) => one.id === id || one.reference === id)
    // A refund takes the transaction from success to reversed (https://support.paystack.com/en/articles/2130434).
    if (!transaction || !['success', 'reversed'].includes(transaction.status))
      return refusal(404, 'Transaction not found', 'transaction_not_found')
    if (transaction.refunded === transaction.amount)
      return refusal(400, 'Transaction has been fully reversed', 'transaction_reversed')
    if (transaction.refunded + Number(amount) > transaction.amount) {
      return refusal(400, 'Refund amount cannot be more than the transaction amount', 'invalid_amount')
    }
    transaction.refunded += Number(amount)
    transaction.status = 'reversed'
    const refund = {
      id: refunds.length + 1,
      transaction: transaction.id,
      amount: Number(amount),
      status: 'pending',
      currency: transaction.currency,
      merchant_note: `${merchant_note}`,
      createdAt: clock.now().toISOString(),
    }
    refunds.push(refund)
    tell('refund.pending', { ...refund, transaction_reference: transaction.reference })
    return reply('Refund has been queued for processing', { ...refund, transaction: shown(transaction) })
  }

  function listRefunds(query: URLSearchParams): Answer {
    const asked = query.get('transaction')
    const isAsked = ({ transaction }: Refund) => asked === null || `${transaction}` === asked
    const made = refunds.filter((one) => account.listsAll || isAsked(one))
    return listed('Refunds retrieved', made, query, account.hidesPages)
  }

  function tell(event: string, data: object) {
    const body = JSON.stringify({ event, data })
    standIn.notify(body, { 'x-paystack-signature': sign(body) })
  }

  return {
    ...standIn,
    transactions,
    refunds,
    /** Has shoppers pay Paystack's fees on top of each amount, as a setting of the dashboard does. */
    passFees: (passesFees = true) => Object.assign(account, { passesFees }),
    /** Lists the refunds of all charges, no matter which charge is asked for. */
    listAll: () => Object.assign(account, { listsAll: true }),
    /** Does not say how many pages the list of refunds has. */
    hidePages: (hidesPages = true) => Object.assign(account, { hidesPages }),
    /** Chooses a card on the page, as the shopper. */
    usePage(authorizationUrl: string, card: string) {
      const transaction = [...transactions.values()].find((one) => authorizationUrl.endsWith(one.accessCode))!
      settle(transaction, card, cards[card]!.declines === 'always')
    },
    dispute: (reference: string, options = {}) =>
      disputes.open(transactions.get(hyphened(reference))!, options),
    resolveDispute: disputes.resolve,
    /** Refunds a part of a charge in Paystack's dashboard, as the merchant. */
    refund: (reference: string, amount: number) =>
      refund({ transaction: hyphened(reference), amount, merchant_note: 'Refund by ada@example.com' }),
    /** Returns the amount that was charged under a reference. */
    taken: (reference: string) =>
      ['success', 'reversed'].includes(transactions.get(hyphened(reference))?.status ?? '') ? 1 : 0,
  }
}
export type Paystack = Awaited<ReturnType<typeof openPaystack>>

/** Returns a callback about a charge, with Paystack's signature. */
export function paystackCallback(reference: string, secret = paystackSecret) {
  const body = JSON.stringify({
    event: 'charge.success',
    data: { reference: hyphened(reference), status: 'success' },
  })
  return { body, headers: { 'x-paystack-signature': sign(body, secret) } }
}

/** Returns our reference in Paystack's alphabet. */
export function hyphened(reference: string): string {
  return reference.replaceAll('_', '-')
}

function sign(body: string, secret = paystackSecret): string {
  return createHmac('sha512', secret).update(body).digest('hex')
}
