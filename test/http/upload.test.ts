import { once } from 'node:events'
import fs, { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect } from 'chai'
import type { Request, Response } from 'express'
import { receiveUpload } from '../../src/http/upload.ts'

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
   * Returns the refusal of a call with this body; `cut` closes the connection as soon as everything is sent.
   */
  const refusalOf = async (body: string, { length = body.length, cut = false }) => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    const head = `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}`
    socket.write(`${head}\r\n\r\n${body}`)
    const [req, res] = (await once(server, 'request')) as [Request, Response]
    const received = receiveUpload(req, res, { folder, megabytes: 1 })
    if (cut) socket.destroy()
    try {
      return await received.then(() => 'taken', String)
    } finally {
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
})

/** Delays opening a file by 20 ms, whichever of Node's functions does it. */
function slowDisk() {
  const opening: Promise<unknown>[] = []
  const { open, promises } = fs
  const { open: openPromised } = promises
  const slowly = <T>(work: () => Promise<T>) => {
    const opened = setTimeout(20).then(work)
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
  return { opening, restore: () => replace({ open }, { open: openPromised }) }
}
