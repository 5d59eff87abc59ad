import { expect } from 'chai'
import { days, hours, minutes, seconds } from '../../src/base/clock.ts'
import { transaction } from '../../src/db/database.ts'
import { momentOf } from '../../src/services/messaging/mail-templates.ts'
import { whileClocksAre } from '../support/clocks.ts'
import { createDomain } from '../support/fixtures/shops.ts'
import { moveClock, payments, withPayments } from '../support/payments.ts'
import { statementsOf } from '../support/plans.ts'
import { whilePoisoned } from '../support/poison.ts'
import { announced, createPass, moveTo, type Pass, renew, states, subjects } from '../support/renewals.ts'

describe('renew-passes, and what is announced before', () => {
  withPayments()

  const run = () => renew(payments)
  const create = () => createPass(payments, { announced: false })

  async function expectNotice(pass: Pass, chargedFrom: number): Promise<void> {
    const mails = await pass.mails()
    expect(mails.map(({ subject }) => subject)).to.eql([`Your pass for ${pass.product.name} renews soon`])
    const at = Date.parse((await pass.row()).renewal_charged_from)
    expect(pass.endsAt.getTime() - at).to.be.within(chargedFrom - 60_000, chargedFrom)
    expect(mails[0]!.text).to.include(momentOf(new Date(at).toISOString(), 'UTC'))
  }

  it('keeps to the times that were announced where the clock of a worker is wrong', async () => {
    const endingIn = async (milliseconds: number) => {
      const end = new Date(Date.now() + milliseconds)
      const pass = await create()
      await pass.change({ ends_at: end, ...announced(end) })
      return pass
    }
    const first = await endingIn(3 * days + 30 * minutes)
    const last = await endingIn(50 * minutes)
    const ended = await endingIn(-5 * minutes)
    for (const ahead of [1 * hours, -1 * hours]) await whileClocksAre(ahead, run)
    expect(await states(last), 'it has not ended yet').to.eql(['succeeded'])
    expect(await subjects(last)).to.eql([`Your pass for ${last.product.name} has been renewed`])
    expect(await states(first), 'it is charged in half an hour').to.eql([])
    expect(await states(ended)).to.eql([])
    expect(await ended.row()).to.include({ auto_renew: false })
  })

  it('leads the owner of a pass to the pages of its store, where renewal can be turned off', async () => {
    const pass = await create()
    const { domain } = await createDomain(pass.shop, { state: 'active', next_check_at: null })
    moveTo(pass, 4 * days - 1000)
    await run()
    expect((await pass.mails())[0]!.text).to.include(`Visit the store: https://${domain}\n`)
  })

  it('charges nothing before the last 3 days, and announces the charge once, a day before', async () => {
    const pass = await createPass(payments, { announced: false })
    moveTo(pass, 4 * days + 1000)
    await run()
    expect(await subjects(pass)).to.eql([])
    moveTo(pass, 4 * days - 1000)
    await Promise.all([run(), run(), run()])
    await run()
    expect(await subjects(pass)).to.have.length(1)
    moveTo(pass, 3 * days + 1000)
    await run()
    expect(await pass.charges()).to.eql([])
    moveTo(pass, 3 * days - 1 * minutes)
    await run()
    expect(await states(pass)).to.eql(['succeeded'])
  })

  for (const [missed, left, chargedAt] of [
    ['two days', 2 * days, 1 * days],
    ['an hour and a day', 25 * hours, 1 * hours],
    ['ten hours', 10 * hours, 1 * hours],
  ] as const) {
    it(`catches up on a notice that was missed until ${missed} before the end, and charges only then`, async () => {
      const pass = await create()
      moveTo(pass, left)
      await run()
      await expectNotice(pass, chargedAt)
      moveTo(pass, chargedAt + 1 * minutes)
      await run()
      expect(await states(pass)).to.eql([])
      moveTo(pass, chargedAt - 1 * minutes)
      await run()
      expect(await states(pass)).to.eql(['succeeded'])
      expect(await subjects(pass)).to.have.length(2)
    })
  }

  const unannounced: [string, object, object][] = [
    ['cost nothing', { price: 0 }, { price: 1200 }],
    ['was not listed', { listed: false }, { listed: true }],
  ]
  for (const [what, before, after] of unannounced) {
    it(`charges nothing at once for a pass that ${what} when it should have been announced`, async () => {
      const pass = await create()
      const change = (values: object) => payments.db('products').where({ id: pass.product.id }).update(values)
      await change(before)
      moveTo(pass, 3.5 * days)
      await run()
      await change(after)
      moveTo(pass, 3 * days - 1 * minutes)
      await run()
      expect(await states(pass)).to.eql([])
      await expectNotice(pass, 2 * days - 1 * minutes)
      moveClock(1 * days + 1 * minutes)
      await run()
      expect(await states(pass)).to.eql(['succeeded'])
    })
  }

  it('charges no more than it has announced: a price that has risen since is announced anew, a day before', async () => {
    const pass = await create()
    const cost = (price: number) => payments.db('products').where({ id: pass.product.id }).update({ price })
    moveTo(pass, 4 * days - 1 * minutes)
    await run()
    for (const price of [1300, 1500]) {
      await cost(price)
      await run()
    }
    expect(await pass.mails(), 'no notice of each price').to.have.length(1)
    moveTo(pass, 3 * days - 1 * minutes)
    await run()
    await run()
    expect(await states(pass)).to.eql([])
    const [first, second, ...more] = (await pass.mails()).map(({ text }) => text)
    expect(more).to.eql([])
    expect(first).to.include('$12.00').and.not.include('has risen')
    expect(second).to.include('$15.00').and.include('has risen')
    moveTo(pass, 2 * days)
    await run()
    expect(await states(pass)).to.eql([])
    moveTo(pass, 2 * days - 2 * minutes)
    await cost(1400)
    await run()
    expect((await pass.charged()).map(({ amount }) => amount)).to.eql([1400])
  })

  it('announces a price that has risen since a decline at once, and loses none of the three tries', async () => {
    const pass = await createPass(payments, { card: 'tok_renewal_declines' })
    moveTo(pass, 3 * days - 1 * minutes)
    await run()
    expect(await states(pass)).to.eql(['declined'])
    await payments.db('products').where({ id: pass.product.id }).update({ price: 1500 })
    moveClock(5 * minutes)
    await run()
    expect((await pass.mails()).at(-1)!.text)
      .to.include('$15.00')
      .and.include('has risen')
    for (const tries of [2, 3]) {
      moveClock(1 * days + 5 * minutes)
      await run()
      expect(await states(pass)).to.eql(Array(tries).fill('declined'))
    }
  })

  it('announces no price to the owner of a pass that ends before its card may be tried again', async () => {
    const pass = await createPass(payments, { card: 'tok_renewal_declines' })
    moveTo(pass, 20 * hours)
    await run()
    expect(await states(pass)).to.eql(['declined'])
    await payments.db('products').where({ id: pass.product.id }).update({ price: 1500 })
    moveClock(5 * minutes)
    await run()
    expect((await pass.mails()).map(({ text }) => text).join()).to.not.include('has risen')
  })

  it('announces an end that a refund has brought forward, before it charges', async () => {
    const pass = await createPass(payments)
    await pass.change({ ends_at: new Date(pass.endsAt.getTime() - 28 * days) })
    await run()
    expect(await states(pass)).to.eql([])
    expect(await subjects(pass)).to.have.length(1)
    moveClock(1 * days + 1 * minutes)
    await run()
    expect(await states(pass)).to.eql(['succeeded'])
  })

  it('announces and charges the others where one pass cannot be', async () => {
    const [broken, late] = [await create(), await create()]
    const charged = await createPass(payments)
    moveTo(charged, 2 * days)
    const fails = `id <> '${broken.id}' or renewal_noticed_for is null`
    await whilePoisoned('entitlements', fails, () => renew(payments))
    expect(await subjects(broken)).to.be.empty
    expect(await subjects(late)).to.have.length(1)
    expect(await charged.charged()).to.have.length(1)
    moveClock(31 * seconds)
    await renew(payments)
    expect(await subjects(broken)).to.have.length(1)
  })

  it('waits for no pass whose rows are locked', async () => {
    const [held, other] = [await createPass(payments), await createPass(payments)]
    moveTo(held, 2 * days)
    await transaction(payments.db, async (tx) => {
      await tx('entitlements').where({ id: held.id }).forUpdate().select('id')
      await renew(payments)
    })
    expect(await other.charged()).to.have.length(1)
    expect(await held.charged()).to.be.empty
    await renew(payments)
    expect(await held.charged()).to.have.length(1)
  })

  it('leases the many that are due by few statements, and finds each by its id', async () => {
    const first = await createPass(payments, { announced: false })
    for (let n = 0; n < 19; n++) await createPass(payments, { announced: false, like: first })
    // By the statistics none of them ends soon.
    await payments.db.raw('analyze entitlements')
    const passes = payments.db('entitlements').where({ product_id: first.product.id })
    await passes.update({ ends_at: new Date(Date.now() + 3.5 * days) })
    const sent = await statementsOf(run)
    expect(await subjects(first)).to.have.length(1)
    const due = sent.filter(({ text }) => text.includes('for update') && text.includes('renewal_noticed_for'))
    const isLease = ({ text }: { text: string }) => text.includes('set renewal_tried_at')
    expect(due.filter(isLease).length).to.be.below(10)
    const look = due.findLast((one) => !isLease(one))!
    const rows = await transaction(payments.db, async (tx) => {
      const connection = await tx.client.acquireConnection()
      const { text, values } = look
      await connection.query('set local enable_seqscan = off')
      return (await connection.query({ text: `explain ${text}`, values })).rows
    })
    expect(JSON.stringify(rows)).not.to.include('entitlements_to_renew')
  })
})
