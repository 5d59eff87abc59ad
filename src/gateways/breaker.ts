import { clock, seconds } from '../base/clock.ts'

/** This many failures in a row mean that a system does not answer. */
const most = 5
/** The milliseconds for which it is then left alone, before one call tries it again. */
const pause = 30 * seconds

/**
 * A circuit breaker in front of another system: while that does not answer, callers are told so at once, and it is
 * spared their calls (decision foreign-calls-have-a-budget).
 */
export class Breaker {
  private failures = 0
  private tryAt = 0
  private readonly isAnswer: (error: unknown) => boolean

  /** `isAnswer` tells an error that the system sent on purpose, such as a 400, from silence. */
  constructor(isAnswer: (error: unknown) => boolean) {
    this.isAnswer = isAnswer
  }

  /** Returns whether the system is left alone at present. */
  isOpen(): boolean {
    return this.failures >= most && clock.now().getTime() < this.tryAt
  }

  /** Calls the system; rejects if it is left alone. Of callers at the end of a pause, only the first gets through. */
  async run<T>(call: () => Promise<T>): Promise<T> {
    if (this.isOpen())
      throw new Error('it has not answered the calls before, and is left alone for half a minute')
    if (this.failures >= most) this.wait()
    try {
      const answer = await call()
      this.failures = 0
      return answer
    } catch (error) {
      this.failures = this.isAnswer(error) ? 0 : this.failures + 1
      if (this.failures >= most) this.wait()
      throw error
    }
  }

  private wait(): void {
    this.tryAt = clock.now().getTime() + pause
  }
}
