import { clock } from '../base/clock.ts'

export interface Cache<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
}

/** Returns a cache of at most `most` values, each kept for `lifetime` ms; evicts the least recently used. */
export function createCache<Value>(most: number, lifetime: number): Cache<Value> {
  const known = new Map<string, { value: Value; until: number }>()
  return {
    get(key) {
      const entry = known.get(key)
      if (!entry) return undefined
      known.delete(key)
      if (entry.until <= clock.now().getTime()) return undefined
      known.set(key, entry)
      return entry.value
    },
    set(key, value) {
      known.delete(key)
      known.set(key, { value, until: clock.now().getTime() + lifetime })
      if (known.size > most) known.delete(known.keys().next().value!)
    },
  }
}
