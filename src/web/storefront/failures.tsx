import { isRefusal, type Refusal } from './api.ts'
import { assetUrl } from './assets.ts'
import { leaveNotice, type PageContext } from './page-context.tsx'
import { goTo, json, page, type Reply, sendOn } from './reply.tsx'

/** Answers a call that failed: a page says so, and a form goes back to where it was. `null`: there is no such page. */
export async function fail(context: PageContext, error: unknown): Promise<Reply> {
  const { words } = context
  const refused = isRefusal(error) ? error : null
  if (error && !refused) console.error(error)
  const status = error === null ? 404 : (refused?.status ?? 500)
  const signIn = refused?.code === 'login_required' || refused?.code === 'authentication_required'
  const text = (refused && textOf(context, refused)) ?? words.failures.other
  if (context.wantsData) return json(status, { message: text, signIn })
  if (signIn) {
    // A link from an e-mail leads to its own page; a form, to the page that it is on.
    const next = context.method === 'GET' ? context.url.pathname + context.url.search : context.from
    return goTo(context, `/sign-in?next=${encodeURIComponent(next)}`)
  }
  if (context.method === 'POST') {
    leaveNotice(context, { text, bad: true })
    return context.returnsForm ? sendOn(context.from) : goTo(context, context.from)
  }
  const missing = status === 404
  const title = missing ? words.failures.missing : words.failures.broken
  const advice = missing ? words.failures.missingAdvice : text
  return page(
    context,
    { title, status, personal: true },
    <section class="plain">
      <h1>{title}</h1>
      <p class="lead">{advice}</p>
      <a class="button" href="/">
        {words.failures.home}
      </a>
      {status >= 500 && refused?.requestId && (
        <p class="small">{words.failures.request(refused.requestId)}</p>
      )}
    </section>,
  )
}

/**
 * Shows the page of a refused form again, with the reason; the page fills in what was typed. A visitor whose session
 * has ended must sign in first.
 */
export async function formAgain(
  context: PageContext,
  refusal: Refusal,
  form: () => Promise<Reply>,
): Promise<Reply> {
  if (refusal.code === 'authentication_required' || refusal.code === 'login_required') throw refusal
  context.notice = { text: textOf(context, refusal), bad: true }
  return { ...(await form()), status: refusal.status }
}

/** Returns the shop's words for a refusal, or the service's own if the shop has none. */
export function textOf(
  { words, money }: PageContext,
  { code, message, data }: Pick<Refusal, 'code' | 'message' | 'data'>,
): string {
  if (code === 'coupon_minimum') return words.checkout.minimum(money(Number(data.minimum)))
  const known: Record<string, string> = words.refusals
  return known[code] ?? message
}

export function unknownStore(host: string): Reply {
  const name = host.replace(/[^\w.-]/g, '')
  return bare(404, `There is no shop at ${name}`, 'Please check the address for typing mistakes.')
}

/** Shown instead of a page while a store is suspended, or if the service cannot be reached and no store is known. */
export function resting(): Reply {
  const advice = 'The shop cannot be reached just now. Please try again in a few seconds.'
  const reply = bare(503, 'Back in a moment', advice)
  return { ...reply, headers: { ...reply.headers, 'retry-after': '10' } }
}

/** Makes a page that belongs to no store. Its texts are ours, and need no escaping. */
function bare(status: number, title: string, advice: string): Reply {
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="${assetUrl('style.css')}"></head>
<body><main><section class="plain"><h1>${title}</h1><p class="lead">${advice}</p></section></main></body></html>`
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body }
}
