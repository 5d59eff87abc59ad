import { expect } from 'chai'
import { seconds } from '../../../src/base/clock.ts'
import { PushHosts, type PushOutcome } from '../../../src/gateways/push/hosts.ts'
import { later } from '../../support/sign-in.ts'

const failed: PushOutcome = { state: 'failed', reason: '503: busy', retryAfter: null }

describe('PushHosts', () => {
  let answer: (endpoint: string) => PushOutcome
  let sent: string[]
  beforeEach(() => {
    sent = []
    answer = () => ({ state: 'taken' })
  })
  const send = (hosts: PushHosts, endpoint: string) =>
    hosts.send(endpoint, async () => {
      sent.push(endpoint)
      return answer(endpoint)
    })
  const inRow = async (hosts: PushHosts, count: number, endpointOf: (n: number) => string) => {
    const states = []
    for (let n = 0; n < count; n++) states.push((await send(hosts, endpointOf(n))).state)
    return states
  }

  it('give a host that has accepted nothing a tenth of the budget, however many names and browsers it has', async () => {
    const hosts = new PushHosts(50)
    answer = () => ({ state: 'gone' })
    await inRow(hosts, 1000, (n) => `https://n${n}.victim.example/push/${n}`)
    expect(sent).to.have.length(20)
    const refused = await send(hosts, 'https://other.victim.example/push')
    expect(refused).to.deep.include({ state: 'failed', retryAfter: 1_000 })
    await later(2 * seconds, () => inRow(hosts, 100, () => 'https://victim.example/push'))
    expect(sent).to.have.length(30)
  })

  it('let a proven host have all of it, and no more', async () => {
    const hosts = new PushHosts(50)
    const states = await inRow(hosts, 1000, (n) => `https://push.example/${n}`)
    expect(states.filter((state) => state === 'taken').length).to.be.within(200, 260)
  })

  it('count each host separately', async () => {
    const hosts = new PushHosts(1)
    expect(await inRow(hosts, 30, (n) => `https://push-${n}.example/`)).to.eql(Array(30).fill('taken'))
  })

  it('leave a silent host alone for half a minute after five failures, then try it with one message', async () => {
    const hosts = new PushHosts(0)
    answer = (endpoint) => (endpoint.includes('silent') ? failed : { state: 'taken' })
    await inRow(hosts, 20, (n) => `https://silent.example/${n}`)
    expect(sent).to.have.length(5)
    expect((await send(hosts, 'https://loud.example/')).state).to.equal('taken')
    await later(31 * seconds, () => inRow(hosts, 3, () => 'https://silent.example/'))
    expect(sent).to.have.length(7)
    answer = () => ({ state: 'taken' })
    await later(62 * seconds, async () =>
      expect(await inRow(hosts, 10, () => 'https://silent.example/')).to.eql(Array(10).fill('taken')),
    )
  })

  it('do not count a browser that has gone, or a message that is refused, as silence', async () => {
    const hosts = new PushHosts(0)
    answer = () => ({ state: 'refused', reason: '400: no' })
    await inRow(hosts, 20, () => 'https://push.example/')
    expect(sent).to.have.length(20)
  })
})
