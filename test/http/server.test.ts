import { EventEmitter, once } from 'node:events'
import { request } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import express from 'express'
import { serverFor } from '../../src/http/server.ts'

/** How long a reader of these tests may take nothing. */
const stallMs = 600

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
  app.get('/late', async (_req, res) => {
    await sleep(3 * stallMs)
    res.send('late')
  })
  const server = serverFor(app, { stallMs })
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

  it('cuts off a reader that takes nothing of a reply any more, and lets go of what it was reading', async () => {
    const ended = once(replies, 'ended')
    const socket = ask('/endless')
    await once(socket, 'data')
    socket.pause()
    await ended
    socket.resume()
    await once(socket, 'close')
  })

  it('leaves a reader alone that is slow', async () => {
    let ended = false
    replies.once('ended', () => (ended = true))
    const socket = ask('/endless')
    for (let pauses = 12; pauses > 0; pauses--) {
      // What the system holds for both ends is emptied, so that the service can write at all.
      for (let read = 0; read < 8 * 1024 * 1024; ) read += (await once(socket, 'data'))[0].length
      socket.pause()
      await sleep(stallMs / 3)
      socket.resume()
    }
    expect(ended).to.equal(false)
    socket.destroy()
  })

  it('waits for a reply that is not begun yet', async () => {
    const asked = request({ port: port(), host: '127.0.0.1', path: '/late' }).end()
    const [reply] = await once(asked, 'response')
    expect(reply.statusCode).to.equal(200)
    reply.resume()
  })
})
