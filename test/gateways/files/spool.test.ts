import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect } from 'chai'
import { spool } from '../../../src/gateways/files/spool.ts'
import { FileStoreDown } from '../../../src/gateways/files/store.ts'

describe('spool', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'spool-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('blames the file store for a disk that does not take a file', async () => {
    await writeFile(join(folder, 'file'), '')
    const error = await spool(join(folder, 'file'), Readable.from(['x'])).catch((one: unknown) => one)
    expect(error).to.be.instanceOf(FileStoreDown)
  })

  it('does not blame it for what cannot be read, such as a backup on a bad disk, and leaves no file', async () => {
    const reason = Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO', syscall: 'read' })
    const bytes = Readable.from(
      (async function* () {
        yield Buffer.from('x')
        throw reason
      })(),
    )
    expect(await spool(folder, bytes).catch((one: unknown) => one)).to.equal(reason)
    expect(await readdir(folder)).to.eql([])
  })
})
