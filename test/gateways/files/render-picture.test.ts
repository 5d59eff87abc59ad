import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import sharp from 'sharp'
import { discard, renderPicture } from '../../../src/gateways/files/render-picture.ts'
import { runFolder } from '../../support/run-folder.ts'
import { sampledTest } from '../../support/sample.ts'
import { spentSince } from '../../support/until.ts'

describe('renderPicture', () => {
  const folder = join(runFolder(), `rendered-${process.pid}`)
  before(() => mkdirSync(folder, { recursive: true }))
  after(() => rmSync(folder, { recursive: true }))

  sampledTest(
    'reads the pixels of an upload once for all of its files: a small file can have 50 million of them',
    async () => {
      const path = join(folder, 'interlaced.png')
      const blank = { width: 5000, height: 5000, channels: 3 as const, background: '#aabbcc' }
      await sharp({ create: blank }).png({ progressive: true }).toFile(path)
      sharp.cache(false)
      let before = process.cpuUsage()
      await sharp(path).resize({ width: 1600 }).raw().toBuffer()
      const once = spentSince(before)
      before = process.cpuUsage()
      const files = await renderPicture(path, folder)
      expect(spentSince(before)).to.be.below(4 * once)
      expect(files.map(({ width, height }) => [width, height])).to.eql(
        [320, 320, 800, 800, 1600, 1600, 1200].map((edge) => [edge, edge]),
      )
      await discard(files)
    },
  )

  it('keeps the colours of pixels that are partly transparent, in a picture of any size', async () => {
    const given = { r: 200, g: 100, b: 50, alpha: 0.5 }
    for (const edge of [2000, 1000, 100]) {
      const path = join(folder, `transparent-${edge}.png`)
      await sharp({ create: { width: edge, height: edge, channels: 4, background: given } })
        .png()
        .toFile(path)
      const files = await renderPicture(path, folder)
      for (const { path: file, sizeName, format } of files) {
        const [r, g, b, alpha] = await sharp(file).raw().toBuffer()
        const name = `${sizeName}.${format} of ${edge} pixels`
        expect(alpha, name).to.be.closeTo(128, 1)
        expect(r, name).to.be.closeTo(given.r, 5)
        expect(g, name).to.be.closeTo(given.g, 5)
        expect(b, name).to.be.closeTo(given.b, 5)
      }
      await discard(files)
    }
  })
})
