import { clock, days } from '../../src/clock.ts'
import { newId } from '../../src/ids.ts'
import { renewPasses } from '../../src/jobs/renew-passes.ts'
import { createAccount, createProduct, createShop } from './fixtures.ts'
import type { Payments } from './payments.ts'

/** A pass with a saved card that ends in 30 days from now, by the service's clock; `price` in minor units. */
export async function createPass(
  payments: Payments,
  values: Partial<{ card: string; price: number; endsAt: Date }> = {},
) {
  const { db, environment } = payments
  const { card = 'tok_ok', price = 1200, endsAt = new Date(clock.now().getTime() + 30 * days) } = values
  const shop = await createShop({ type: 'digital' })
  const shopper = await createAccount()
  const product = await createProduct(shop, { price, digital: { accessType: 'pass' } })
  const id = newId()
  const first = await payments.provider.charge({
    ...{ reference: `first_${id}`, idempotencyKey: `first_${id}`, amount: 1200, currency: 'USD' },
    ...{ email: shopper.email!, card },
  })
  if (first.state !== 'succeeded' || !first.card.token) throw new Error('the card cannot be saved')
  await db('entitlements').insert({
    ...{ id, shop_id: shop.id, user_id: shopper.id, product_id: product.id, access_type: 'pass' },
    ...{ starts_at: clock.now(), ends_at: endsAt, auto_renew: true, renewal_email: shopper.email },
    ...{ card_provider: 'sandbox', card_brand: first.card.brand, card_last4: first.card.last4 },
    card_token_sealed: environment.vault.seal(first.card.token, id),
  })
  return {
    ...{ id, shop, shopper, product, endsAt },
    row: () => db('entitlements').where({ id }).first(),
    change: (changes: object) => db('entitlements').where({ id }).update(changes),
    charges: () => db('charges').where({ entitlement_id: id }).orderBy('id'),
    /** What the provider has charged for renewals of this pass, from its own ledger. */
    charged: async () => {
      const references = await db('charges').where({ entitlement_id: id }).pluck('reference')
      return payments
        .ledger()
        .flatMap(({ charge, refund }) =>
          charge && !refund && charge.state === 'succeeded' && references.includes(charge.reference)
            ? [charge]
            : [],
        )
    },
    mails: async () => {
      const rows = await db('mails').where({ recipient: shopper.email }).orderBy('id')
      return rows.map(({ id: mail, subject, body }) => ({
        subject,
        text: environment.vault.open(body, mail),
      }))
    },
    notifications: () => db('notifications').where({ shop_id: shop.id }).orderBy('id'),
  }
}
export type Pass = Awaited<ReturnType<typeof createPass>>

/** A run of the job, as the clock would start it. */
export function renew({ db, environment }: Payments): Promise<void> {
  return renewPasses.run({ db, environment, signal: new AbortController().signal })
}
