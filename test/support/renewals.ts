import { clock, days } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import { sandboxProvider } from '../../src/gateways/payments/sandbox/provider.ts'
import { renewPasses } from '../../src/jobs/renew-passes.ts'
import { createProduct } from './fixtures/catalogue.ts'
import { createAccount, type Person } from './fixtures/people.ts'
import { createPaymentMethod, createShop } from './fixtures/shops.ts'
import { unique } from './fixtures/unique.ts'
import { moveClock, type Payments } from './payments.ts'
import { sandboxSecrets } from './service.ts'

/** A card that a provider has declared reusable. */
export interface SavedCard {
  provider: string
  brand: string
  last4: string
  token: string
}

/**
 * Creates a pass with a saved card, the sandbox's by default (null: none), that ends 30 days from now, by
 * the service's clock; `price` is in minor units. `like` is another shopper's pass of the same product. Its
 * renewal was announced in time, or is not announced yet.
 */
export async function createPass(
  payments: Payments,
  values: Partial<{
    card: string | null
    saved: SavedCard
    price: number
    endsAt: Date
    announced: boolean
    like: {
      shop: Awaited<ReturnType<typeof createShop>>
      product: Awaited<ReturnType<typeof createProduct>>
    }
    shopper: Person
  }> = {},
) {
  const { db, dependencies } = payments
  const { price = 1200, endsAt = new Date(clock.now().getTime() + 30 * days) } = values
  const saved = values.saved ?? (await saveCard(payments, values.card))
  const shop = values.like?.shop ?? (await createShop({ type: 'digital' }))
  if (!values.like) await createPaymentMethod(shop, saved?.provider)
  const shopper = values.shopper ?? (await createAccount())
  const product =
    values.like?.product ?? (await createProduct(shop, { price, digital: { accessType: 'pass' } }))
  const email = shopper.email ?? `${unique('guest')}@example.com`
  const id = newId()
  await db('entitlements').insert({
    id,
    shop_id: shop.id,
    user_id: shopper.id,
    product_id: product.id,
    access_type: 'pass',
    starts_at: clock.now(),
    ends_at: endsAt,
    ...(saved && {
      auto_renew: true,
      renewal_email: email,
      card_provider: saved.provider,
      card_brand: saved.brand,
      card_last4: saved.last4,
      card_token_sealed: dependencies.vault.seal(saved.token, id),
    }),
    ...((values.announced ?? true) && announced(endsAt, price)),
  })
  return {
    id,
    shop,
    shopper,
    product,
    endsAt,
    row: () => db('entitlements').where({ id }).first(),
    change: (changes: object) => db('entitlements').where({ id }).update(changes),
    charges: () => db('renewal_charges').where({ entitlement_id: id }).orderBy('id'),
    /** Returns the provider's charges for renewals of this pass, from its own ledger. */
    charged: async () => {
      const references = await db('renewal_charges').where({ entitlement_id: id }).pluck('reference')
      return payments
        .ledger()
        .flatMap(({ charge, refund }) =>
          charge && !refund && charge.state === 'succeeded' && references.includes(charge.reference)
            ? [charge]
            : [],
        )
    },
    mails: async () => {
      const rows = await db('mails').where({ recipient: email }).orderBy('id')
      return rows.map(({ id: mail, subject, body }) => ({
        subject,
        text: dependencies.vault.open(body, mail),
      }))
    },
    notifications: () => db('notifications').where({ shop_id: shop.id }).orderBy('id'),
  }
}

/** Returns the columns of a pass whose renewal the job announced in time, at an amount in minor units. */
export function announced(endsAt: Date, amount = 1200) {
  return {
    renewal_noticed_for: endsAt,
    renewal_noticed_price: amount,
    renewal_noticed_amount: amount,
    renewal_charged_from: new Date(endsAt.getTime() - 3 * days),
  }
}

export type Pass = Awaited<ReturnType<typeof createPass>>

/** Returns the subjects of the e-mails about a pass, oldest first. */
export async function subjects(pass: Pass): Promise<string[]> {
  return (await pass.mails()).map(({ subject }) => subject)
}

/** Returns the states of its charges, oldest first. */
export async function states(pass: Pass): Promise<string[]> {
  return (await pass.charges()).map(({ state }) => state)
}

/** Asked for with the longest time-out: many are saved at once, by a stand-in in this very process. */
async function saveCard({ sandboxUrl }: Payments, card: string | null = 'tok_ok'): Promise<SavedCard | null> {
  if (card === null) return null
  const provider = sandboxProvider({ url: sandboxUrl, ...sandboxSecrets, timeout: 25_000 })
  const reference = `first_${newId()}`
  const asked = { reference, idempotencyKey: reference, amount: 1200, currency: 'USD' }
  const first = await provider.charge({ ...asked, email: 'first@example.com', card })
  if (first.state !== 'succeeded' || !first.card.token) throw new Error('the card cannot be saved')
  return { ...first.card, token: first.card.token, provider: 'sandbox' }
}

/** Moves the service's clock to this many milliseconds before the end of a pass. */
export function moveTo({ endsAt }: Pass, beforeEnd: number): void {
  moveClock(endsAt.getTime() - beforeEnd - clock.now().getTime())
}

/** Runs the job once, like the scheduler. */
export function renew({ db, dependencies }: Payments): Promise<void> {
  return renewPasses.run({ db, dependencies, signal: new AbortController().signal })
}
