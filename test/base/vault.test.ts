import { randomBytes } from 'node:crypto'
import { expect } from 'chai'
import { createVault } from '../../src/base/vault.ts'

describe('The vault', () => {
  const old = { id: 'k1', key: randomBytes(32) }
  const vault = createVault([old])

  it('decrypts what it encrypted, and never encrypts the same way twice', () => {
    const [one, two] = [vault.seal('whsec_ünïcode', 'row'), vault.seal('whsec_ünïcode', 'row')]
    expect(one).not.to.equal(two)
    expect(one).not.to.include('whsec')
    expect([vault.open(one, 'row'), vault.open(two, 'row')]).to.eql(['whsec_ünïcode', 'whsec_ünïcode'])
  })

  it('does not decrypt a secret that was moved to another row', () => {
    expect(() => vault.open(vault.seal('secret', 'row'), 'other row')).to.throw()
  })

  it('does not decrypt a secret whose bytes were changed', () => {
    const parts = vault.seal('secret', 'row').split('.')
    for (let i = 1; i < parts.length; i++) {
      const bytes = Buffer.from(parts[i]!, 'base64url')
      bytes[0]! ^= 1
      const changed = parts.with(i, bytes.toString('base64url')).join('.')
      expect(() => vault.open(changed, 'row'), String(i)).to.throw()
    }
  })

  it('does not decrypt a secret whose tag was truncated', () => {
    const parts = vault.seal('secret', 'row').split('.')
    for (const length of [4, 8, 12, 15]) {
      const tag = Buffer.from(parts[2]!, 'base64url').subarray(0, length).toString('base64url')
      expect(() => vault.open(parts.with(2, tag).join('.'), 'row'), `${length} bytes`).to.throw()
    }
  })

  it('encrypts with the newest key and still decrypts what an older one encrypted', () => {
    const rotated = createVault([{ id: 'k2', key: randomBytes(32) }, old])
    expect(rotated.open(vault.seal('secret', 'row'), 'row')).to.equal('secret')
    expect(rotated.seal('secret', 'row')).to.match(/^k2\./)
    expect(() => vault.open(rotated.seal('secret', 'row'), 'row')).to.throw('no vault key')
  })
})
