import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { drain, listen } from '../../src/base/listen.ts'

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

  it('closes a connection over which nothing was ever sent, such as proxies keep in reserve', async () => {
    const server = createServer((_req, res) => void res.end('answered'))
    await listen(server, 0, '127.0.0.1', 'PORT')
    const unused = connect((server.address() as AddressInfo).port, '127.0.0.1').resume()
    await once(server, 'connection')
    const [startedAt, closed] = [performance.now(), once(unused, 'close')]
    await drain(server, 100_000)
    await closed
    expect(performance.now() - startedAt, 'not when patience ends').to.be.within(400, 60_000)
  })

  it('answers all of many who have connected at the moment when the port closes', async () => {
    const server = createServer((_req, res) => void res.setHeader('connection', 'close').end('answered'))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    // The system establishes them at once; a process that is busy accepts them later.
    const early = Array.from({ length: 50 }, () => connect(port, '127.0.0.1'))
    const replies = early.map(async (client) => {
      client.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n')
      return String((await once(client, 'data'))[0]).slice(0, 13)
    })
    const drained = drain(server, 10_000)
    expect(new Set(await Promise.all(replies))).to.deep.equal(new Set(['HTTP/1.1 200 ']))
    await drained
  })

  it('answers a call that came while the process was busy, over a connection that is about to be closed', async () => {
    const server = createServer((_req, res) => void res.end('answered'))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const kept = connect((server.address() as AddressInfo).port, '127.0.0.1')
    const ask = () => kept.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n')
    ask()
    await once(kept, 'data')
    const drained = drain(server, 10_000)
    while (server.listening) await setImmediate()
    ask()
    // The time that connections are left open ends meanwhile.
    for (const end = performance.now() + 600; performance.now() < end; );
    expect(String((await once(kept, 'data'))[0])).to.match(/^HTTP\/1.1 200 /)
    await drained
  })

  it('sends a long reply to its end, however slowly the client reads it', async () => {
    const length = 30_000_000
    const server = createServer((_req, res) => void res.end(Buffer.alloc(length)))
    await listen(server, 0, '127.0.0.1', 'PORT')
    const slow = connect((server.address() as AddressInfo).port, '127.0.0.1')
    slow.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    await once(slow, 'readable')
    const drained = drain(server, 10_000)
    await sleep(1_000)
    let read = 0
    slow.on('data', (bytes: Buffer) => {
      read += bytes.length
    })
    await once(slow, 'close')
    expect(read).to.be.above(length)
    await drained
  })
})
