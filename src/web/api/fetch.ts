/** The callbacks for calls that the service refuses because of the session. */
interface SessionWatch {
  /** Called when something cannot be read because the session is over: every page but the sign-in is useless now. */
  ended(): unknown
  /**
   * Called when the call needs a recent sign-in, or would change something and the session is over; resolves to true once the
   * person has entered a fresh code.
   */
  signInAgain(): Promise<boolean>
  /** Called when somebody who is signed in has no access to the store of the page any more. */
  removed(): unknown
}

let watch: SessionWatch = { ended: () => {}, signInAgain: async () => false, removed: () => {} }

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

/** The Apps API under the console's origin. */
export const apps = '/apps/api/v1'

/**
 * Returns whether the session goes on. The Apps API refuses those who have left the staff of a store as it refuses those
 * who are signed out, and a fresh code would be asked for in vain.
 */
const isSessionOpen = async () => (await reach('/api/v1/auth/me')).ok

/** Returns the refusal of a store that somebody has no access to, as the console's own API words it. */
async function withoutAccess(response: Response): Promise<Response> {
  const refused = { ...((await response.json()) as object), status: 404, code: 'store_not_found' }
  return new Response(JSON.stringify(refused), { status: 404, headers: response.headers })
}

/**
 * `fetch` for the service. The session is a cookie that no script sees, so nothing is added to a call; only replies
 * that concern the session are handled. A call that needs a fresh sign-in is repeated after it, with the same body and
 * the same Idempotency-Key.
 */
export const fetchSignedIn: typeof fetch = async (input, init) => {
  const response = await reach(input, init)
  const code = response.ok ? '' : await codeOf(response)
  const isOver = code === 'authentication_required'
  if (isOver && String(input).startsWith(apps) && (await isSessionOpen())) {
    watch.removed()
    return withoutAccess(response)
  }
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
