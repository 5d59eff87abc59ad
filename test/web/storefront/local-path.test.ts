import { expect } from 'chai'
import { localPath } from '../../../src/web/storefront/local-path.ts'

/** Somebody who follows a link of ours comes to this shop. */
const shop = 'https://paper-lantern.example'

describe('localPath', () => {
  it('leads to a path of the shop', () => {
    for (const path of ['/', '/account', '/products?query=a%20b&sort=price', '/track#parcel']) {
      expect(localPath(path)).to.equal(path)
    }
    expect(new URL(localPath('/blogs/café'), shop).href).to.equal(`${shop}/blogs/caf%C3%A9`)
  })

  it('leads nowhere else, however browsers read what looks like a path', () => {
    const elsewhere = [
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'https://evil.example',
      'evil',
    ]
    const hidden = [
      '/\t/evil.example',
      '/\n/evil.example',
      '/\r\\evil.example',
      '\t//evil.example',
      '/\t\t/evil.example',
    ]
    const climbing = ['/..//evil.example', '/.//evil.example', '/%2e//evil.example', '/./\\evil.example']
    for (const path of [...elsewhere, ...hidden, ...climbing, '', null, undefined]) {
      const local = localPath(path)
      expect(new URL(local, shop).origin, `${path}`).to.equal(shop)
      expect(local, `${path}`).not.to.match(/[^\x20-\x7e]|^\/\//)
    }
  })
})
