import { expect } from 'chai'
import { clock, hours, seconds } from '../../src/base/clock.ts'
import { createPayable, payments, withPayments } from '../support/payments.ts'

describe('A card provider behind guests', () => {
  withPayments({
    settings: {
      CARD_TRIES_PER_ORDER: '10',
      CARD_TRIES_PER_HOUR_AND_ADDRESS: '30',
      PAYMENT_LOOK_UP_SECONDS: '3',
      TRUST_PROXY: 'loopback',
    },
  })
  let calls = 0
  beforeEach(() => {
    calls = 0
    const { provider } = payments
    payments.tamper({
      lookUp: (...about) => {
        calls += 1
        return provider.lookUp(...about)
      },
    })
  })

  const from = (address: string) => ({ 'x-forwarded-for': address })
  const codesOf = (replies: { status: number; body: { code?: string } }[]) =>
    replies.map(({ status, body }) => body.code ?? status)
  function moveOn(milliseconds: number): void {
    const now = Date.now() + milliseconds
    clock.now = () => new Date(now)
  }

  it('is asked about a payment every three seconds at most, and the others are told what is known', async () => {
    const payable = await createPayable(payments)
    await payable.pay({}).expect(200)
    const replies = await Promise.all(Array.from({ length: 20 }, () => payable.status()))
    for (const { status, body } of replies) {
      expect(status).to.equal(200)
      expect(body.data.status).to.equal('pending')
    }
    expect(calls).to.equal(1)
    moveOn(4 * seconds)
    await payable.status().expect(200)
    await payable.status().expect(200)
    expect(calls).to.equal(2)
  })

  it('is tried ten times for an order, in parallel calls too', async () => {
    const payable = await createPayable(payments)
    const replies = []
    for (let i = 0; i < 8; i++) replies.push(await payable.pay({ card: 'tok_decline' }, from(`192.0.2.${i}`)))
    const more = Array.from({ length: 6 }, (_, i) =>
      payable.pay({ card: 'tok_decline' }, from(`198.51.100.${i}`)),
    )
    replies.push(...(await Promise.all(more)))
    const refused = replies.filter(({ status }) => status === 409)
    expect(refused.length).to.be.at.least(4)
    expect(refused[0]!.body).to.include({
      code: 'too_many_card_tries',
      message:
        'Cards were tried 10 times for this order; choose another payment method, or place the order again',
    })
    expect((await payable.row()).card_tries).to.equal(10)
  })

  it('is tried thirty times an hour from one address, at all stores together and in parallel calls too', async () => {
    const payables = await Promise.all(Array.from({ length: 33 }, () => createPayable(payments)))
    const replies = await Promise.all(
      payables.map((payable, i) => payable.pay({ card: 'tok_decline' }, from(`2001:db8::${i + 1}`))),
    )
    const codes = codesOf(replies)
    expect(codes.filter((code) => code === 'card_declined')).to.have.length(30)
    expect(codes.filter((code) => code === 'too_many_card_tries')).to.have.length(3)
    const { headers } = replies.find(({ status }) => status === 429)!
    expect(Number(headers['retry-after'])).to.be.within(3_000, 3_600)
    const [payable] = payables
    await payable!.pay({ card: 'tok_decline' }, from('2001:db8::1')).expect(429)
    await payable!.pay({ card: 'tok_decline' }, from('2001:db8:0:100::1')).expect(402)
    moveOn(1 * hours)
    await payments.db('orders').update({ expires_at: null })
    await payable!.pay({ card: 'tok_ok' }, from('2001:db8::1')).expect(200)
  })

  it('is tried ninety times an hour by the owner of 65,536 networks', async () => {
    const payables = await Promise.all(Array.from({ length: 12 }, () => createPayable(payments)))
    const replies: { status: number; body: { code?: string } }[] = []
    for (let n = 0; n < 108; n += 12) {
      const some = Array.from({ length: 12 }, (_, i) => n + i)
      const sent = some.map((one) =>
        payables[one % 12]!.pay({ card: 'tok_decline' }, from(`2001:db8:9:${(one * 256).toString(16)}::1`)),
      )
      replies.push(...(await Promise.all(sent)))
    }
    expect(codesOf(replies).filter((code) => code === 'card_declined')).to.have.length(90)
  })
})
