interface Terms {
  /** True if the call can be repeated without knowing its outcome. */
  repeatable: boolean
  retries: number
  signal: AbortSignal | undefined
}

/** If the service asks for a longer wait than this, the call is not retried. */
const longestWait = 30_000

/**
 * Makes a call, and retries it after the `Retry-After` of a 429, a 503, or a 409 for a key still in use: nothing has
 * been done by then. A call without an answer is retried only if that is safe.
 */
export async function attempt(call: () => Promise<Response>, terms: Terms): Promise<Response> {
  for (let left = terms.retries; ; left -= 1) {
    try {
      const response = await call()
      const wait = waitOf(response)
      if (wait === null || left <= 0) return response
      await response.body?.cancel()
      await pause(wait, terms.signal)
    } catch (error) {
      // fetch throws a TypeError if there is no answer, and something else if the caller gave up.
      if (!(error instanceof TypeError) || !terms.repeatable || left <= 0) throw error
      await pause(250 * 2 ** (terms.retries - left), terms.signal)
    }
  }
}

/** Returns milliseconds, or null for a final reply. */
function waitOf({ status, headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  const wait = seconds * 1000
  return [409, 429, 503].includes(status) && wait <= longestWait ? wait : null
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
    if (signal?.aborted) reject(signal.reason)
  })
}
