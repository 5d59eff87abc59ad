import type { Logger } from 'pino'
import { Shippo } from 'shippo'
import type { Rate, Transaction, TransactionStatusEnum } from 'shippo/models/components/index.js'
import { ResponseValidationError, ShippoError } from 'shippo/models/errors/index.js'
import { seconds } from '../../base/clock.ts'
import { Breaker } from '../breaker.ts'
import {
  type CourierAddress,
  CourierError,
  type CourierProvider,
  type CustomsLine,
  type LabelOutcome,
  type Quote,
} from './provider.ts'

export interface ShippoOptions {
  token: string
  /** null: Shippo's own address. */
  url: string | null
  /** Milliseconds, for a whole look-up. */
  timeout?: number
  /** Milliseconds, for buying a label: Shippo waits until the carrier has made it. */
  labelTimeout?: number
  log: Pick<Logger, 'warn'>
}

/** Returns the gateway to Shippo through its own SDK, which asks each carrier account of the token's owner. */
export function shippoProvider({
  token,
  url,
  timeout = 2 * seconds,
  labelTimeout = 15 * seconds,
  log,
}: ShippoOptions): CourierProvider {
  const shippo = new Shippo({
    apiKeyHeader: token,
    shippoApiVersion: '2018-02-08',
    ...(url && { serverURL: url }),
  })
  const breaker = new Breaker(isRefusal)
  return {
    name: 'shippo',
    // DHL, FedEx and UPS sell no label without a number.
    needsPhone: true,
    async quote({ from, to, parcel, customs }, before) {
      if (!breaker.isOpen()) await before?.()
      try {
        const request = {
          addressFrom: addressOf(from),
          addressTo: addressOf(to),
          parcels: [parcelOf(parcel)],
          ...(customs && { customsDeclaration: declarationOf(customs, from) }),
          async: false,
        }
        const { rates } = await breaker.run(() =>
          readable(shippo.shipments.create(request, { timeoutMs: timeout })),
        )
        const quotes = rates.flatMap((rate) => quoteOf(rate) ?? [])
        if (quotes.length < rates.length)
          log.warn({ rates: rates.length, read: quotes.length }, 'Shippo sent rates that cannot be read')
        if (quotes.length === 0 && rates.length > 0) throw new Error('none of the rates can be read')
        return quotes
      } catch (error) {
        throw new CourierError(reasonOf(error), { cause: error })
      }
    },
    async buyLabel({ rate, reference }) {
      const request = { rate, metadata: reference, async: false, labelFileType: 'PDF' as const }
      try {
        return outcomeOf(await readable(shippo.transactions.create(request, { timeoutMs: labelTimeout })))
      } catch (error) {
        const reason = reasonOf(error)
        return isRefusal(error) ? { state: 'refused', reason } : { state: 'unknown', reason }
      }
    },
    async findLabel({ rate }) {
      try {
        const request = { rate, results: 100 }
        const { results } = await readable(shippo.transactions.list(request, { timeoutMs: timeout }))
        if (!Array.isArray(results)) throw new Error('Shippo answered without labels')
        return settledOf(results.filter((found) => rateOf(found) === rate).map(outcomeOf))
      } catch (error) {
        return { state: 'unknown', reason: reasonOf(error) }
      }
    },
  }
}

function addressOf({ name, phone, line1, line2, city, state, country, postalCode }: CourierAddress) {
  // Leaves out missing parts of an address: not every country has all of them.
  const parts = Object.entries({ phone, street2: line2, city, state, zip: postalCode }).filter(
    ([, part]) => part,
  )
  return { name, street1: line1, country, ...Object.fromEntries(parts) }
}

function parcelOf({
  weight,
  length,
  width,
  height,
}: Record<'weight' | 'length' | 'width' | 'height', number>) {
  const sizes = { length: String(length), width: String(width), height: String(height) }
  return { weight: String(weight), ...sizes, massUnit: 'kg' as const, distanceUnit: 'cm' as const }
}

/** Shippo takes no longer description of an item. */
const longestDescription = 200

/**
 * Returns the declaration for customs, signed in the name of the sender. Shippo requires a country of origin, which is
 * that of the sender where the store has named none.
 */
