import { days } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import type { CardProvider } from '../../src/gateways/payments/provider.ts'
import { readProviderReports } from '../../src/jobs/read-provider-reports.ts'
import { providers, saveCardOf, withCardProviders } from '../support/card-providers.ts'
import { createPayable, type Payable, resetClock } from '../support/payments.ts'
import { createPass, moveTo, renew } from '../support/renewals.ts'
import { until } from '../support/until.ts'

export const names = ['stripe', 'paystack'] as const
export type Name = (typeof names)[number]
const returnUrl = 'https://shop.example/thanks'
const cardOf = (name: Name) => (name === 'stripe' ? 'visa' : 'ok')

export const read = (signal = new AbortController().signal) =>
  readProviderReports.run({ db: providers.db, dependencies: providers.dependencies, signal })

export const looks = (provider: string) =>
  providers.db('provider_looks').where({ provider }).orderBy('kind').select('kind', 'page', 'looked_until')
/** Waits until each look has come to its end: a run may leave a page to the next one, as the job does every minute. */
export const allOver = (provider: string) =>
  until(`the end of all looks at ${provider}`, async () => {
    const isOver = (await looks(provider)).every(({ looked_until: at }) => at !== null)
    if (!isOver) await read()
    return isOver
  })

export function tamper(name: Name, changes: Partial<CardProvider>) {
  const honest = providers.dependencies.cardProviders[name]!
  providers.dependencies.cardProviders[name] = { ...honest, ...changes }
  return honest
}

export async function begun(name: Name) {
  const payable = await createPayable(providers, {}, { option: name })
  const { body } = await payable.pay({ returnUrl }).expect(200)
  const { reference, authorizationUrl } = body.data
  return { payable, reference, use: () => providers[name].usePage(authorizationUrl, cardOf(name)) }
}

export async function paid(name: Name) {
  const { payable, reference, use } = await begun(name)
  use()
  await payable.status().expect(200)
  return { payable, reference }
}

export async function renewed(name: Name) {
  const pass = await createPass(providers, { saved: await saveCardOf(providers, name, cardOf(name)) })
  moveTo(pass, 2 * days)
  await renew(providers)
  resetClock()
  return { pass, reference: (await pass.charges())[0].reference as string }
}

/** Charges of somebody else with the same account at the provider, each refunded in part. */
export async function others(name: Name, count: number) {
  const { reference } = await saveCardReference(name)
  for (let made = 0; made < count; made += 1) providers[name].refund(reference, 1)
}

export async function saveCardReference(name: Name) {
  const reference = `theirs_${newId()}`
  const asked = {
    reference,
    idempotencyKey: reference,
    amount: 5000,
    currency: 'USD',
    email: 'a@example.com',
  }
  const opened = await providers.dependencies.cardProviders[name]!.charge({ ...asked, returnUrl })
  if (opened.state !== 'pending') throw new Error(`the page is ${opened.state}`)
  providers[name].usePage(opened.authorizationUrl!, cardOf(name))
  return { reference }
}

export const newsOf = ({ shop }: Pick<Payable, 'shop'>) =>
  providers
    .db('notifications')
    .where({ shop_id: shop.id, type: 'payment_disputed' })
    .orderBy('id')
    .pluck('title')
export const amounts = async (payable: Payable) => (await payable.refunds()).map(({ amount }) => amount)

/** Registers hooks: all card providers are open, and before each test none has been read. */
export function withProviderReports(): void {
  withCardProviders()
  beforeEach(() => providers.db('provider_looks').delete())
}
