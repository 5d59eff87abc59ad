import { readFileSync } from 'node:fs'
import { expect } from 'chai'

describe('the guide to the example shop', () => {
  it('shows code as it stands in the file that it names', () => {
    const guide = readFileSync('docs/guides/build-a-storefront.md', 'utf8')
    const blocks = [...guide.matchAll(/`(src\/web\/storefront\/[\w./-]+)`:\n\n```tsx?\n(.*?)```/gs)]
    expect(blocks).to.have.length(guide.match(/^```tsx?$/gm)!.length)
    for (const [, file, code] of blocks) expect(readFileSync(file!, 'utf8'), file).to.include(code)
  })

  it('names files that there are', () => {
    const guide = readFileSync('docs/guides/build-a-storefront.md', 'utf8')
    for (const [, file] of guide.matchAll(/`((?:pages|islands|words|parts)?\/?[\w-]+\.tsx?)`/g))
      expect(() => readFileSync(`src/web/storefront/${file}`), file).not.to.throw()
  })
})
