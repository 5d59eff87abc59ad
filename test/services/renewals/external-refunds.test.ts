import { expect } from 'chai'
import { days } from '../../../src/clock.ts'
import { callBack, moveClock, payments, withPayments } from '../../support/payments.ts'
import { createPass, renew } from '../../support/renewals.ts'

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

  it('is processed later if the provider does not answer', async () => {
    const { reference } = await renewed()
    payments.tamper({ listRefunds: async () => ({ state: 'unknown', reason: 'silence' }) })
    await callBack(payments, reference).expect(502)
    payments.trust()
    await callBack(payments, reference).expect(200)
  })
})
