import { expect } from 'chai'
import { Buckets } from '../../../src/gateways/throttle/buckets.ts'

describe('Buckets', () => {
  it('keep what is in use however many others come, and forget those', async () => {
    const buckets = new Buckets()
    const allowed = async (key: string) => (await buckets.take([{ key, rate: 0.001, burst: 2 }])).allowed
    for (const key of ['busy', 'busy', 'gone', 'gone']) expect(await allowed(key)).to.equal(true)
    for (let i = 0; i < 120_000; i++) {
      await allowed(`stranger ${i}`)
      if (i % 10_000 === 0) expect(await allowed('busy')).to.equal(false)
    }
    expect(await allowed('gone')).to.equal(true)
    const kept = Object.values(buckets).flatMap((value) => (value instanceof Map ? [value.size] : []))
    expect(kept).not.to.eql([])
    expect(kept.reduce((sum, size) => sum + size)).to.be.at.most(100_001)
  })
})
