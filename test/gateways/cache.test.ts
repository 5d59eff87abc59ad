import { expect } from 'chai'
import { createCache } from '../../src/gateways/cache.ts'
import { later } from '../support/sign-in.ts'

describe('createCache', () => {
  it('drops the value that was not used for longest', () => {
    const cache = createCache<number>(2, 1000)
    cache.set('one', 1)
    cache.set('two', 2)
    expect(cache.get('one')).to.equal(1)
    cache.set('three', 3)
    expect(['one', 'two', 'three'].map(cache.get)).to.eql([1, undefined, 3])
  })

  it('forgets a value after its lifetime, and stores it again', async () => {
    const cache = createCache<number>(2, 1000)
    cache.set('one', 1)
    await later(1000, async () => expect(cache.get('one')).to.equal(undefined))
    cache.set('one', 2)
    expect(cache.get('one')).to.equal(2)
  })
})
