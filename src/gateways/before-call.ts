/** Runs before another system is really asked, and rejects if it must not be: kept answers and silence cost nothing. */
export type BeforeCall = () => Promise<void>