function declarationOf(customs: CustomsLine[], { name, country }: CourierAddress) {
  return {
    certify: true,
    certifySigner: name,
    contentsType: 'MERCHANDISE' as const,
    nonDeliveryOption: 'RETURN' as const,
    items: customs.map(({ description, quantity, weight, value, currency, hsCode, originCountry }) => ({
      description: description.slice(0, longestDescription),
      quantity,
      netWeight: String(weight),
      massUnit: 'kg' as const,
      valueAmount: String(value),
      valueCurrency: currency,
      originCountry: originCountry ?? country,
      ...(hsCode && { tariffNumber: hsCode }),
    })),
  }
}

/** Returns a quote; null if the rate is incomplete, so that it costs no other one. */
function quoteOf(rate: Partial<Rate> | null): Quote | null {
  const { objectId, servicelevel, provider, carrierAccount, providerImage75, currency } = rate ?? {}
  const amount = Number(rate?.amount || Number.NaN)
  if (!objectId || !provider || !currency || !Number.isFinite(amount) || amount < 0) return null
  const { token, name } = servicelevel ?? {}
  return {
    id: objectId,
    service: token ?? null,
    carrier: provider,
    courier: { id: carrierAccount ?? null, name: provider, image: providerImage75 || null },
    method: name ?? provider,
    amount,
    currency,
    etaDays: Number.isInteger(rate?.estimatedDays) ? rate!.estimatedDays! : null,
  }
}

/** A label with one of these statuses was sold; one that was returned, or soon will be, is void. */
const sold: Partial<Record<TransactionStatusEnum, 'bought' | 'refunded'>> = {
  SUCCESS: 'bought',
  REFUNDREJECTED: 'bought',
  REFUNDPENDING: 'refunded',
  REFUNDED: 'refunded',
}

function outcomeOf({ status, objectId, messages, ...label }: Partial<Transaction>): LabelOutcome {
  const state = status && sold[status]
  if (state && objectId) {
    // Anything that the carrier does not have is missing, null or an empty text.
    return {
      state,
      id: objectId,
      trackingNumber: label.trackingNumber || '',
      trackingUrl: label.trackingUrlProvider || null,
      labelUrl: label.labelUrl || null,
      tracking: trackingOf(label.trackingStatus),
    }
  }
  const reason = messages?.map(({ text }) => text).join(' ') || `Shippo says ${status}`
  return { state: status === 'ERROR' ? 'refused' : 'unknown', reason }
}

/** Returns the tracking status, which is a string or an object that contains one (the SDK's issue 109). */
function trackingOf(status: unknown): string | null {
  const word =
    typeof status === 'object' && status !== null ? (status as { status?: unknown }).status : status
  return typeof word === 'string' ? word : null
}

/** Returns the outcome of several attempts at one rate: preferably a sold label, then one that may still be sold. */
function settledOf(outcomes: LabelOutcome[]): LabelOutcome {
  const first = (state: LabelOutcome['state']) => outcomes.find((outcome) => outcome.state === state)
  return first('bought') ?? first('unknown') ?? first('refunded') ?? first('refused') ?? { state: 'missing' }
}

function rateOf({ rate }: Partial<Transaction>): string | undefined {
  return typeof rate === 'string' ? rate : rate?.objectId
}

/**
 * Resolves to a reply that the SDK rejects although the live API may send it: a tracking status that is an object and
 * not a string (the SDK's issue 109), or one odd rate among others. The label is bought by then, and the other rates
 * are good, so the rejected reply is read as it came.
 */
async function readable<Reply extends object>(reply: Promise<Reply>): Promise<Reply> {
  try {
    return await reply
  } catch (error) {
    if (error instanceof ResponseValidationError) return inCamelCase(error.rawValue) as Reply
    throw error
  }
}

function inCamelCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inCamelCase)
  if (typeof value !== 'object' || value === null) return value
  const renamed = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [renamed(name), inCamelCase(inner)]))
}

/** Returns whether nothing was bought: a 4xx status says so, but 408 and 429 leave it open. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ShippoError)) return false
  return error.statusCode >= 400 && error.statusCode < 500 && ![408, 429].includes(error.statusCode)
}

function reasonOf(error: unknown): string {
  return (error as Error).message.slice(0, 500)
}
