/** Lets a loop sleep until there is work: a `wake` while the loop is awake ends its next sleep at once. */
export function createWakeup() {
  let isAwake = false
  let resume: (() => void) | null = null
  return {
    wake(): void {
      isAwake = true
      resume?.()
    },
    /** Resolves at the next `wake`, or after `milliseconds`. */
    wait(milliseconds = Infinity): Promise<void> {
      return new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer)
          isAwake = false
          resume = null
          resolve()
        }
        const pause = isAwake ? 0 : milliseconds
        const timer = pause === Infinity ? undefined : setTimeout(end, pause)
        resume = end
      })
    },
  }
}
