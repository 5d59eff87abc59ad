import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect } from 'chai'
import express, { type Request, type Response } from 'express'
import { readBody } from '../../src/http/body.ts'
import { BodyQuota } from '../../src/http/body-quota.ts'
import type { Route } from '../../src/http/handler.ts'
import { Quota } from '../../src/http/quota.ts'
import { refusalOf, sendRefusal } from '../../src/http/reply.ts'
import { serverFor } from '../../src/http/server.ts'
import { call, serverOf, service } from '../support/service.ts'
import { until } from '../support/until.ts'

const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

/** Sends this much of a call and leaves the connection open. */
async function begin(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

describe('A body that comes slowly', () => {
  const app = express()
  const route = { body: 'application/json' } as Route
  app.use(async (req: Request, res: Response) => {
    try {
      await readBody(req, res, route, new BodyQuota(300))
      res.json(req.body)
    } catch (error) {
      sendRefusal(res, refusalOf(error), route)
    }
  })
  const server = serverFor(app)
  before(() => once(server.listen(0, '127.0.0.1'), 'listening'))
  after(() => server.close())
  const port = () => (server.address() as AddressInfo).port

  it('is given up once its time is over, although it trickles on', async () => {
    const socket = await begin(port(), head('/', 1000))
    const trickle = setInterval(() => socket.write(' '), 20)
    const [reply] = await once(socket, 'data')
    expect(String(reply)).to.match(/^HTTP\/1.1 400 /)
    expect(String(reply)).to.include('took longer than')
    expect(String(reply)).to.match(/^Connection: close\r$/m)
    // A byte that crosses the end makes it a reset, at which `once` would fail.
    await new Promise((resolve) => socket.once('close', resolve))
    clearInterval(trickle)
  })

  it('is read where it comes in time', async () => {
    const socket = await begin(port(), head('/', 2))
    socket.write('{}')
    expect(String((await once(socket, 'data'))[0])).to.match(/^HTTP\/1.1 200 [\s\S]*\{\}$/)
    socket.destroy()
  })
})

describe('A body of unknown length', () => {
  it('is read like any other', async () => {
    const port = (serverOf(service().console).address() as AddressInfo).port
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/auth/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Blob(['{"email":"nobody"}']).stream(),
      duplex: 'half',
    })
    expect(response.status).to.equal(400)
    expect(((await response.json()) as { message: string }).message).to.include(
      'email must be an e-mail address',
    )
  })
})

describe('A packed body', () => {
  it('is refused where it is longer than 1 MB once it is unpacked', async () => {
    const send = (length: number) =>
      call('console')
        .post('/api/v1/auth/authenticate')
        .set('content-encoding', 'gzip')
        .type('json')
        .serialize((bytes) => bytes)
        .send(gzipSync(JSON.stringify({ email: 'x'.repeat(length) })))
    expect((await send(1024 ** 2 - 100)).status).to.equal(400)
    expect((await send(1024 ** 2)).status).to.equal(413)
  })

  it('takes the room of 1 MB until it is read, however short it says that it is', async () => {
    const room = new BodyQuota()
    const headers = { 'content-length': '20', 'content-encoding': 'gzip' }
    const begun: (() => void)[] = []
    const read = () =>
      room.read({ ip: '192.0.2.1', headers } as unknown as Request, {} as Response, () => {
        return new Promise((resolve) => void begun.push(resolve))
      })
    const reads = Array.from({ length: 65 }, () => read().catch((error) => error.refusal))
    expect(await reads[64]).to.equal('busy')
    for (const end of begun) end()
    expect(await Promise.all(reads.slice(0, 64))).to.eql(Array(64).fill(undefined))
  })
})

describe('A quota', () => {
  it('is released once, however often its holder asks', () => {
    const quota = new Quota(4)
    const release = quota.reserve('one', 2)
    for (let times = 0; times < 3; times += 1) release()
    quota.reserve('two', 2)
    expect(() => quota.reserve('two', 1)).to.throw('Too many calls')
    quota.reserve('one', 2)
    expect(() => quota.reserve('three', 1)).to.throw('Too many calls')
  })
})

describe('Bodies that come slowly', () => {
  it('leave room for the calls of others, and for small ones, however many a network begins', async () => {
    const port = (serverOf(service().console).address() as AddressInfo).port
    const path = '/api/v1/auth/authenticate'
    const ask = async (email: string) => (await call('console').post(path).send({ email })).status
    const large = 'x'.repeat(999_900)
    const replies: string[] = []
    const sockets: Socket[] = []
    for (let n = 0; n < 80; n += 1) {
      const socket = await begin(port, head(path, 1_000_000))
      socket.on('data', (reply) => replies.push(String(reply)))
      sockets.push(socket)
    }
    await until('the refusal', () => replies.length > 0)
    for (const reply of replies) expect(reply).to.match(/^HTTP\/1.1 503 [\s\S]*"busy"/)
    expect(await ask('nobody')).to.equal(400)
    expect(await ask(large)).to.equal(503)
    for (const socket of sockets) socket.destroy()
    await until('room', async () => (await ask(large)) === 400)
  })
})
