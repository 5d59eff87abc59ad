import { EventEmitter, once } from 'node:events'
import { expect } from 'chai'
import { days, hours, minutes } from '../../src/base/clock.ts'
import { newId } from '../../src/base/ids.ts'
import type { CardProvider } from '../../src/gateways/payments/provider.ts'
import { readProviderReports } from '../../src/jobs/read-provider-reports.ts'
import { providers, saveCardOf, withCardProviders } from '../support/card-providers.ts'
import { createPayable, moveClock, type Payable, resetClock } from '../support/payments.ts'
import { paystackCallback } from '../support/paystack.ts'
import { createPass, moveTo, renew, states } from '../support/renewals.ts'
import { call } from '../support/service.ts'
import { stripeCallback } from '../support/stripe-wire.ts'
import { until } from '../support/until.ts'

const names = ['stripe', 'paystack'] as const
type Name = (typeof names)[number]

const returnUrl = 'https://shop.example/thanks'
const cardOf = (name: Name) => (name === 'stripe' ? 'visa' : 'ok')

describe('read-provider-reports', () => {
  withCardProviders()
  beforeEach(() => providers.db('provider_looks').delete())

  const read = (signal = new AbortController().signal) =>
    readProviderReports.run({ db: providers.db, dependencies: providers.dependencies, signal })
  const looks = (provider: string) =>
    providers.db('provider_looks').where({ provider }).orderBy('kind').select('kind', 'page', 'looked_until')

  /** Waits until each look has come to its end: a run may leave a page to the next one, as the job does every minute. */
  const allOver = (provider: string) =>
    until(`the end of all looks at ${provider}`, async () => {
      const isOver = (await looks(provider)).every(({ looked_until: at }) => at !== null)
      if (!isOver) await read()
      return isOver
    })

  function tamper(name: Name, changes: Partial<CardProvider>) {
    const honest = providers.dependencies.cardProviders[name]!
    providers.dependencies.cardProviders[name] = { ...honest, ...changes }
    return honest
  }

  async function begun(name: Name) {
    const payable = await createPayable(providers, {}, { option: name })
    const { body } = await payable.pay({ returnUrl }).expect(200)
    const { reference, authorizationUrl } = body.data
    return { payable, reference, use: () => providers[name].usePage(authorizationUrl, cardOf(name)) }
  }

  async function paid(name: Name) {
    const { payable, reference, use } = await begun(name)
    use()
    await payable.status().expect(200)
    return { payable, reference }
  }

  async function renewed(name: Name) {
    const pass = await createPass(providers, { saved: await saveCardOf(providers, name, cardOf(name)) })
    moveTo(pass, 2 * days)
    await renew(providers)
    resetClock()
    return { pass, reference: (await pass.charges())[0].reference as string }
  }

  /** Charges of somebody else with the same account at the provider, each refunded in part. */
  async function others(name: Name, count: number) {
    const { reference } = await saveCardReference(name)
    for (let made = 0; made < count; made += 1) providers[name].refund(reference, 1)
  }
  async function saveCardReference(name: Name) {
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

  const newsOf = ({ shop }: Pick<Payable, 'shop'>) =>
    providers
      .db('notifications')
      .where({ shop_id: shop.id, type: 'payment_disputed' })
      .orderBy('id')
      .pluck('title')

  const amounts = async (payable: Payable) => (await payable.refunds()).map(({ amount }) => amount)

  for (const name of names) {
    const callBack = async (reference: string) => {
      const { body, headers } = (name === 'stripe' ? stripeCallback : paystackCallback)(reference)
      const path = `/api/v1/payments/webhooks/${name}`
      await call('store', providers.store).post(path).type('json').set(headers).send(body).expect(200)
    }

    it(`records a refund in the dashboard of ${name} whose callback was lost, once, also where it comes late`, async () => {
      const { payable, reference } = await paid(name)
      const before = await payable.events()
      providers[name].refund(reference, 2000)
      await Promise.all([read(), read(), callBack(reference)])
      expect(await amounts(payable)).to.eql([2000])
      moveClock(25 * hours)
      await read()
      await callBack(reference)
      expect(await amounts(payable)).to.eql([2000])
      expect(await payable.row()).to.include({ refunded: 2000, payment_status: 'partially_refunded' })
      expect(await payable.events()).to.have.length(before.length + 1)
    })

    it(`notifies the store of a dispute at ${name} whose callback was lost, once, and of its end two months later`, async () => {
      const { payable, reference } = await paid(name)
      const id = providers[name].dispute(reference)
      const { number } = await payable.row()
      await Promise.all([read(), read()])
      expect(await newsOf(payable)).to.eql([`The payment for order #${number} is disputed`])
      for (let month = 0; month < 2; month += 1) {
        moveClock(30 * days)
        await read()
      }
      expect(await newsOf(payable)).to.have.length(1)
      if (name === 'stripe') providers.stripe.moveDispute(id, 'won')
      else providers.paystack.resolveDispute(id, 'declined')
      moveClock(1 * days)
      await read()
      moveClock(1 * days)
      await read()
      expect(await newsOf(payable)).to.eql([
        `The payment for order #${number} is disputed`,
        `The dispute about order #${number} was won`,
      ])
    })

    it(`takes the days of a renewal back that was refunded at ${name}, and renews no more one that is disputed`, async () => {
      const refunded = await renewed(name)
      const disputed = await renewed(name)
      providers[name].refund(refunded.reference, 1200)
      providers[name].dispute(disputed.reference)
      await read()
      expect(await states(refunded.pass)).to.eql(['refunded'])
      expect(Date.parse((await refunded.pass.row()).ends_at)).to.equal(refunded.pass.endsAt.getTime())
      expect(await disputed.pass.row()).to.include({ auto_renew: false, card_token_sealed: null })
    })

    it(`gives back what was paid on a page of ${name} that nobody looked at any more`, async () => {
      const { payable, reference, use } = await begun(name)
      await providers.db('orders').where({ id: payable.order.id }).update({ status: 'cancelled' })
      await providers.db('payments').where({ reference }).update({ state: 'abandoned' })
      use()
      await Promise.all([read(), read()])
      expect((await payable.payments())[0].state).to.equal('refunded')
      expect((await payable.refunds()).map(({ kind, amount }) => [kind, amount])).to.eql([['excess', 5000]])
    })

    it(`reads all pages of ${name}, and begins a day later three days before the last look`, async () => {
      const { payable, reference } = await paid(name)
      providers[name].refund(reference, 2000)
      moveClock(1 * minutes)
      await others(name, 120)
      await read()
      expect(await amounts(payable)).to.eql([2000])
      const asked = () => providers[name].asked.filter(({ path, query }) => isListOfRefunds(path, query))
      const first = asked().length
      expect(first).to.be.at.least(3)
      await read()
      expect(asked(), 'nothing is asked for before the next day').to.have.length(first)
      moveClock(24 * hours)
      await read()
      const since = sinceOf(asked()[first]!.query)
      const [{ looked_until: lookedUntil }] = (await looks(name)).filter(({ kind }) => kind === 'refunds')
      expect(Date.parse(lookedUntil) - since).to.be.within(4 * days, 4 * days + 5 * minutes)
    })

    it(`goes on with the page of ${name} that was not read to its end, an hour later`, async () => {
      const { payable, reference } = await paid(name)
      providers[name].refund(reference, 2000)
      moveClock(1 * minutes)
      await others(name, 60)
      const honest = tamper(name, {
        listReports: (kind, query) =>
          kind === 'refunds' && query.page
            ? Promise.resolve({ state: 'unknown', reason: 'silence' })
            : honest.listReports(kind, query),
      })
      await read()
      expect(await amounts(payable)).to.eql([])
      const row = (await looks(name)).find(({ kind }) => kind === 'refunds')
      expect(row).to.deep.include({ looked_until: null })
      expect(row.page).to.be.a('string')
      providers.trust()
      await read()
      expect(await amounts(payable), 'its lease has not ended').to.eql([])
      moveClock(61 * minutes)
      await read()
      expect(await amounts(payable)).to.eql([2000])
    })

    it(`ignores what is about charges at ${name} that are not ours`, async () => {
      const { payable, reference } = await paid(name)
      const theirs = await saveCardReference(name)
      providers[name].refund(theirs.reference, 100)
      providers[name].dispute(theirs.reference)
      providers[name].refund(reference, 2000)
      await read()
      expect(await amounts(payable)).to.eql([2000])
      await allOver(name)
    })

    it(`reads the other disputes at ${name} where one is in a currency that is not known any more`, async () => {
      const [old, sound] = [await paid(name), await paid(name)]
      providers[name].dispute(old.reference, { currency: 'BGN' })
      providers[name].dispute(sound.reference)
      await read()
      expect([await newsOf(old.payable), await newsOf(sound.payable)].map(({ length }) => length)).to.eql([
        0, 1,
      ])
      await allOver(name)
    })
  }

  it('reads all pages of paystack where it does not say how many there are', async () => {
    const { payable, reference } = await paid('paystack')
    providers.paystack.refund(reference, 2000)
    moveClock(1 * minutes)
    await others('paystack', 60)
    providers.paystack.hidePages()
    await read().finally(() => providers.paystack.hidePages(false))
    expect(await amounts(payable)).to.eql([2000])
  })

  it('holds no provider up where another one refuses the key, and asks that one again an hour later', async () => {
    const atStripe = await paid('stripe')
    const atPaystack = await paid('paystack')
    providers.stripe.refund(atStripe.reference, 2000)
    providers.paystack.refund(atPaystack.reference, 3000)
    tamper('stripe', {
      listReports: async () => {
        throw new Error('Stripe refused the secret key')
      },
    })
    await read()
    expect(await amounts(atStripe.payable)).to.eql([])
    expect(await amounts(atPaystack.payable)).to.eql([3000])
    providers.trust()
    moveClock(61 * minutes)
    await read()
    expect(await amounts(atStripe.payable)).to.eql([2000])
  })

  it('follows up the others where one fails, and that one the next day', async () => {
    const broken = await paid('stripe')
    const sound = await paid('stripe')
    providers.stripe.refund(broken.reference, 2000)
    providers.stripe.refund(sound.reference, 3000)
    const honest = tamper('stripe', {
      listRefunds: async (charge) => {
        if (charge.reference === broken.reference) throw new Error('it cannot be read')
        return honest.listRefunds(charge)
      },
    })
    await read()
    expect([await amounts(broken.payable), await amounts(sound.payable)]).to.eql([[], [3000]])
    providers.trust()
    moveClock(24 * hours)
    await read()
    expect(await amounts(broken.payable)).to.eql([2000])
  })

  it('asks no more about a charge whose refund and dispute are recorded', async () => {
    const { payable, reference } = await paid('stripe')
    providers.stripe.refund(reference, 2000)
    providers.stripe.dispute(reference)
    await read()
    expect([await amounts(payable), await newsOf(payable)].map(({ length }) => length)).to.eql([1, 1])
    const asked: string[] = []
    const honest = tamper('stripe', {
      listRefunds: (charge) => {
        asked.push(charge.reference)
        return honest.listRefunds(charge)
      },
    })
    moveClock(1 * days)
    await read()
    expect(asked).to.eql([])
  })

  it('comes to the end of a page for which no run has time enough', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => paid('stripe')))
    for (const { reference } of all) providers.stripe.refund(reference, 2000)
    let stop = new AbortController()
    const honest = tamper('stripe', {
      listRefunds: (charge) => {
        stop.abort()
        return honest.listRefunds(charge)
      },
    })
    for (let run = 0; run < 3; run += 1) {
      stop = new AbortController()
      await read(stop.signal)
    }
    expect(await Promise.all(all.map(({ payable }) => amounts(payable)))).to.eql(all.map(() => [2000]))
  })

  it('begins again where the provider no longer knows the page that is next', async () => {
    await read()
    const { payable, reference } = await paid('stripe')
    providers.stripe.refund(reference, 2000)
    moveClock(1 * days)
    await providers
      .db('provider_looks')
      .where({ provider: 'stripe', kind: 'refunds' })
      .update({ begun_at: new Date(), page: 're_of_another_account' })
    await read()
    expect(await amounts(payable)).to.eql([])
    moveClock(1 * days + 61 * minutes)
    await read()
    expect(await amounts(payable)).to.eql([2000])
  })

  it('lets no run that stood still undo what another one has read meanwhile', async () => {
    const { payable, reference } = await paid('stripe')
    providers.stripe.refund(reference, 2000)
    const stands = new EventEmitter()
    const honest = tamper('stripe', {
      listReports: async (kind, query) => {
        if (kind !== 'refunds') return honest.listReports(kind, query)
        stands.emit('reached')
        await once(stands, 'over')
        return { state: 'listed', reports: [], unreadable: [], next: 'nowhere' }
      },
    })
    const reached = once(stands, 'reached')
    const standing = read()
    await reached
    providers.trust()
    moveClock(61 * minutes)
    await read()
    // The one that stands still has places left, and may have taken the last page.
    await until('the look is over', async () => (await looks('stripe'))[2]!.looked_until !== null)
    expect(await amounts(payable)).to.eql([2000])
    const [, , refunds] = await looks('stripe')
    stands.emit('over')
    await standing
    expect((await looks('stripe'))[2]).to.eql(refunds)
  })

  it('leaves a page that it has no time for to the next run', async () => {
    const { payable, reference } = await paid('stripe')
    providers.stripe.refund(reference, 2000)
    const stop = new AbortController()
    const honest = tamper('stripe', {
      listReports: async (kind, query) => {
        const found = await honest.listReports(kind, query)
        stop.abort()
        return found
      },
    })
    await read(stop.signal)
    expect(await amounts(payable)).to.eql([])
    providers.trust()
    await read()
    expect(await amounts(payable)).to.eql([2000])
  })
})

/** Tells whether a request asks for the refunds of all charges. */
function isListOfRefunds(path: string, query: URLSearchParams): boolean {
  return /\/refunds?$/.test(path) && (query.has('created[gte]') || query.has('from'))
}

function sinceOf(query: URLSearchParams): number {
  const from = query.get('from')
  return from ? Date.parse(from) : Number(query.get('created[gte]')) * 1000
}
