import { expect } from 'chai'
import { formatFor } from '../../../src/web/storefront/format.ts'
import { nextSteps, type Progress } from '../../../src/web/storefront/goods/next-steps.ts'
import { wordsFor } from '../../../src/web/storefront/words.ts'

type Order = Progress['order']
type Kind = Order['items'][number]['kind']

describe('What happens next with an order, in a shop', () => {
  const reader = { ...formatFor('en', 'EUR'), words: wordsFor('en').words }
  const address = { city: 'Lyon', country: 'FR' }
  const collection = { address: '4 Quay Street', openingHours: '9 to 6' }
  const order = (kinds: Kind[], changes: Partial<Order> = {}): Order => ({
    orderId: 1042,
    status: 'paid',
    paymentStatus: 'paid',
    total: 79.9,
    currency: 'EUR',
    fulfilment: null,
    expiresAt: null,
    shippingAddress: null,
    items: kinds.map((kind) => ({ kind })),
    ...changes,
  })
  const method = (type: 'transfer' | 'gateway', name: string) =>
    ({ type, paymentOption: { name } }) as NonNullable<Progress['method']>
  const card = method('gateway', 'Card')
  const transfer = method('transfer', 'Bank transfer')
  const said = (of: Order, how?: Progress['method'], parcel?: Progress['parcel']) =>
    nextSteps(reader, { order: of, method: how, parcel }).join('\n')

  it('depends on the kind of goods, and on how they are brought', () => {
    const delivered = { fulfilment: { method: 'delivery' }, shippingAddress: address } as const
    const collected = { fulfilment: { method: 'collection', collection } } as const
    expect(said(order(['product'], delivered))).to.include(
      'We pack your order, and write to you when it leaves.',
    )
    expect(said(order(['food'], delivered))).to.include('We prepare your order and bring it to you.')
    expect(said(order(['food'], collected))).to.match(
      /We prepare your order\. Collect it here, and name order 1042:/,
    )
    expect(said(order(['product'], collected))).to.include('write to you when it is ready')
    expect(said(order(['product']))).to.include('write to you about how you get it')
    expect(said(order(['digital']))).to.include('Your files are in your library now.')
    expect(said(order(['service']))).to.include('before the day to agree on the time')
    const mixed = said(order(['digital', 'product', 'service'], delivered))
    for (const part of ['library', 'agree on the time', 'when it leaves']) expect(mixed).to.include(part)
  })

  it('depends on the payment method, and waits for the money', () => {
    const unpaid = { status: 'pending', paymentStatus: 'pending' } as const
    expect(said(order(['product']), card)).to.include('€79.90 is paid by Card.')
    expect(said(order(['product']), transfer)).to.include('Your transfer of €79.90 has arrived.')
    expect(said(order(['product'], { total: 0 }))).to.include('There was nothing to pay.')
    expect(said(order(['product'], unpaid), card)).to.include('Your payment is being confirmed.')
    expect(said(order(['digital'], unpaid), transfer)).to.match(
      /Transfer €79\.90 with the reference “Order 1042”.*\nAs soon as you have paid, your files are in your library\./,
    )
    const reported = { status: 'pending', paymentStatus: 'awaiting_confirmation' } as const
    expect(said(order(['food'], reported), transfer)).to.match(
      /We look for your transfer of €79\.90.*\nAs soon as the money has arrived, we prepare your order\./,
    )
    const failed = { status: 'pending', paymentStatus: 'failed' } as const
    expect(said(order(['service'], failed), card)).to.match(/^Try again to pay €79\.90\./)
  })

  it('depends on the state of the order and of its parcel', () => {
    const delivered = { shippingAddress: address } as const
    for (const [status, words] of [
      ['pending', 'packed'],
      ['in_transit', 'on its way'],
      ['delivered', 'has been delivered'],
      ['cancelled', 'We pack your order'],
    ] as const)
      expect(said(order(['product'], delivered), card, { status }), status).to.include(words)
    expect(said(order(['product'], { status: 'processing', paymentStatus: 'unpaid' }))).to.match(
      /Pay €79\.90.*\nWe prepare your order/,
    )
    const ended = [
      order(['product'], { status: 'cancelled', paymentStatus: 'failed' }),
      order(['digital'], { status: 'refunded', paymentStatus: 'refunded' }),
    ]
    expect(said(ended[0]!)).to.equal(
      'Nothing is sent, and nothing more is charged. If you have paid already, the money comes back to you.',
    )
    expect(said(ended[1]!)).to.match(/^The money goes back the way it came\.[^\n]*$/)
  })

  it('says how long an unpaid order is kept, in a unit that people think in', () => {
    const unpaid = { status: 'pending', paymentStatus: 'unpaid' } as const
    const kept = (minutes: number) =>
      said(
        order(['product'], { ...unpaid, expiresAt: new Date(Date.now() + minutes * 60_000).toISOString() }),
      )
    for (const [minutes, text] of [
      [-5, '1 minute;'],
      [1, '1 minute;'],
      [59, '59 minutes;'],
      [120, '2 hours;'],
      [47 * 60, '47 hours;'],
      [5 * 24 * 60, '5 days;'],
    ] as const)
      expect(kept(minutes), `${minutes} minutes`).to.include(`for another ${text}`)
  })
})
