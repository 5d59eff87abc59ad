// Payment handlers: how an agent that the merchant trusts pays by itself, with a token of the store's card provider.

import type { components } from '../../../generated/agents.types.ts'
import { Refusal, type RefusalName } from '../../base/errors.ts'
import type { Database } from '../../db/database.ts'
import { lookUp } from '../../db/statement.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Message } from '../agents/outcomes.ts'
import { version } from '../agents/protocol.ts'
import { paymentOptions } from '../payments/methods.ts'
import { pay } from '../payments/payments.ts'
import type { AgentCall } from './amounts.ts'
import type { CheckoutRow } from './rows.ts'

export type Handlers = Record<string, components['schemas']['PaymentHandler'][]>
export type Payment = components['schemas']['Payment']

/**
 * Returns the name of the handler that the store of this service has: the reversed host of the Store API, which its
 * operator controls, and what it takes.
 */
const nameOf = ({ config }: Pick<Dependencies, 'config'>): string =>
  [...new URL(config.publicUrls.store).hostname.split('.').reverse(), 'card_token'].join('.')

const methodsOf = lookUp<
  { shopId: string; profile: string; total: number; options: string[] },
  { id: string; option: string }
>(
  'agents.ownMethods',
  `select payment_methods.id, payment_methods.option
  from agents join payment_methods on payment_methods.shop_id = agents.shop_id
  where agents.shop_id = :shopId and agents.profile = :profile and agents.pay_up_to >= :total
    and payment_methods.option = any(:options) and payment_methods.active and payment_methods.deleted_at is null
  order by payment_methods.created_at, payment_methods.id`,
)

/**
 * Returns the handlers by which this agent may pay a total, in minor units: none unless it signs and the merchant lets it
 * pay that much (decision trusted-agents-pay-by-token).
 */
export async function handlersFor(
  db: Database,
  { shop, agent, dependencies }: AgentCall,
  total: number,
): Promise<Handlers> {
  if (!agent.signed) return {}
  const options = paymentOptions(dependencies, shop.currency)
    .filter(({ type, id }) => type === 'gateway' && dependencies.cardProviders[id]!.takesTokens)
    .map(({ id }) => id)
  const methods = await methodsOf(db, { shopId: shop.id, profile: agent.profile, total, options })
  const handlers = methods.map(({ id, option: provider }) => ({
    ...{ id, version, available_instruments: [{ type: 'card' }], config: { provider, business_id: shop.id } },
  }))
  return handlers.length > 0 ? { [nameOf(dependencies)]: handlers } : {}
}

/** Refusals of `pay` that the agent is told of while the order waits for its buyer. */
const ofPaying = new Set<RefusalName>([
  ...(['cardDeclined', 'tooManyCardTries', 'orderTriedTooOften', 'paymentMethodNotFound'] as const),
  ...(['orderNotPayable', 'orderBeingPaid', 'invalidRequest'] as const),
])

/**
 * Pays the order of a checkout with the instrument of an agent. Returns what the agent should know: that it cannot pay so,
 * or the card was declined; nothing once it is paid, or while its provider is silent, which the reconciler resolves.
 */
export async function payByToken(
  db: Database,
  call: AgentCall,
  { id: checkoutId, orderId, userId, sealedLink }: CheckoutRow,
  { total, payment }: { total: number; payment: Payment },
): Promise<Message[]> {
  const [instrument, ...others] = payment.instruments ?? []
  if (!instrument) return []
  if (others.length > 0) return [failed('Exactly one payment instrument is taken', '$.payment.instruments')]
  const handlers = Object.values(await handlersFor(db, call, total)).flat()
  if (!handlers.some(({ id }) => id === instrument.handler_id))
    return [failed('This agent cannot pay with this handler', '$.payment.instruments[0].handler_id')]
  const card = instrument.credential?.token
  if (!card) return [failed('The instrument has no token', '$.payment.instruments[0].credential.token')]
  const { shop, ip, dependencies, record } = call
  const about = { shop, ip, orderId: orderId!, shopper: { id: userId }, paymentId: instrument.handler_id }
  try {
    // Without a way back, some providers give no page on which the buyer confirms the card.
    const returnUrl = dependencies.vault.open(sealedLink!, checkoutId)
    await pay(db, { ...dependencies, record: record! }, { ...about, card, returnUrl })
    return []
  } catch (error) {
    const name = error instanceof Refusal ? error.refusal : undefined
    if (name === 'paymentProviderUnavailable') return []
    if (name && ofPaying.has(name)) return [failed((error as Refusal).message, '$.payment.instruments[0]')]
    throw error
  }
}

const failed = (content: string, path: string): Message => ({
  ...{ type: 'error', code: 'payment_failed', content, severity: 'recoverable', path },
})
