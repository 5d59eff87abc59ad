import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect } from 'chai'
import { diskStore } from '../../../src/gateways/files/disk.ts'
import { spool, sweepSpool } from '../../../src/gateways/files/spool.ts'
import { attachment, FileStoreDown } from '../../../src/gateways/files/store.ts'

describe('The file store on disk', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'files-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('stores a spooled file whole, and deletes it, twice without harm', async () => {
    const store = diskStore(join(folder, 'files'))
    const spooled = await spool(
      join(folder, 'uploads'),
      Readable.from([Buffer.from('by'), Buffer.from('tes')]),
    )
    expect(spooled).to.include({ size: 5 })
    await store.keep('shop/file', spooled)
    expect(readFileSync(join(folder, 'files/shop/file'), 'utf8')).to.equal('bytes')
    expect(readdirSync(join(folder, 'uploads'))).to.eql([])
    await store.remove('shop/file')
    await store.remove('shop/file')
    expect(readdirSync(join(folder, 'files/shop'))).to.eql([])
  })

  it('leaves no file of a stream that breaks off', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half')
        throw new Error('cut')
      })(),
    )
    await spool(folder, broken).then(
      () => expect.fail('was taken'),
      (error) => expect(error.message).to.equal('cut'),
    )
    expect(readdirSync(folder)).to.eql([])
  })

  it('reports what is wrong if it cannot write', async () => {
    writeFileSync(join(folder, 'no-folder'), '')
    const store = diskStore(join(folder, 'no-folder'))
    expect(await store.unavailableReason()).to.be.a('string')
    expect(await diskStore(join(folder, 'files')).unavailableReason()).to.equal(null)
    const spooled = await spool(folder, Readable.from([Buffer.from('x')]))
    await store.keep('shop/file', spooled).then(
      () => expect.fail('was kept'),
      (error) => expect(error).to.be.instanceOf(FileStoreDown),
    )
    chmodSync(join(folder, 'no-folder'), 0o600)
  })

  it('removes files that nobody has written to for long, and nothing else', async () => {
    const [old, fresh] = [join(folder, 'old'), join(folder, 'fresh')]
    for (const path of [old, fresh]) writeFileSync(path, '')
    utimesSync(old, new Date(0), new Date(0))
    await sweepSpool(folder, 60_000)
    expect(readdirSync(folder)).to.eql(['fresh'])
    await sweepSpool(join(folder, 'nowhere'), 60_000)
  })

  it('names a download so that no header and no file system is broken', () => {
    expect(attachment('a"b\\c%41.txt')).to.equal(
      `attachment; filename="a_b_c_41.txt"; filename*=UTF-8''a%22b%5Cc%2541.txt`,
    )
    expect(attachment('naïve 📘\u0000.pdf')).to.match(/^[\x20-\x7e]+$/)
  })
})
