/** Lets a loop sleep until there is work: a ring while nobody waits counts for the next wait. */
export function createWakeup() {
  let rung = false
  let wake: (() => void) | null = null
  return {
    ring(): void {
      rung = true
      wake?.()
    },
    /** Resolves at the next ring, or after `milliseconds`. */
    wait(milliseconds: number): Promise<void> {
      return new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer)
          rung = false
          wake = null
          resolve()
        }
        const timer = setTimeout(end, rung ? 0 : milliseconds)
        wake = end
      })
    },
  }
}
