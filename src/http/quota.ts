// Quota: fair shares of a fixed amount, such as bytes of memory or uploads in progress.

import { Refusal } from '../base/errors.ts'

/**
 * A fixed amount, such as bytes of memory, shared by callers. A caller may reserve more only while its total does not
 * exceed what is free: alone it never gets more than half, and however many there are, something is left for the next
 * one (decision bodies-and-uploads-have-quotas).
 */
export class Quota {
  private readonly held = new Map<string, number>()
  private free: number

  constructor(size: number) {
    this.free = size
  }

  /** Reserves `amount`; returns an idempotent release. Throws busy. */
  reserve(caller: string, amount: number): () => void {
    const held = this.held.get(caller) ?? 0
    if (held + amount > this.free) throw new Refusal('busy', { data: { retryAfter: 1 } })
    this.held.set(caller, held + amount)
    this.free -= amount
    let isHeld = true
    return () => {
      if (isHeld) this.release(caller, amount)
      isHeld = false
    }
  }

  private release(caller: string, amount: number): void {
    const left = this.held.get(caller)! - amount
    if (left > 0) this.held.set(caller, left)
    else this.held.delete(caller)
    this.free += amount
  }
}
