import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { parseUrl } from '../../src/base/url.ts'

describe('parseUrl', () => {
  it('knows an address with letters beyond ASCII, however often it is asked', () => {
    let known = 0
    for (let i = 0; i < 50_000; i++) if (parseUrl('https://bücher.example/')) known += 1
    expect(known).to.equal(50_000)
  })

  it('returns null for what is no address', () => {
    for (const text of ['', 'shop', '/path', 'https://', 'https://half open/'])
      expect(parseUrl(text)).to.equal(null)
  })

  it('is what the service asks, and not URL.canParse', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    )
    const asking = files.filter((file) => readFileSync(join('src', file), 'utf8').includes('URL.canParse('))
    // Browsers do not have the fault, and the example shop asks about headers and settings, which are ASCII.
    expect(asking.filter((file) => !file.startsWith('web/'))).to.eql([])
  })
})
