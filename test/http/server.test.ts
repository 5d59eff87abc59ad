import { EventEmitter, once } from 'node:events'
import { request } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { expect } from 'chai'
import express from 'express'
import { hours, minutes } from '../../src/base/clock.ts'
import { serverFor } from '../../src/http/server.ts'
import type { Surface } from '../../src/http/surface-options.ts'
import { openSurface } from '../../src/surfaces.ts'
import { service } from '../support/service.ts'

/** A reader in these tests may read nothing for this time. */
const stallMs = 1_200

describe('The server of a surface', () => {
  it('gives a large file an hour to arrive, and a whole call of a shopper five minutes', async () => {
    const { db, dependencies } = service()
    const patience = async (surface: Surface) => {
      const { server } = await openSurface(surface, db, dependencies)
      return server.requestTimeout
    }
    expect(await patience('apps')).to.equal(1 * hours)
    expect(await patience('store')).to.equal(5 * minutes)
  })
})

describe('serverFor', () => {
  const replies = new EventEmitter()
  const app = express()
  app.get('/endless', async (_req, res) => {
    const pieces = async function* () {
      try {
        for (;;) yield 'x'.repeat(64 * 1024)
      } finally {
        replies.emit('ended')
      }
    }
    await pipeline(pieces(), res).catch(() => {})
  })
  app.post('/read', async (req, res) => {
    let read = ''
    try {
      for await (const bytes of req) read += bytes
      res.end()
    } catch {
      replies.emit('unread', read)
    }
  })
  app.all('/late', async (_req, res) => {
    await sleep(2 * stallMs)
    res.send('late')
  })
  // V8 tells this only to those who ask in its own syntax.
  setFlagsFromString('--allow-natives-syntax')
  const isFast = new Function('object', 'return %HasFastProperties(object)') as (object: object) => boolean
  app.get('/shape', (req, res) => {
    const isOwn = Object.getPrototypeOf(req) === app.request && Object.getPrototypeOf(res) === app.response
    res.setHeader('X-Any', 'thing')
    res.json({ isOwn, requestIsFast: isFast(req), responseIsFast: isFast(res) })
  })
  app.get('/named', (req, res) => void res.json({ host: req.headers.host, url: req.url }))
  app.use((_req, res) => void res.writeHead(404, { 'content-length': 0 }).end())
  const stopping = new AbortController()
  const server = serverFor(app, { stallMs, stopping: stopping.signal })
  before(() => once(server.listen(0, '127.0.0.1'), 'listening'))
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  const port = () => (server.address() as AddressInfo).port
  const ask = (path: string): Socket => {
    const socket = connect(port(), '127.0.0.1')
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
    return socket
  }

  it('gives the app requests and responses that have its prototypes, and are no dictionaries', async () => {
    const get = async () => (await fetch(`http://127.0.0.1:${port()}/shape`)).json()
    for (let call = 0; call < 20; call += 1) {
      expect(await get()).to.eql({ isOwn: true, requestIsFast: true, responseIsFast: true })
    }
  })

  it('disconnects a client that reads no more of a reply, and releases what it was reading', async () => {
    const ended = once(replies, 'ended')
    const socket = ask('/endless')
    await once(socket, 'data')
    socket.pause()
    await ended
    socket.resume()
    await once(socket, 'close')
  })

  it('leaves a slow client alone', async () => {
    let ended = false
    replies.once('ended', () => (ended = true))
    const socket = ask('/endless')
    for (let pauses = 8; pauses > 0; pauses--) {
      // The system's buffers of both ends are emptied, so that the service can write at all.
      for (let read = 0; read < 8 * 1024 * 1024; ) read += (await once(socket, 'data'))[0].length
      socket.pause()
      await sleep(stallMs / 6)
      socket.resume()
    }
    expect(ended).to.equal(false)
    socket.destroy()
  })

  it('disconnects a client that sends no more of its body, and ends what was reading it', async () => {
    const ended = once(replies, 'unread')
    const socket = connect(port(), '127.0.0.1')
    socket.write('POST /read HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n')
    for (const byte of '12345') {
      socket.write(byte)
      await sleep(stallMs / 3)
    }
    await Promise.all([ended, once(socket, 'close')])
    expect((await ended)[0]).to.equal('12345')
  })

  it('cuts off a body that goes on trickling after its call was refused', async () => {
    const socket = connect(port(), '127.0.0.1')
    socket.on('error', () => {})
    // Before the refusal, which a busy test may notice late.
    const startedAt = performance.now()
    socket.write('POST /refused HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n')
    const [reply] = await once(socket, 'data')
    expect(String(reply)).to.match(/^HTTP\/1.1 404 /)
    const trickle = setInterval(() => socket.write('x'), stallMs / 6)
    // A byte that crosses the end makes it a reset, at which `once` would fail.
    await new Promise((resolve) => socket.once('close', resolve))
    clearInterval(trickle)
    expect(performance.now() - startedAt).to.be.at.least(stallMs * 0.9)
  })

  it('leaves a connection open whose body came in time', async () => {
    const socket = connect(port(), '127.0.0.1')
    socket.write('POST /refused HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\n')
    await once(socket, 'data')
    socket.write('late')
    for (let waited = 0; waited < 3; waited++) {
      await sleep(stallMs / 2)
      socket.write('GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n')
      expect(String((await once(socket, 'data'))[0])).to.match(/^HTTP\/1.1 404 /)
    }
    socket.destroy()
  })

  it('waits for a reply that has not begun yet', async () => {
    const asked = request({ port: port(), host: '127.0.0.1', path: '/late' }).end()
    const [reply] = await once(asked, 'response')
    expect(reply.statusCode).to.equal(200)
    reply.resume()
  })

  it('takes a whole address for the path and the host, whatever Host says', async () => {
    const asked = async (target: string) => {
      const socket = connect(port(), '127.0.0.1')
      socket.write(`GET ${target} HTTP/1.1\r\nHost: other\r\nConnection: close\r\n\r\n`)
      const [head, body] = String((await once(socket, 'data'))[0]).split('\r\n\r\n')
      return head!.includes(' 200 ') ? JSON.parse(body!) : head!.slice(0, 12)
    }
    const [host, path] = ['shop.example:4000', '/named?a=http://b/']
    expect(await asked(`http://${host}${path}`)).to.eql({ host, url: path })
    expect(await asked('HTTPS://shop.example/named')).to.eql({ host: 'shop.example', url: '/named' })
    expect(await asked('http://shop.example?a')).to.equal('HTTP/1.1 404')
    expect(await asked('/named')).to.eql({ host: 'other', url: '/named' })
  })

  it('keeps a connection that waits for longer than the 60 s of proxies, so that none of their calls is cut off', async () => {
    const socket = ask('/nothing')
    expect(String((await once(socket, 'data'))[0])).to.match(/^Keep-Alive: timeout=75\r$/m)
    socket.destroy()
  })

  describe('refuses in the envelope what Node cannot take', () => {
    const all = (socket: Socket) =>
      new Promise<string>((resolve) => {
        let text = ''
        socket.on('data', (bytes) => (text += bytes)).on('close', () => resolve(text))
      })
    const send = (text: string) => {
      const socket = connect(port(), '127.0.0.1')
      socket.write(text)
      return all(socket)
    }
    const host = 'Host: x\r\nConnection: close\r\n'
    const long = 'x'.repeat(17_000)
    const cases: [what: string, status: number, code: string, bytes: string][] = [
      ['a long request line', 431, 'headers_too_large', `GET /${long} HTTP/1.1\r\n${host}\r\n`],
      ['long headers', 431, 'headers_too_large', `GET / HTTP/1.1\r\n${host}Cookie: ${long}\r\n\r\n`],
      ['no Host', 400, 'invalid_request', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
      ['another Expect', 417, 'expectation_failed', `GET / HTTP/1.1\r\n${host}Expect: cake\r\n\r\n`],
      ['no request', 400, 'invalid_request', 'nonsense\r\n\r\n'],
      [
        'a broken chunk',
        400,
        'invalid_request',
        `POST /late HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
      ],
    ]
    for (const [what, status, code, bytes] of cases) {
      it(what, async () => {
        const [head, body] = (await send(bytes)).split('\r\n\r\n')
        expect(head).to.match(new RegExp(`^HTTP/1.1 ${status} `))
        expect(head!.toLowerCase())
          .to.include('x-content-type-options: nosniff')
          .and.include('application/json')
        expect(JSON.parse(body!)).to.deep.include({ status, success: false, code, data: {} })
      })
    }

    it('a request that does not arrive in time', async () => {
      const accepted = once(server, 'connection')
      const answered = send('GET / HTTP/1.1\r\n')
      const [socket] = await accepted
      server.emit(
        'clientError',
        Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
        socket,
      )
      expect(await answered)
        .to.match(/^HTTP\/1.1 408 Request Timeout\r\n/)
        .and.include('request_timeout')
    })

    it('and answers the complete request before such bytes first', async () => {
      const text = await send('GET /late HTTP/1.1\r\nHost: x\r\n\r\nnonsense\r\n\r\n')
      expect(text)
        .to.match(/^HTTP\/1.1 200 /)
        .and.match(/late$/)
    })

    it('but leaves a reply that has begun alone', async () => {
      const socket = ask('/endless')
      await once(socket, 'data')
      const answered = all(socket)
      socket.write('nonsense\r\n\r\n')
      socket.resume()
      await sleep(stallMs / 6)
      socket.destroy()
      expect(await answered).not.to.include('HTTP/1.1 400')
    })

    it('and takes HTTP/1.0, which needs no Host', async () => {
      expect(await send('GET /nothing HTTP/1.0\r\n\r\n')).to.match(/^HTTP\/1.1 404 /)
    })
  })

  it('answers a last call on each connection when the process stops, and says that it closes it', async () => {
    const socket = ask('/nothing')
    expect(String((await once(socket, 'data'))[0])).to.match(/^Connection: keep-alive\r$/m)
    stopping.abort()
    const closed = once(socket, 'close')
    socket.write('GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n')
    expect(String((await once(socket, 'data'))[0])).to.match(/^Connection: close\r$/m)
    await closed
  })
})
