/** The callbacks for calls that the service refuses because of the session. */
interface SessionWatch {
  /** Called when the session is over: every page but the sign-in is useless now. */
  ended(): void
  /** Called when the call needs a recent sign-in; resolves to true once the person has entered a fresh code. */
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
  if (response.status === 401) watch.ended()
  if (response.status !== 403 || (await codeOf(response)) !== 'sign_in_again') return response
  return (await watch.signInAgain()) ? reach(input, init) : response
}

async function codeOf(response: Response): Promise<string | undefined> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return (body as { code?: string } | null)?.code
}
