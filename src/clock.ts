/** The service's idea of now. Rules ask it instead of the system, so that tests can move time. */
export const clock = { now: (): Date => new Date() }

export const seconds = 1000
export const minutes = 60 * seconds
export const hours = 60 * minutes
export const days = 24 * hours

/** A time that lies `milliseconds` after now (before it, where negative). */
export function fromNow(milliseconds: number): Date {
  return new Date(clock.now().getTime() + milliseconds)
}
