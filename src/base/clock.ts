// The clock, which tests can move, and units of time.

/** Rules read this clock instead of the system's, so that tests can move time. */
export const clock = { now: (): Date => new Date() }

export const seconds = 1000
export const minutes = 60 * seconds
export const hours = 60 * minutes
export const days = 24 * hours

/** Returns the time `milliseconds` from now; earlier if negative. */
export function fromNow(milliseconds: number): Date {
  return new Date(clock.now().getTime() + milliseconds)
}
