import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect } from 'chai'
import type { Shop } from '../../../src/base/context.ts'
import { newId } from '../../../src/base/ids.ts'
import { remember } from '../../../src/services/shared/text-search.ts'

describe('The numbers that searches remember', () => {
  it('take little memory, however many categories the words have', () => {
    setFlagsFromString('--expose-gc')
    const collect: () => void = runInNewContext('gc')
    const held = () => {
      collect()
      return process.memoryUsage().heapUsed
    }
    const shop = { id: newId() } as Shop
    const before = held()
    for (let n = 0; n < 100; n++) {
      const categories = Array.from({ length: 10_000 }, () => newId())
      remember({ shop, of: 'foods', by: [[{ word: `w${n}`, categories }]] }, { texts: n, version: '1' })
    }
    expect((held() - before) / 2 ** 20).to.be.below(10)
  })
})
