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
  constructor(isAnswer: (error: unknown) => boolean = () => false) {
    this.isAnswer = isAnswer
  }

  /** Returns whether the system is left alone at present. */
  isOpen(): boolean {
    return this.failures >= most && clock.now().getTime() < this.tryAt
  }

  /**
   * Calls the system; rejects with LeftAlone if it is left alone. Of callers at the end of a pause, only the first gets
   * through. `isSilence` tells a result that means silence from an answer.
   */
  async run<T>(call: () => Promise<T>, isSilence: (result: T) => boolean = () => false): Promise<T> {
    if (this.isOpen()) throw new LeftAlone()
    if (this.failures >= most) this.wait()
    try {
      const result = await call()
      this.note(!isSilence(result))
      return result
    } catch (error) {
      this.note(this.isAnswer(error))
      throw error
    }
  }

  private note(isAnswered: boolean): void {
    this.failures = isAnswered ? 0 : this.failures + 1
    if (this.failures >= most) this.wait()
  }

  private wait(): void {
    this.tryAt = clock.now().getTime() + pause
  }
}

/** Thrown instead of a call to a system that is left alone. */
export class LeftAlone extends Error {
  constructor() {
    super('it has not answered the calls before, and is left alone for half a minute')
  }
}
