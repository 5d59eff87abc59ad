import { expect } from 'chai'
import { clock, days, hours, minutes } from '../../src/base/clock.ts'
import { whileClocksAre } from '../support/clocks.ts'
import { callBack, moveClock, payments, withPayments } from '../support/payments.ts'
import { createPass, moveTo, type Pass, renew, states, subjects } from '../support/renewals.ts'
import { sampledTest } from '../support/sample.ts'

const over = (end: Date | string, more: number) => new Date(new Date(end).getTime() + more).toISOString()

describe('renew-passes', () => {
  withPayments()

  const run = () => renew(payments)

  it('renews a pass again and again over 90 days: announced, charged once a period, at the price of that day', async () => {
    const pass = await createPass(payments, { announced: false })
    for (let hour = 0; hour < 90 * 24; hour += 6) {
      if (hour === 40 * 24)
        await payments.db('products').where({ id: pass.product.id }).update({ price: 1500 })
      await run()
      const { ends_at } = await pass.row()
      expect(Date.parse(ends_at), `access after ${hour} hours`).to.be.above(clock.now().getTime())
      moveClock(6 * hours)
    }
    expect((await pass.charged()).map(({ amount }) => amount)).to.eql([1200, 1500, 1500])
    expect(await pass.row()).to.include({ ends_at: over(pass.endsAt, 90 * days), auto_renew: true })
    const [notice, receipt] = [
      `Your pass for ${pass.product.name} renews soon`,
      `Your pass for ${pass.product.name} has been renewed`,
    ]
    expect(await subjects(pass)).to.eql([notice, receipt, notice, receipt, notice, receipt])
    expect((await pass.mails())[1]!.text)
      .to.include('$12.00')
      .and.include('Visa ending in 4242')
    expect((await pass.notifications()).map(({ type, body }) => [type, body])).to.eql([
      ['pass_renewed', '$12.00'],
      ['pass_renewed', '$15.00'],
      ['pass_renewed', '$15.00'],
    ])
    expect((await pass.charges()).map(({ card_token_sealed }) => card_token_sealed)).to.eql([
      null,
      null,
      null,
    ])
  })

  sampledTest('charges a pass once in a hundred parallel runs', async () => {
    const passes = await Promise.all([1, 2, 3].map(() => createPass(payments)))
    moveTo(passes[0]!, 2 * days)
    await Promise.all(Array.from({ length: 100 }, run))
    for (const pass of passes) {
      expect(await pass.charged()).to.have.length(1)
      expect(await pass.row()).to.include({ ends_at: over(pass.endsAt, 30 * days) })
      expect(await subjects(pass)).to.have.length(1)
      expect(await pass.notifications()).to.have.length(1)
    }
  })

  it('turns renewal off after three declines, a day apart, with an e-mail for each, and discards the card', async () => {
    const pass = await createPass(payments, { card: 'tok_renewal_declines' })
    moveTo(pass, 3 * days - 1000)
    for (let hour = 0; hour < 72; hour += 1) {
      await run()
      moveClock(1 * hours)
    }
    expect((await pass.charges()).map(({ state, attempt }) => [state, attempt])).to.eql([
      ['declined', 1],
      ['declined', 2],
      ['declined', 3],
    ])
    const mails = await pass.mails()
    expect(mails.map(({ text }) => /Attempt: (\d of 3)/.exec(text)?.[1])).to.eql([
      '1 of 3',
      '2 of 3',
      '3 of 3',
    ])
    expect(mails[0]!.text).to.include('We will try again in a day')
    expect(mails[2]!.text).to.include('Automatic renewal is now off')
    expect(await pass.row()).to.include({
      auto_renew: false,
      card_token_sealed: null,
      card_last4: null,
      ends_at: over(pass.endsAt, 0),
    })
    expect((await pass.charges()).map(({ card_token_sealed }) => card_token_sealed)).to.eql([
      null,
      null,
      null,
    ])
  })

  it('resets earlier declines when an attempt succeeds', async () => {
    const pass = await createPass(payments)
    let declines = 2
    payments.tamper({
      charge: async (request) =>
        declines-- > 0 ? { state: 'declined', reason: 'card_declined' } : payments.provider.charge(request),
    })
    moveTo(pass, 3 * days - 1000)
    await run()
    moveClock(1 * days + 1000)
    await run()
    expect(await pass.row()).to.include({ renewal_failures: 2 })
    moveClock(1 * days + 1000)
    await run()
    expect(await pass.row()).to.include({ renewal_failures: 0, ends_at: over(pass.endsAt, 30 * days) })
    expect(await states(pass)).to.eql(['declined', 'declined', 'succeeded'])
  })

  it('does not count a time-out as a decline: it asks again with the same key and charges once', async () => {
    const pass = await createPass(payments)
    const keys: string[] = []
    let silent = 3
    payments.tamper({
      charge: async (request) => {
        keys.push(`${request.idempotencyKey} ${request.amount}`)
        const outcome = await payments.provider.charge(request)
        return silent-- > 0 ? { state: 'unknown', reason: 'time-out' } : outcome
      },
    })
    moveTo(pass, 2 * days)
    await run()
    await payments.db('products').where({ id: pass.product.id }).update({ price: 9900 })
    for (let minute = 0; minute < 6; minute += 1) {
      moveClock(61_000)
      await run()
    }
    expect(keys).to.have.length(4)
    expect(new Set(keys).size).to.equal(1)
    expect((await pass.charged()).map(({ amount }) => amount)).to.eql([1200])
    expect(await pass.row()).to.include({ renewal_failures: 0, ends_at: over(pass.endsAt, 30 * days) })
    expect(await subjects(pass)).to.have.length(1)
  })

  it('only looks a charge up once the provider may have forgotten its key', async () => {
    const pass = await createPass(payments)
    let [charged, silent] = [0, true]
    payments.tamper({
      charge: async (request) => {
        charged += 1
        await payments.provider.charge(request)
        return { state: 'unknown', reason: 'time-out' }
      },
      lookUp: async (reference) =>
        silent ? { state: 'unknown', reason: 'time-out' } : payments.provider.lookUp(reference),
    })
    moveTo(pass, 2 * days)
    await run()
    moveClock(23 * hours + 1000)
    await run()
    await run()
    expect(await states(pass)).to.eql(['unknown'])
    expect((await pass.charges())[0].card_token_sealed).to.equal(null)
    expect(charged).to.equal(1)
    silent = false
    moveClock(5 * minutes + 1000)
    await run()
    expect(await states(pass)).to.eql(['succeeded'])
    expect(charged).to.equal(1)
    expect(await pass.row()).to.include({ ends_at: over(pass.endsAt, 30 * days) })
  })

  it('charges nobody again whose key may be forgotten where the clock of a worker is wrong', async () => {
    const pass = await createPass(payments, { endsAt: new Date(Date.now() + 2 * days) })
    let charged = 0
    payments.tamper({
      charge: async () => {
        charged += 1
        return { state: 'unknown', reason: 'time-out' }
      },
      lookUp: async () => ({ state: 'unknown', reason: 'time-out' }),
    })
    await whileClocksAre(3 * hours, run)
    expect(charged).to.equal(1)
    moveClock(23 * hours + 1 * minutes)
    await run()
    expect(await states(pass)).to.eql(['unknown'])
    expect(charged).to.equal(1)
  })

  it('gives up a charge without an answer, charges that period no more, and tells the shopper at its end', async () => {
    const pass = await createPass(payments)
    payments.hide()
    moveTo(pass, 2 * days)
    await run()
    for (let hour = 0; hour < 24 * 8; hour += 1) {
      moveClock(1 * hours)
      await run()
    }
    expect(await states(pass)).to.eql(['abandoned'])
    expect(await subjects(pass)).to.eql([`Your pass for ${pass.product.name} will not renew`])
    expect(await pass.row()).to.include({ auto_renew: false, card_token_sealed: null })
  })

  it('extends the pass when a charge that was given up turns out to have succeeded', async () => {
    const pass = await createPass(payments)
    payments.tamper({
      charge: async (request) => {
        await payments.provider.charge(request)
        return { state: 'unknown', reason: 'time-out' }
      },
    })
    moveTo(pass, 2 * days)
    await run()
    const [{ id, reference }] = await pass.charges()
    await payments.db('renewal_charges').where({ id }).update({ state: 'abandoned', next_at: null })
    await Promise.all(Array.from({ length: 10 }, () => callBack(payments, reference).expect(200)))
    expect(await pass.row()).to.include({ ends_at: over(pass.endsAt, 30 * days) })
    expect(await subjects(pass)).to.have.length(1)
  })

  const changes: [string, (pass: Pass) => Promise<unknown>][] = [
    ['was taken away', (pass) => pass.change({ revoked_at: clock.now() })],
    ['became lifetime access', (pass) => pass.change({ access_type: 'lifetime', ends_at: null })],
    ['was bought again', (pass) => pass.change({ ends_at: over(pass.endsAt, 30 * days) })],
  ]
  for (const [what, change] of changes) {
    it(`refunds when the pass ${what} while it was charged`, async () => {
      const pass = await createPass(payments)
      payments.tamper({
        charge: async (request) => {
          const outcome = await payments.provider.charge(request)
          await change(pass)
          return outcome
        },
        refund: async () => ({ state: 'unknown', reason: 'time-out' }),
      })
      moveTo(pass, 2 * days)
      await run()
      const end = (await pass.row()).ends_at
      expect(await states(pass)).to.eql(['refunding'])
      payments.trust()
      moveClock(61_000)
      await Promise.all([run(), run()])
      expect(await states(pass)).to.eql(['refunded'])
      const [{ reference }] = await pass.charges()
      const given = payments.ledger().filter(({ refund }) => refund?.reference === reference)
      expect(given.map(({ refund }) => refund?.amount)).to.eql([1200])
      expect((await pass.row()).ends_at).to.equal(end)
      expect(await subjects(pass)).to.eql([`We are refunding your payment for ${pass.product.name}`])
    })
  }

  const unsold: [string, 'product' | 'shop', object][] = [
    ['a product that was deleted', 'product', { deleted_at: new Date() }],
    ['a product that is no longer listed', 'product', { listed: false }],
    [
      'a product that is no pass any more',
      'product',
      { digital: JSON.stringify({ accessType: 'lifetime' }) },
    ],
    ['a pass of a store that has closed', 'shop', { closed_at: new Date() }],
  ]
  for (const [what, of, change] of unsold) {
    it(`charges nothing for ${what}, and says that renewal is off`, async () => {
      const pass = await createPass(payments)
      await payments.db(`${of}s`).where({ id: pass[of].id }).update(change)
      moveTo(pass, 4 * days - 1000)
      await run()
      moveTo(pass, 3 * days - 1000)
      await run()
      expect(await pass.charges()).to.eql([])
      expect(await pass.row()).to.include({ auto_renew: false, card_token_sealed: null })
      expect(await subjects(pass)).to.eql([`Your pass for ${pass.product.name} will not renew`])
    })
  }

  it('renews free passes without a charge', async () => {
    const pass = await createPass(payments, { price: 0 })
    moveTo(pass, 3 * days - 1000)
    await Promise.all([run(), run()])
    expect(await pass.charges()).to.eql([])
    expect(await pass.row()).to.include({ ends_at: over(pass.endsAt, 30 * days) })
    expect(await subjects(pass)).to.eql([`Your pass for ${pass.product.name} has been renewed`])
  })

  it('waits for a card provider that is not configured, and renews the others', async () => {
    const waiting = await createPass(payments)
    await waiting.change({ card_provider: 'gone' })
    const pass = await createPass(payments)
    moveTo(pass, 3 * days - 1000)
    await run()
    expect(await waiting.charges()).to.eql([])
    expect(await states(pass)).to.eql(['succeeded'])
    await waiting.change({ card_provider: 'sandbox' })
    await run()
    expect(await states(waiting)).to.eql(['succeeded'])
  })

  it('does not charge a pass that has ended already, and tells the shopper', async () => {
    const pass = await createPass(payments)
    moveTo(pass, -1000)
    await run()
    expect(await pass.charges()).to.eql([])
    expect(await subjects(pass)).to.eql([`Your pass for ${pass.product.name} will not renew`])
  })

  it('charges the others when one card cannot be decrypted', async () => {
    const broken = await createPass(payments)
    await broken.change({ card_token_sealed: 'gone.AAAA.AAAA.AAAA' })
    const pass = await createPass(payments)
    moveTo(pass, 2 * days)
    await run()
    expect(await states(pass)).to.eql(['succeeded'])
    expect(await states(broken)).to.eql(['intent'])
    await broken.change({ auto_renew: false })
    await payments.db('renewal_charges').where({ entitlement_id: broken.id }).delete()
  })
})
