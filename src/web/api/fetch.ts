/** The callbacks for calls that the service refuses because of the session. */
interface SessionWatch {
  /** Called when something cannot be read because the session is over: every page but the sign-in is useless now. */
  ended(): unknown
  /**
   * Called when the call needs a recent sign-in, or would change something and the session is over; resolves to true
   * once the person has entered a fresh code.
   */
  signInAgain(): Promise<boolean>
  /** Called when somebody who is signed in no longer has access to the page's store. */
  removed(): unknown
}

let watch: SessionWatch = { ended: () => {}, signInAgain: async () => false, removed: () => {} }

export function watchSession(given: SessionWatch): void {
  watch = given
}

/**
 * The service gave no answer. fetch throws a TypeError then, but so does a mistake in a page, so it gets its own name.
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
 * Asks the console for the store of a call. The Apps API refuses those who have left the staff as it refuses those who
 * are signed out, and a fresh code would be asked for in vain. The pages are told when the person no longer has access
 * to the store.
 */
export async function askForStore(storeId: string | null): Promise<Response> {
  const store = await reach(`/api/v1/stores/${storeId}`)
  if (store.status === 404) watch.removed()
  return store
}

/**
 * `fetch` for the service. The session is a cookie that no script sees, so nothing is added to a call; only replies
 * about the session are handled. A call that needs a fresh sign-in is repeated after it, with the same body and
 * the same Idempotency-Key.
 */
export const fetchSignedIn: typeof fetch = async (input, init) => {
  const response = await reach(input, init)
  const code = response.ok ? '' : await codeOf(response)
  const isOver = code === 'authentication_required'
  if (isOver && String(input).startsWith(apps)) {
    const store = await askForStore(new Headers(init?.headers).get('x-shop-id'))
    if (store.status !== 401) return store.ok ? response : store
  }
  if (isOver && init?.method === 'GET') watch.ended()
  // Leaving the page would lose what somebody has typed.
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
