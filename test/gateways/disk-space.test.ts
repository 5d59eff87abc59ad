import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { DiskFull, freeBytes, reserveRoom } from '../../src/gateways/files/disk-space.ts'
import { FileStoreDown } from '../../src/gateways/files/store.ts'

const terabyte = 1024 ** 4
const refusalOf = (work: Promise<unknown>) => work.then(() => null).catch((error: Error) => error)

describe('The room on a disk', () => {
  it('is reserved by what arrives at the same time, until it is released', async () => {
    const folder = join(tmpdir(), 'storefront-room')
    const free = await freeBytes(tmpdir())
    // Others write to this disk meanwhile, so the figures are far apart.
    const most = Math.floor(free / 2)
    const release = await reserveRoom(folder, most, 0)
    expect(await refusalOf(reserveRoom(folder, most, Math.floor(free / 4)))).to.be.instanceOf(DiskFull)
    release()
    const again = await reserveRoom(folder, most, Math.floor(free / 4))
    again()
  })

  it('is never taken from what the operator keeps free', async () => {
    expect(await refusalOf(reserveRoom(tmpdir(), 1, 10_000 * terabyte))).to.be.instanceOf(DiskFull)
    expect(await refusalOf(reserveRoom(tmpdir(), 10_000 * terabyte, 0))).to.be.instanceOf(DiskFull)
  })

  it('is not known where the folder cannot be made', async () => {
    expect(await refusalOf(reserveRoom(join(process.execPath, 'uploads'), 1, 0))).to.be.instanceOf(
      FileStoreDown,
    )
  })
})
