import { withVersion } from '../../src/db/counters/shop-versions.ts'
import { transaction } from '../../src/db/database.ts'
import type { Comparison } from '../../src/services/shared/cached-replies.ts'
import { report } from './contract.ts'
import { seed } from './sample.ts'

/** A sampled run skips this comparison, except where it is the subject: it takes as long as the reads. */
let isCompared = !seed

/** Always compares in the tests of this suite, even in a sampled run. */
export function compareHere(): void {
  before(() => {
    isCompared = true
  })
  after(() => {
    isCompared = !seed
  })
}

/**
 * Makes each reply twice, in one snapshot: from memory, and with nothing in memory. A difference fails the file of the
 * running test. A reply that needed only the store's version is compared only while that is still the same: something
 * may have been written since the call asked for it.
 */
export const compareWithFresh: Comparison = (db, answer, recall, unchanged) => {
  if (!isCompared) return answer(db, recall)
  const text = 'set transaction isolation level repeatable read, read only'
  const opening = { name: text, text, values: [] }
  return transaction(
    db,
    async (tx) => {
      const replies = await answer(tx, recall)
      if (unchanged) {
        const { rows } = await tx.raw(`select version from shops ${withVersion} where shops.id = :id`, {
          id: unchanged.id,
        })
        if (rows[0].version !== unchanged.version) return replies
      }
      const fresh = await answer(tx, () => undefined)
      for (const [key, reply] of replies) {
        const expected = fresh.get(key)
        if (reply?.text === expected?.text && reply?.versions === expected?.versions) continue
        report(`cached ${key}: ${reply?.text}\n  fresh: ${expected?.text}`)
      }
      return replies
    },
    { opening },
  )
}
