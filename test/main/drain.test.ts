import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { drain } from '../../src/listen.ts'

describe('drain', () => {
  it('answers whoever is connected when the port closes, and refuses others', async () => {
    const server = createServer((_req, res) => void res.setHeader('connection', 'close').end('answered'))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const early = connect(port, '127.0.0.1')
    await Promise.all([once(early, 'connect'), once(server, 'connection')])
    const drained = drain(server, 10_000)
    await sleep(100)
    const [refused] = await once(
      connect(port, '127.0.0.1').on('connect', () => {}),
      'error',
    )
    expect(refused.code).to.equal('ECONNREFUSED')
    early.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n')
    expect(String((await once(early, 'data'))[0])).to.match(/^HTTP\/1.1 200 /)
    await drained
  })

  it('waits a little for the next call over a connection that is kept, and closes it then', async () => {
    const server = createServer((_req, res) => void res.end('answered'))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const kept = connect(port, '127.0.0.1')
    const call = async () => {
      kept.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n')
      expect(String((await once(kept, 'data'))[0])).to.match(/^HTTP\/1.1 200 /)
    }
    await call()
    const [startedAt, drained] = [performance.now(), drain(server, 100_000)]
    await sleep(20)
    await call()
    await drained
    expect(performance.now() - startedAt, 'not when patience ends').to.be.within(400, 60_000)
  })
})
