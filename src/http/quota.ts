// Quota: fair shares of a fixed amount, such as bytes of memory or uploads in progress.

import { Refusal } from '../base/errors.ts'

/**
 * A room that callers share. One of them gets more of it only while what it then holds is no more than was free: alone
 * it never has more than half, and however many they are, there is a little left for the next one (decision 421).
 */
export class Quota {
  private readonly held = new Map<string, number>()
  private free: number

  constructor(size: number) {
    this.free = size
  }

  /** Takes so much for a caller, and returns how to give it back; to do that again changes nothing. Throws busy. */
  take(caller: string, amount: number): () => void {
    const held = this.held.get(caller) ?? 0
    if (held + amount > this.free) throw new Refusal('busy', { data: { retryAfter: 1 } })
    this.held.set(caller, held + amount)
    this.free -= amount
    let isHeld = true
    return () => {
      if (isHeld) this.giveBack(caller, amount)
      isHeld = false
    }
  }

  private giveBack(caller: string, amount: number): void {
    const left = this.held.get(caller)! - amount
    if (left > 0) this.held.set(caller, left)
    else this.held.delete(caller)
    this.free += amount
  }
}
