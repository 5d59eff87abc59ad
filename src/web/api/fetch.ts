/** The callbacks for calls that the service refuses because of the session. */
interface SessionWatch {
  /** Called when something cannot be read because the session is over: every page but the sign-in is useless now. */
  ended(): unknown
  /**
   * Called when the call needs a recent sign-in, or would change something and the session is over; resolves to true once the
   * person has entered a fresh code.
   */
  signInAgain(): Promise<boolean>
}

let watch: SessionWatch = { ended: () => {}, signInAgain: async () => false }

export function watchSession(given: SessionWatch): void {
  watch = given
}

/**
 * The service gave no answer. It is the TypeError that fetch throws, by a name of its own: a mistake in a page may be
 * one, too.
 */
export class Unreachable extends TypeError {}

/** `fetch` with the cookie of the session; throws Unreachable. */
const reach: typeof fetch = (input, init) =>
  fetch(input, { ...init, credentials: 'same-origin' }).catch((error) => {
    throw error instanceof TypeError ? new Unreachable() : error
  })

/**
 * `fetch` for the service. The session is a cookie that no script sees, so nothing is added to a call; only replies
 * that concern the session are handled. A call that needs a fresh sign-in is repeated after it, with the same body and
 * the same Idempotency-Key.
 */
export const fetchSignedIn: typeof fetch = async (input, init) => {
  const response = await reach(input, init)
  const code = response.ok ? '' : await codeOf(response)
  const isOver = code === 'authentication_required'
  if (isOver && init?.method === 'GET') watch.ended()
  // What somebody has typed would be lost with the page.
  else if (isOver || code === 'sign_in_again') {
    if (await watch.signInAgain()) return reach(input, init)
  }
  return response
}

async function codeOf(response: Response): Promise<string | undefined> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return (body as { code?: string } | null)?.code
}
