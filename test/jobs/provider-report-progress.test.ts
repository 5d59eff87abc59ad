import { EventEmitter, once } from 'node:events'
import { expect } from 'chai'
import { days, hours, minutes } from '../../src/base/clock.ts'
import { providers } from '../support/card-providers.ts'
import { moveClock } from '../support/payments.ts'
import { until } from '../support/until.ts'
import {
  amounts,
  looks,
  newsOf,
  others,
  paid,
  read,
  tamper,
  withProviderReports,
} from './provider-reports-support.ts'

describe('the progress of read-provider-reports', () => {
  withProviderReports()

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
