import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { fanOut } from '../../src/events/fan-out.ts'
import { messagesOf } from '../support/plans.ts'
import { service } from '../support/service.ts'
import { until } from '../support/until.ts'
import { change, createApp, deliverer, tidyUp } from './support.ts'

describe('A deliverer that has fanned an event out', () => {
  afterEach(tidyUp)

  it('claims for its apps at once, without looking for what is due', async () => {
    const app = await createApp()
    deliverer().start()
    await change(app.shop)
    await until('the first delivery', () => app.receiver.received.length === 1)
    await sleep(300) // until its result is stored and nothing more is due
    const sent = (
      await messagesOf(async () => {
        await change(app.shop)
        await until('the second delivery', () => app.receiver.received.length === 2)
      })
    ).flat()
    const fannedOut = sent.findIndex(({ text }) => text.includes('insert into deliveries'))
    const statements = sent.slice(fannedOut + 1).map(({ text }) => text)
    const claimed = statements.findIndex((text) => text.includes('update deliveries'))
    const looked = statements.findIndex((text) => text.includes('"nextAt"'))
    expect(fannedOut).not.to.equal(-1)
    expect(claimed).not.to.equal(-1)
    expect(looked === -1 || looked > claimed, 'claims before it looks').to.equal(true)
  })

  it('finds what is due to others while events keep coming', async () => {
    const [busy, other] = [await createApp(), await createApp()]
    await change(other.shop)
    await fanOut(service().db)
    const soon = { attempt: 1, next_at: new Date(Date.now() + 2_000) }
    await service().db('deliveries').where({ shop_id: other.shop.id }).update(soon)
    let isOver = false
    const stream = Promise.all(
      Array.from({ length: 3 }, async () => {
        while (!isOver) await change(busy.shop)
      }),
    )
    try {
      deliverer().start()
      await until('the retry', () => other.receiver.received.length === 1, 20_000)
    } finally {
      isOver = true
      await stream
    }
    expect(busy.receiver.received).not.to.have.length(0)
  })
})
