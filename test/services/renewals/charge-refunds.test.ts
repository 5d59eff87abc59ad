import { expect } from 'chai'
import { days, hours } from '../../../src/base/clock.ts'
import { callBack, moveClock, payments, withPayments } from '../../support/payments.ts'
import { createPass, moveTo, renew } from '../../support/renewals.ts'

describe('a renewal that is refunded at the provider', () => {
  withPayments()

  async function renewed() {
    const pass = await createPass(payments)
    moveClock(26.5 * days)
    await renew(payments)
    moveClock(1.5 * days)
    await renew(payments)
    const [{ reference }] = await pass.charges()
    return { pass, reference, end: () => pass.row().then(({ ends_at }) => ends_at) }
  }
  const refund = (reference: string, amount: number) => {
    const refundReference = `dashboard_${reference}_${amount}`
    return payments.provider.refund({ reference, refundReference, idempotencyKey: refundReference, amount })
  }

  it('takes its 30 days back, once', async () => {
    const { pass, reference, end } = await renewed()
    expect(Date.parse(await end())).to.equal(pass.endsAt.getTime() + 30 * days)
    await refund(reference, 1200)
    await Promise.all(Array.from({ length: 5 }, () => callBack(payments, reference).expect(200)))
    expect(Date.parse(await end())).to.equal(pass.endsAt.getTime())
    expect((await pass.charges())[0]).to.include({ state: 'refunded' })
  })

  it('takes nothing back for a partial refund, or when it is reported again', async () => {
    const { pass, reference, end } = await renewed()
    await callBack(payments, reference).expect(200)
    await refund(reference, 1199)
    await callBack(payments, reference).expect(200)
    expect(Date.parse(await end())).to.equal(pass.endsAt.getTime() + 30 * days)
  })

  it('takes its 30 days back, too, where the charge was not known to have succeeded', async () => {
    const pass = await createPass(payments)
    const { charge } = payments.provider
    const silent = { state: 'unknown' as const, reason: 'time-out' }
    payments.tamper({ charge: async (request) => ((await charge(request)) ? silent : silent) })
    moveTo(pass, 48 * hours)
    await renew(payments)
    const [{ reference, state }] = await pass.charges()
    expect(state).to.equal('intent')
    await refund(reference, 1200)
    await callBack(payments, reference).expect(200)
    expect(Date.parse((await pass.row()).ends_at)).to.equal(pass.endsAt.getTime())
    expect((await pass.charges())[0]).to.include({ state: 'refunded' })
  })

  it('is processed later if the provider does not answer', async () => {
    const { reference } = await renewed()
    payments.tamper({ listRefunds: async () => ({ state: 'unknown', reason: 'silence' }) })
    await callBack(payments, reference).expect(502)
    payments.trust()
    await callBack(payments, reference).expect(200)
  })
})
