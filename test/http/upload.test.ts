import { once } from 'node:events'
import fs, { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect } from 'chai'
import type { Request, Response } from 'express'
import { receiveUpload, reserveUpload } from '../../src/http/upload.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, openApps, serverOf, service, testConfig } from '../support/service.ts'
import { until } from '../support/until.ts'

const half = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhalf'
const whole = `${half}\r\n--x--\r\n`

describe('receiveUpload', () => {
  let folder: string
  let disk: ReturnType<typeof slowDisk>
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'uploads-'))
    disk = slowDisk()
  })
  after(() => {
    disk.restore()
    rmSync(folder, { recursive: true })
  })

  /**
   * Returns the refusal of a call with this body; `cut` closes the connection as soon as everything is sent, and `late`
   * is sent once the call has been answered.
   */
  const refusalOf = async (
    body: string,
    { length = body.length, cut = false, trickles = false, late = '', within = 60_000 },
  ) => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
    const head = `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}`
    socket.write(`${head}\r\n\r\n${body}`)
    const [req, res] = (await once(server, 'request')) as [Request, Response]
    const received = receiveUpload(req, res, { folder, megabytes: 1, pace: { bytes: 1024, within } })
    if (cut) socket.destroy()
    const trickle = trickles ? setInterval(() => socket.write('-'), 20) : undefined
    try {
      const refusal = await received.then(() => 'taken', String)
      socket.write(late)
      await until('the rest', () => req.socket.destroyed || req.socket.bytesRead === socket.bytesWritten)
      return refusal
    } finally {
      clearInterval(trickle)
      socket.destroy()
      server.close()
    }
  }

  for (const [what, body, how] of [
    ['ends in the middle of a file', half, {}],
    ['is cut off in the middle of a file', half, { length: 1000, cut: true }],
    ['is cut off after a file that is whole', whole, { length: 1000, cut: true }],
    ['holds two files', `${half}\r\n${whole}`, {}],
  ] as const) {
    it(`leaves no file of a call that ${what}, however slowly the disk opens files`, async () => {
      for (let n = 0; n < 5; n++) {
        expect(await refusalOf(body, how)).to.match(/^Error: .*(body|file)/)
        expect(readdirSync(folder), 'as it is refused').to.eql([])
      }
      await Promise.all(disk.opening)
      expect(disk.opening).to.have.length.above(0)
      expect(readdirSync(folder), 'once all is opened').to.eql([])
    })
  }

  for (const [where, body] of [
    ['before its file', ''],
    ['within its file', half],
    ['behind its file', whole],
  ] as const) {
    it(`gives up an upload that only trickles ${where}, which would keep its place for an hour`, async () => {
      const refusal = await refusalOf(body, { length: 10_000, trickles: true, within: 100 })
      expect(refusal).to.match(/^Error: .*the body must bring at least 1 kB in every 0\.1 seconds/)
      await Promise.all(disk.opening)
      expect(readdirSync(folder)).to.eql([])
    })
  }

  it('takes no parts beside the file that would fill the memory, and leaves no file of such a call', async () => {
    const field = (value: string) => `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${value}\r\n`
    for (const fields of [field('x').repeat(20), field('x'.repeat(70_000))]) {
      expect(await refusalOf(fields + whole, {})).to.include('too many parts, or parts that are too large')
      expect(readdirSync(folder)).to.eql([])
    }
  })

  it('leaves no file of a call that was given up, although the file still comes', async () => {
    await refusalOf('', { length: 10_000, trickles: true, within: 100, late: `\r\n${whole}` })
    expect(await refusalOf(whole, {}), 'a later one, which is stored behind it').to.equal('taken')
    const [stored, ...others] = readdirSync(folder)
    expect(others).to.eql([])
    rmSync(join(folder, stored!))
  })

  for (const [what, body] of [
    ['has come', whole],
    ['waits in the connection', `${half}${'x'.repeat(300_000)}\r\n--x--\r\n`],
  ] as const) {
    it(`does not give up an upload that ${what}, however slowly the disk opens files`, async () => {
      disk.slowness = 500
      expect(await refusalOf(body, { within: 200 })).to.equal('taken')
      disk.slowness = 20
      for (const name of readdirSync(folder)) rmSync(join(folder, name))
    })
  }
})

describe('Uploads of one network', () => {
  it('leave room for those of others, however many stores they are for', async () => {
    const config = testConfig({ url: service().databaseUrl }, { TRUST_PROXY: 'true' })
    const { apps } = await openApps(config, service().db, 'apps')
    const { port } = serverOf(apps).address() as AddressInfo
    const sockets: Socket[] = []
    const replies: string[] = []
    for (let store = 0; store < 40; store += 1) {
      const { authorization } = await createAppToken(await createShop(), ['WRITE_INVENTORY'])
      const head = `Host: localhost\r\nAuthorization: ${authorization}\r\nX-Forwarded-For: 192.0.2.1\r\n`
      const type = 'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000'
      const socket = connect(port, '127.0.0.1').on('data', (reply) => replies.push(String(reply)))
      socket.write(`POST /api/v1/pictures HTTP/1.1\r\n${head}${type}\r\n\r\n${half}`)
      sockets.push(socket)
    }
    await until('half of them to be refused', () => replies.length === 20)
    for (const reply of replies) expect(reply).to.match(/^HTTP\/1.1 503 [\s\S]*"busy"/)
    const token = await createAppToken(await createShop(), ['WRITE_INVENTORY'])
    const upload = () =>
      call('apps', apps).post('/api/v1/pictures').set(token).attach('file', Buffer.from('no'), 'a')
    const others = () => upload().set('x-forwarded-for', '192.0.2.2')
    expect((await others()).body).to.include({ code: 'picture_unreadable' })
    for (const socket of sockets) socket.destroy()
    await until('room', async () => (await upload().set('x-forwarded-for', '192.0.2.1')).status === 400)
  })
})

/** Delays opening a file by `slowness` milliseconds, whichever of Node's functions does it. */
function slowDisk() {
  const opening: Promise<unknown>[] = []
  const { open, promises } = fs
  const { open: openPromised } = promises
  const slowly = <T>(work: () => Promise<T>) => {
    const opened = setTimeout(disk.slowness).then(work)
    opening.push(opened)
    return opened
  }
  const replace = (values: object, promised: object) => {
    Object.assign(fs, values)
    Object.assign(promises, promised)
    syncBuiltinESMExports()
  }
  replace(
    {
      open: (path: string, flags: string, mode: number, done: (...results: unknown[]) => void) =>
        void slowly(
          () =>
            new Promise<void>((resolve) => {
              open(path, flags, mode, (...results) => {
                done(...results)
                resolve()
              })
            }),
        ),
    },
    { open: (...given: Parameters<typeof openPromised>) => slowly(() => openPromised(...given)) },
  )
  const disk = { opening, slowness: 20, restore: () => replace({ open }, { open: openPromised }) }
  return disk
}

describe('The room for uploads', () => {
  it('is given back by each that ends or is refused, for its store and for its network', () => {
    const [ip, busy] = ['192.0.2.1', 'Too many calls']
    for (let count = 0; count < 100; count += 1) reserveUpload('one', ip)()
    const others = Array.from({ length: 20 }, (_, n) => reserveUpload(`store ${n}`, ip))
    for (let count = 0; count < 30; count += 1) expect(() => reserveUpload('one', ip)).to.throw(busy)
    reserveUpload('one', '198.51.100.1')()
    for (const leave of others) leave()
    reserveUpload('one', ip)()
  })
})
