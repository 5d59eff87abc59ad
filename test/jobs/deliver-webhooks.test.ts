import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { deliverWebhooks } from '../../src/jobs/deliver-webhooks.ts'
import { change, createApp, deliveriesTo, tidyUp } from '../events/support.ts'
import { service } from '../support/service.ts'
import { until } from '../support/until.ts'

describe('deliver-webhooks', () => {
  const stop = new AbortController()
  const context = () => ({ db: service().db, dependencies: service().dependencies, signal: stop.signal })

  afterEach(tidyUp)

  it('holds one slot: another that starts ends at once', async () => {
    const app = await createApp()
    const [first, second, third] = deliverWebhooks({ slots: 3 })
    const running = first!.run(context())
    await Promise.all([second!.run(context()), third!.run(context())])
    await change(app.shop)
    await until('the delivery', () => app.receiver.received.length > 0)
    stop.abort()
    await running
    expect((await deliveriesTo(app))[0]).to.include({ state: 'delivered' })
  })

  it('does nothing once it is aborted', async () => {
    const app = await createApp()
    await change(app.shop)
    await deliverWebhooks({ slots: 1 })[0]!.run(context())
    await sleep(150)
    expect(app.receiver.received).to.be.empty
  })

  it('gives every slot a name of its own', () => {
    expect(deliverWebhooks({ slots: 2 }).map(({ name }) => name)).to.deep.equal([
      'deliver-webhooks-1',
      'deliver-webhooks-2',
    ])
  })
})
