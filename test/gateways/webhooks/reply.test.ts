import { createServer, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { createSender, type Sender } from '../../../src/gateways/webhooks/send.ts'

/** The receiver's treatment of a connection once the whole request is there. */
type Manners = (socket: Socket) => unknown

const ok = 'HTTP/1.1 200 OK\r\n'

describe('a reply', () => {
  let sender: Sender
  const servers: Server[] = []

  beforeEach(() => {
    sender = createSender({ allowPrivate: true }, 1_500)
  })
  afterEach(async () => {
    await sender.close()
    for (const server of servers.splice(0)) server.close()
  })

  /** Opens a receiver with these manners. */
  async function receiver(manners: Manners) {
    const opened = { url: '', calls: 0, connections: 0 }
    const server = createServer((socket) => {
      opened.connections += 1
      let text = ''
      socket.on('error', () => {})
      socket.on('data', (bytes) => {
        text += bytes
        if (!text.endsWith('{}')) return
        text = ''
        opened.calls += 1
        manners(socket)
      })
    })
    servers.push(server)
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    opened.url = `http://127.0.0.1:${(server.address() as { port: number }).port}/`
    return opened
  }
  const answerOf = async (manners: Manners) => sender.post((await receiver(manners)).url, {}, '{}')
  const writes =
    (...parts: (string | Buffer)[]): Manners =>
    async (socket) => {
      for (const part of parts) {
        socket.write(part)
        await sleep(5)
      }
    }

  const acknowledgements: Record<string, Manners> = {
    'after 100 Continue': writes(`HTTP/1.1 100 Continue\r\n\r\n${ok}Content-Length: 2\r\n\r\nok`),
    'after 100 in a packet of its own': writes(
      'HTTP/1.1 100 Continue\r\n\r\n',
      `${ok}Content-Length: 2\r\n\r\nok`,
    ),
    'after 102, 103 with headers, and 100': writes(
      'HTTP/1.1 102 Processing\r\n\r\n',
      'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 100 Continue\r\n\r\n',
      `${ok}\r\n`,
    ),
    'of 204 with a length': writes('HTTP/1.1 204 No Content\r\nContent-Length: 5\r\n\r\nhello'),
    'of 204 that is chunked': writes(
      'HTTP/1.1 204 No Content\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ),
    'with its length twice': writes(`${ok}Content-Length: 2\r\nContent-Length: 2\r\n\r\nok`),
    'with two lengths': writes(`${ok}Content-Length: 2\r\nContent-Length: 9\r\n\r\nok`),
    'with a length in a list': writes(`${ok}Content-Length: 2, 2\r\n\r\nok`),
    'with a length that is none': writes(`${ok}Content-Length: many\r\n\r\nok`),
    'with a negative length': writes(`${ok}Content-Length: -1\r\n\r\nok`),
    'both chunked and with a length': writes(
      `${ok}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n\r\n`,
    ),
    'with a broken chunk': writes(`${ok}Transfer-Encoding: chunked\r\n\r\n2\r\nok\r\nzz\r\nnonsense`),
    'cut off within a chunk': (socket) => socket.end(`${ok}Transfer-Encoding: chunked\r\n\r\nff\r\nok`),
    'with an unknown coding': writes(`${ok}Transfer-Encoding: rot13\r\n\r\nok`),
    'without a length, on a connection that stays open': writes(`${ok}\r\nok`),
    'with more than its length': writes(`${ok}Content-Length: 2\r\n\r\nok and more`),
    'with less than its length': (socket) => socket.end(`${ok}Content-Length: 20\r\n\r\nok`),
    'that is reset after the head': async (socket) => {
      socket.write(`${ok}Content-Length: 20\r\n\r\n`)
      await sleep(50)
      socket.resetAndDestroy()
    },
    'whose body never comes': writes(`${ok}Content-Length: 20\r\n\r\n`),
    'whose head comes byte by byte': writes(...`${ok}A: b\r\n\r\n`),
    'with bare line feeds': writes('HTTP/1.1 200 OK\nContent-Length: 2\n\nok'),
    'without a reason': writes('HTTP/1.1 200\r\nContent-Length: 2\r\n\r\nok'),
    'with a reason in another script': writes('HTTP/1.1 200 Прекрасно\r\nContent-Length: 2\r\n\r\nok'),
    'with characters that no header has': writes(
      `${ok}X Y: \u0001\r\n: none\r\nno colon\r\nContent-Length : 2\r\n\r\nok`,
    ),
    'with a folded header': writes(`${ok}X-Long: one\r\n two\r\nContent-Length: 2\r\n\r\nok`),
    'of HTTP/1.0': (socket) => socket.end('HTTP/1.0 200 OK\r\n\r\nok'),
    'of HTTP/1.0 that keeps the connection': writes(
      'HTTP/1.0 200 OK\r\nConnection: keep-alive\r\nContent-Length: 2\r\n\r\nok',
    ),
    'of a version to come': writes('HTTP/2.0 200 OK\r\nContent-Length: 2\r\n\r\nok'),
    'of an old script that ends after its status': (socket) =>
      socket.end('HTTP/1.0 200 OK\r\nServer: cgi\r\n'),
    'after empty lines': writes(`\r\n\r\n${ok}Content-Length: 2\r\n\r\nok`),
    'with headers of 80 KB': writes(`${ok}${`X-Trace: ${'a'.repeat(8000)}\r\n`.repeat(10)}\r\nok`),
    'that wants to upgrade': writes(
      `${ok}Connection: Upgrade\r\nUpgrade: h2c\r\nContent-Length: 2\r\n\r\nok`,
    ),
    'that is compressed, and wrongly': writes(`${ok}Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\nok`),
  }
  for (const [name, manners] of Object.entries(acknowledgements)) {
    it(`acknowledges ${name}`, async () => {
      const { status, error, durationMs } = await answerOf(manners)
      expect({ status, error }).to.deep.equal({ status: name.includes('of 204') ? 204 : 200, error: null })
      expect(durationMs).to.be.below(1_400)
    })
  }

  const failures: Record<string, [Manners, number | null]> = {
    'of 500 whose body is broken': [writes('HTTP/1.1 500 No\r\nTransfer-Encoding: chunked\r\n\r\nzz'), 500],
    'of 100 alone': [(socket) => socket.end('HTTP/1.1 100 Continue\r\n\r\n'), null],
    'of 200 in the body of 500': [writes(`HTTP/1.1 500 No\r\nContent-Length: 40\r\n\r\n${ok}\r\n`), 500],
    'of 101': [writes(`HTTP/1.1 101 Switching Protocols\r\n\r\n${ok}\r\n`), 101],
    'of 503 after 100': [writes('HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 503 Later\r\n\r\n'), 503],
    'that is cut off within its status': [(socket) => socket.end('HTTP/1.1 200'), null],
    'that is reset within its head': [
      async (socket) => {
        socket.write(`${ok}Content-Le`)
        await sleep(50)
        socket.resetAndDestroy()
      },
      null,
    ],
    'whose head never ends': [writes(`${ok}A: b\r\n`), null],
    'with a status of four digits': [writes('HTTP/1.1 2000 OK\r\n\r\n'), null],
    'of another protocol': [writes('SSH-2.0-OpenSSH_9.6\r\n\r\n'), null],
    'that is only text': [(socket) => socket.end('200 OK\r\n\r\n'), null],
    'of nothing': [(socket) => socket.end(), null],
    'of endless interim heads': [
      (socket) => {
        const timer = setInterval(() => socket.write('HTTP/1.1 100 Continue\r\n\r\n'), 5)
        socket.on('close', () => clearInterval(timer))
      },
      null,
    ],
  }
  for (const [name, [manners, status]] of Object.entries(failures)) {
    it(`fails ${name}`, async () => {
      const outcome = await answerOf(manners)
      expect(outcome.status).to.equal(status)
      if (status === null) expect(outcome.error).to.be.a('string').that.is.not.empty
    })
  }

  it('is kept for the log as far as it makes sense', async () => {
    const text = async (manners: Manners) => (await answerOf(manners)).response
    const chunked = `${ok}Transfer-Encoding: chunked\r\n\r\n`
    expect(
      await text(writes(`${chunked}4;name=value\r\nwell\r\n`, '5\r\n do', 'ne\r\n0\r\nA: b\r\n\r\n')),
    ).to.equal('well done')
    expect(await text(writes(`${chunked}4\nwell\nzz\n`))).to.equal('well')
    expect(await text(writes(`${ok}Content-Length: 20\r\n\r\nbegun`))).to.equal('begun')
    expect(await text(writes(`${ok}Content-Length: 4\r\n\r\nwell done`))).to.equal('well')
    expect(await text(writes(`${ok}Content-Encoding: br\r\nContent-Length: 4\r\n\r\n\u0001abc`))).to.equal(
      '(encoded as br)',
    )
    expect(await text(writes(`${ok}Content-Encoding: identity\r\nContent-Length: 4\r\n\r\nwell`))).to.equal(
      'well',
    )
  })

  it('names where a redirect leads, as an absolute address', async () => {
    const location = async (head: string) =>
      (await answerOf(writes(`${head}\r\nContent-Length: 0\r\n\r\n`))).location
    expect(await location('HTTP/1.1 301 Moved\r\nLocation: https://hooks.example/new')).to.equal(
      'https://hooks.example/new',
    )
    expect(await location('HTTP/1.1 308 Moved\r\nlocation:/hooks/?a=b')).to.match(
      /^http:\/\/127\.0\.0\.1:\d+\/hooks\/\?a=b$/,
    )
    expect(await location('HTTP/1.1 302 Found\r\nLocation: /grüße')).to.match(/\/gr%C3%BC%C3%9Fe$/)
    expect(await location('HTTP/1.1 302 Found\r\nLocation: http://[nonsense')).to.equal('http://[nonsense')
    expect(await location('HTTP/1.1 302 Found')).to.equal(null)
    expect(await location('HTTP/1.1 201 Created\r\nLocation: /orders/1')).to.equal(null)
  })

  it('leaves the connection to the next call where its end is certain, and nowhere else', async () => {
    const connectionsOf = async (...parts: string[]) => {
      const opened = await receiver(writes(...parts))
      for (let call = 0; call < 3; call += 1) {
        expect((await sender.post(opened.url, {}, '{}')).status).to.equal(200)
        await sleep(20)
      }
      return opened.connections
    }
    expect(await connectionsOf(`${ok}Content-Length: 2\r\n\r\nok`)).to.equal(1)
    expect(await connectionsOf(`${ok}Transfer-Encoding: chunked\r\n\r\n2\r\nok\r\n`, '0\r\n\r\n')).to.equal(1)
    expect(await connectionsOf(`${ok}Content-Length: 2\r\nConnection: close\r\n\r\nok`)).to.equal(3)
    expect(await connectionsOf(`${ok}Content-Length: 2\r\n\r\nok${ok}Content-Length: 0\r\n\r\n`)).to.equal(3)
    expect(await connectionsOf(`${ok}Content-Length: 2\r\n\r\nok`, 'garbage')).to.equal(3)
    expect(await connectionsOf('HTTP/1.0 200 OK\r\nContent-Length: 2\r\n\r\nok')).to.equal(3)
    expect(await connectionsOf(`${ok}Content-Length: 2\r\nKeep-Alive: timeout=1\r\n\r\nok`)).to.equal(3)
  })

  it('is asked for again where the receiver closes a kept connection as the call comes', async () => {
    let calls = 0
    const opened = await receiver((socket) => {
      calls += 1
      if (calls === 2) socket.destroy()
      else socket.write(`${ok}Content-Length: 2\r\n\r\nok`)
    })
    expect((await sender.post(opened.url, {}, '{}')).status).to.equal(200)
    expect((await sender.post(opened.url, {}, '{}')).status).to.equal(200)
    expect(opened).to.include({ calls: 3, connections: 2 })
  })
})
