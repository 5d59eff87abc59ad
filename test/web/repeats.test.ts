import { expect } from 'chai'
import { Refusal } from '../../src/client/refusal.ts'
import { repeatKeys } from '../../src/web/api/repeats.ts'

describe('The key of a change that may be sent twice', () => {
  const refused = (status: number, code: string) => new Refusal(status, { message: '', code, data: {} }, null)
  const isKept = (error: unknown, [first, second]: [object, object] = [{ amount: 5 }, { amount: 5 }]) => {
    const keys = repeatKeys()
    const key = keys.keyOf(first)
    keys.settle(error)
    return keys.keyOf(second) === key
  }

  it('stays the same while nobody knows what became of it', () => {
    expect(isKept(new TypeError('Failed to fetch'))).to.equal(true)
    expect(isKept(refused(502, 'unreadable_reply'))).to.equal(true)
    expect(isKept(refused(409, 'idempotency_in_flight'))).to.equal(true)
  })

  it('is another one once it was done or refused, and for another change', () => {
    expect(isKept(null)).to.equal(false)
    expect(isKept(refused(409, 'refund_refused'))).to.equal(false)
    expect(isKept(new TypeError('Failed to fetch'), [{ amount: 5 }, { amount: 6 }])).to.equal(false)
  })
})
