import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { expect } from 'chai'
import { greet } from '../../../src/gateways/mail/greeting.ts'

describe('greet', () => {
  const sockets = new Set<Socket>()
  let server: Server
  let endOn: { word: string; how: (socket: Socket) => void }

  before(async () => {
    server = createServer((socket) => {
      sockets.add(socket.on('error', () => {}))
      socket.setEncoding('utf8').on('data', (line: string) => {
        if (line.startsWith(endOn.word)) endOn.how(socket)
        else if (line.startsWith('EHLO')) socket.write('250-test\r\n250 AUTH PLAIN\r\n')
        else if (line.startsWith('AUTH')) socket.write('235 welcome\r\n')
      })
      if (endOn.word === 'connect') endOn.how(socket)
      else socket.write('220 test ESMTP\r\n')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  after(() => {
    for (const socket of sockets) socket.destroy()
    return new Promise((resolve) => server.close(resolve))
  })
  const outcome = () =>
    greet({
      url: `smtp://user:password@127.0.0.1:${(server.address() as AddressInfo).port}`,
      plain: true,
    }).then(
      ({ signedIn }) => `signed in: ${signedIn}`,
      (error: Error) => error.message,
    )

  it('signs in where the URL has credentials', async () => {
    endOn = { word: 'nothing', how: () => {} }
    expect(await outcome()).to.equal('signed in: true')
  })

  for (const word of ['connect', 'EHLO', 'AUTH']) {
    it(`reports a server that closes, resets or no longer answers the connection at ${word}`, async () => {
      const ends: [(socket: Socket) => void, RegExp][] = [
        [(socket) => void socket.end(), /closed/i],
        [(socket) => void socket.resetAndDestroy(), /reset/i],
        [() => {}, /timeout|never received/i],
      ]
      for (const [how, reason] of ends) {
        endOn = { word, how }
        expect(await outcome()).to.match(reason)
      }
    })
  }
})
