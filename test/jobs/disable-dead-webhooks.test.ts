import { expect } from 'chai'
import { days } from '../../src/base/clock.ts'
import { transaction } from '../../src/db/database.ts'
import { findFailing, switchOff } from '../../src/events/switch-off.ts'
import { disableDeadWebhooks } from '../../src/jobs/disable-dead-webhooks.ts'
import { change, createApp, deliverer, moveClock, tidyUp } from '../events/support.ts'
import { whileClocksAre } from '../support/clocks.ts'
import { whilePoisoned } from '../support/poison.ts'
import { service } from '../support/service.ts'

describe('disable-dead-webhooks', () => {
  afterEach(tidyUp)

  const run = () => {
    const { db, dependencies } = service()
    return disableDeadWebhooks.run({ db, dependencies, signal: new AbortController().signal })
  }
  const stateOf = async ({ installation, shop }: Awaited<ReturnType<typeof createApp>>) => {
    const { db, dependencies } = service()
    const app = await db('apps').where({ id: installation.appId }).first()
    const owner = await db('users').where({ id: shop.ownerId }).first('email')
    const mails = await db('mails').where({ recipient: owner.email })
    const texts = mails.map((mail) => dependencies.vault.open(mail.body, mail.id))
    return { off: app.switched_off_at !== null, texts, name: app.name }
  }
  const fail = async (shop: { id: string }, times: number) => {
    for (let count = 0; count < times; count += 1) {
      await change(shop)
      await deliverer().deliverDue()
    }
  }

  it('disables a webhook after 5 days of failures only, and tells the developer once', async () => {
    const app = await createApp(['READ_ORDERS'], () => ({ status: 500 }))
    await fail(app.shop, 10)
    moveClock(5 * days - 60_000)
    await run()
    expect((await stateOf(app)).off).to.equal(false)
    moveClock(120_000)
    await Promise.all([run(), run()])
    await run()
    const { off, texts, name } = await stateOf(app)
    expect(off).to.equal(true)
    expect(texts).to.have.length(1)
    expect(texts[0]).to.include(name).and.include(app.receiver.url)
    const { console } = service().dependencies.config.publicUrls
    expect(texts[0]).to.include(`\n\n${console}/console/developer/${app.installation.appId}\n\n`)
  })

  it('counts the 5 days from the first failure, whatever fails in between', async () => {
    const app = await createApp(['READ_ORDERS'], () => ({ status: 500 }))
    await fail(app.shop, 10)
    moveClock(3 * days)
    await fail(app.shop, 1)
    moveClock(2 * days + 60_000)
    await run()
    expect((await stateOf(app)).off).to.equal(true)
  })

  it('goes by the clock of the database, whatever that of the worker says', async () => {
    const app = await createApp(['READ_ORDERS'], () => ({ status: 500 }))
    await fail(app.shop, 10)
    await whileClocksAre(6 * days, run)
    expect((await stateOf(app)).off).to.equal(false)
    moveClock(5 * days + 60_000)
    await run()
    expect((await stateOf(app)).off).to.equal(true)
  })

  it('keeps one enabled that has failed for long but seldom', async () => {
    const app = await createApp(['READ_ORDERS'], () => ({ status: 500 }))
    await fail(app.shop, 3)
    moveClock(6 * days)
    await run()
    expect((await stateOf(app)).off).to.equal(false)
  })

  it('keeps one enabled that has succeeded in between', async () => {
    const app = await createApp(['READ_ORDERS'], () => ({ status: 500 }))
    await fail(app.shop, 10)
    moveClock(4 * days)
    app.receiver.answer = () => ({ status: 200 })
    await fail(app.shop, 1)
    app.receiver.answer = () => ({ status: 500 })
    await fail(app.shop, 10)
    moveClock(2 * days)
    await run()
    expect((await stateOf(app)).off).to.equal(false)
  })

  it('keeps one enabled that has answered since it was found to be failing', async () => {
    const { db, dependencies } = service()
    const app = await createApp()
    const { appId } = app.installation
    const webhook = { id: appId, url: app.receiver.url }
    await db('apps')
      .where({ id: appId })
      .update({ failures: 10, failing_since: new Date(0) })
    expect(await findFailing(db, '', 100)).to.deep.include(webhook)
    await change(app.shop)
    await deliverer().deliverDue()
    await transaction(db, (tx) => switchOff(tx, dependencies, webhook, 'failing'))
    expect(await stateOf(app)).to.deep.include({ off: false, texts: [] })
  })

  it('passes over a webhook that cannot be disabled', async () => {
    const { db } = service()
    const apps = [await createApp(), await createApp()]
    const failing = { failures: 10, failing_since: new Date(0) }
    const ids = apps.map(({ installation }) => installation.appId)
    await db('apps').whereIn('id', ids).update(failing)
    const [broken] = ids.toSorted()
    await whilePoisoned('apps', `id <> '${broken}' or switched_off_at is null`, run)
    expect(await db('apps').whereIn('id', ids).whereNull('switched_off_at').pluck('id')).to.eql([broken])
    await run()
    expect(await db('apps').whereIn('id', ids).whereNull('switched_off_at')).to.be.empty
  })
})
