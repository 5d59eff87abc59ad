import { expect } from 'chai'
import { documentOf } from '../../scripts/docs/contracts.ts'
import { callerOf } from '../../scripts/generate/contract.ts'
import { callsOf } from '../../src/contract/calls.ts'
import { exampleCall } from '../../src/contract/examples.ts'
import { endAll, ownFolder, ownSettings, type Started, startProcess } from '../main/process.ts'
import { type DemoTokens, demoTokens, digitalStore } from '../support/demo.ts'

describe('The examples of the contract', function () {
  this.timeout(300_000)
  const { folder, remove } = ownFolder('examples')
  let started: Started
  let tokens: DemoTokens

  before(async () => {
    started = startProcess('scripts/start.ts', await ownSettings(folder))
    await started.ready()
    tokens = await demoTokens(started.urls)
  })
  after(async () => {
    await endAll()
    remove()
  })

  /** The examples that a fresh service cannot answer, and why. */
  const others: Record<string, string> = {
    getPushSubscription: 'only a browser has one',
    showConsent: 'it is a page, for an app that sends its parameters',
    getNotification: 'removed by the age that its id tells',
    getDelivery: 'removed by the age that its id tells',
    getInvitation: 'the token of an invitation is in an e-mail alone',
    getStoreTransfer: 'nobody has offered the store',
  }

  for (const surface of ['store', 'apps', 'console'] as const) {
    it(`of every GET of ${surface} answer 2xx on a fresh start`, async () => {
      const contract = await documentOf(surface)
      const wrong: string[] = []
      for (const place of callsOf(contract)) {
        const { operationId, tags } = place.operation
        if (place.method !== 'get' || operationId in others) continue
        const { url, headers } = exampleCall(contract, place)
        const isDigital = headers['x-shop-id'] === digitalStore || tags[0] === 'digital-access'
        if (callerOf(contract, place.operation) !== 'nobody') {
          const kind =
            surface === 'console'
              ? 'console'
              : isDigital
                ? (`digital${surface === 'apps' ? 'Apps' : ''}` as const)
                : surface
          headers.authorization = `Bearer ${tokens[kind]}`
        }
        const reply = await fetch(url.replace(/^http:\/\/localhost:\d+/, started.urls[surface]), { headers })
        if (!reply.ok)
          wrong.push(`${operationId} ${reply.status} ${url} ${(await reply.text()).slice(0, 120)}`)
      }
      expect(wrong).to.eql([])
    })
  }
})
