import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect } from 'chai'
import express, { type Request, type Response } from 'express'
import type { Route } from '../../src/http/handler.ts'
import { refusalOf, sendData, sendJson, sendRefusal } from '../../src/http/reply.ts'
import { serverFor } from '../../src/http/server.ts'
import { until } from '../support/until.ts'

const megabyte = 2 ** 20

describe('Long replies that are read slowly', () => {
  const long = { text: 'x'.repeat(48 * megabyte) }
  const app = express()
  app.use(async (req: Request, res: Response) => {
    if (req.path === '/never') return
    // A call is counted by its address before it is answered.
    if (req.ip && req.path === '/late') await once(req.socket, 'close')
    try {
      if (req.path === '/tagged')
        sendData(req, res, { status: 200, message: '', etag: 'weak', method: 'get' } as Route, long)
      else sendJson(res, 200, req.path === '/short' ? {} : long)
    } catch (error) {
      sendRefusal(res, refusalOf(error), null)
    }
  })
  const server = serverFor(app)
  const sockets: Socket[] = []
  before(() => once(server.listen(0, '127.0.0.1'), 'listening'))
  const connected = promisify(server.getConnections.bind(server))
  // Memory that one test has taken is free again for the next.
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy()
    await until('the end of all connections', async () => (await connected()) === 0)
  })
  after(() => server.close())

  /** Calls, and reads nothing of the reply. */
  const begin = async (call: string) => {
    const { port } = server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    sockets.push(socket)
    await once(socket, 'connect')
    socket.pause()
    socket.write(`${call} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    return socket
  }
  const statusOf = async (socket: Socket) => (await text(socket)).slice(0, 12)

  it('are refused beyond a part of the memory, while short ones are sent', async () => {
    for (let n = 0; n < 3; n += 1) await begin('GET /')
    await until('the refusal', async () => (await statusOf(await begin('GET /'))) === 'HTTP/1.1 503')
    expect(await statusOf(await begin('GET /short'))).to.equal('HTTP/1.1 200')
  })

  it('are refused without the tag of what was not sent, by which it would be called unchanged', async () => {
    for (let n = 0; n < 3; n += 1) await begin('GET /')
    let refused = ''
    await until('the refusal', async () => {
      refused = (await text(await begin('GET /tagged'))).slice(0, 1000)
      return refused.startsWith('HTTP/1.1 503')
    })
    expect(refused).not.to.match(/^etag:/im)
  })

  it('have room again once others have been read or given up', async () => {
    for (let n = 0; n < 3; n += 1) await begin('GET /')
    await until('the refusal', async () => (await statusOf(await begin('GET /'))) === 'HTTP/1.1 503')
    for (const socket of sockets.splice(0)) socket.destroy()
    await until('room', async () => (await statusOf(await begin('GET /'))) === 'HTTP/1.1 200')
  })

  it('hold no room where the caller has gone before the reply was made', async () => {
    for (let n = 0; n < 6; n += 1) {
      const socket = await begin('GET /late')
      await once(server, 'request')
      socket.destroy()
    }
    expect(await statusOf(await begin('GET /'))).to.equal('HTTP/1.1 200')
  })

  it('hold no room once the caller has gone who would have been sent another one first', async () => {
    for (let n = 0; n < 6; n += 1) {
      const socket = await begin('GET /never HTTP/1.1\r\nHost: localhost\r\n\r\nGET /')
      await once(server, 'request')
      socket.destroy()
    }
    await until('room', async () => (await statusOf(await begin('GET /'))) === 'HTTP/1.1 200')
  }).timeout(25_000) // a connection that stalls is closed after 30 s

  it('are cut off where they would tell what a write has changed', async () => {
    for (let n = 0; n < 3; n += 1) await begin('GET /')
    await until('the refusal', async () => (await statusOf(await begin('GET /'))) === 'HTTP/1.1 503')
    expect(await text(await begin('POST /'))).to.equal('')
  })
})
