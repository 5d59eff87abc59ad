import { randomBytes } from 'node:crypto'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { clientFor, type StoreClient } from './api.ts'
import { type Format, formatFor } from './format.ts'
import type { SentForm } from './forms.ts'
import type { Reductions } from './goods/reductions.ts'
import { guestOf } from './guests.ts'
import { type Seat, seatCookie } from './seats.ts'
import { cookie, type Session, sessionCookie, visitorCookie } from './session.ts'
import type { Store } from './stores.ts'
import { type Words, wordsFor } from './words.ts'

/** A message that the next page shows once, about what has just been done. */
export interface Notice {
  text: string
  bad: boolean
}

interface Request {
  api: string
  url: URL
  method: string
  /** The network address of the shopper. */
  address: string
  /** True if the caller is a script of a page, which wants data instead of a page. */
  wantsData: boolean
  /** The page that the shopper was on: a path of this shop. */
  from: string
  form: URLSearchParams
  /** The file of the form. */
  file: SentForm['file']
  languages: string
  /** The ETags of what the reader has, for what is sent on from the service. */
  known: string | undefined
  session: Session | null
  /** The name of a browser that has no session yet. */
  visitor: string | null
  notice: Notice | null
  /** The table at which they sit; null elsewhere. */
  seat: Seat | null
}

/** One visit of a page: who visits which store, in which language. */
export interface PageContext extends Request, Format {
  store: Store
  /** The Store API, called as this shopper. */
  client: StoreClient
  words: Words
  language: string
  /** Reduced prices of products and variants, by their ids; see `learnReductions`. */
  reduced: Reductions
  /** True if a form that must be sent again goes back to its own page, which shows what was typed. */
  returnsForm: boolean
  /** Cookies that the reply sets. */
  cookies: string[]
}

export function openPage(request: Request, store: Store): PageContext {
  // Links in feeds lead to pages in the language of the feed.
  const wanted = [request.url.searchParams.get('lang'), request.languages].filter(Boolean)
  const { language, words } = wordsFor(wanted.join(','))
  const context: PageContext = {
    ...request,
    ...formatFor(language, store.currency.code, store.timeZone),
    store,
    language,
    words,
    reduced: new Map(),
    returnsForm: false,
    cookies: [],
    client: clientFor({
      url: request.api,
      shop: store._id,
      origin: request.url.origin,
      address: request.address,
      token: () => context.session?.token,
    }),
  }
  return context
}

/** Keeps a session in the shopper's browser; null ends it. */
export function keepSession(context: PageContext, session: Session | null): void {
  const isSecure = context.url.protocol === 'https:'
  context.session = session
  context.cookies.push(sessionCookie(session, isSecure))
  if (session && context.visitor) context.cookies.push(visitorCookie(null, isSecure))
}

/** Has what the visitor orders brought to a table; null ends that. */
export function takeSeat(context: PageContext, seat: Seat | null): void {
  context.seat = seat
  context.cookies.push(seatCookie(seat, context.url.protocol === 'https:'))
}

/** Names a browser without a session, so that it becomes one guest even if several of its calls begin at once. */
export function nameVisitor(context: PageContext): void {
  if (context.session || context.visitor) return
  context.visitor = randomBytes(18).toString('base64url')
  context.cookies.push(visitorCookie(context.visitor, context.url.protocol === 'https:'))
}

/** Turns an anonymous visitor into a guest, who has a cart and a wishlist. */
export async function ensureVisitor(context: PageContext): Promise<void> {
  if (context.session) return
  const create = async () => (await context.client.auth.createGuest()).token
  const { visitor, store } = context
  const token = await (visitor ? guestOf(`${store._id} ${visitor}`, create) : create())
  keepSession(context, { token, guest: true })
}

/** Returns where the things of a page are sold. */
export function placeOf({ store, url, reduced }: PageContext) {
  return { store, origin: url.origin, reduced }
}

/** Returns whether somebody has signed in. */
export function isSignedIn({ session }: PageContext): boolean {
  return session !== null && !session.guest
}

/** Returns whether the store's goods are delivered to an address, or collected. */
export function isDelivered({ store }: PageContext): boolean {
  return store.type === 'ecommerce' || store.type === 'restaurant' || store.rateRequired
}

/** Tells whether what an order costs can depend on whom its invoice is made out to. */
export function isBilled({ store }: PageContext): boolean {
  return store.pricesIncludeTax != null
}

/** Has the next page show a message once. */
export function leaveNotice(context: PageContext, notice: Notice | null): void {
  const text = notice ? encodeURIComponent(JSON.stringify(notice)) : ''
  context.cookies.push(cookie('notice', text, notice ? 60_000 : 0, context.url.protocol === 'https:'))
}

/**
 * Takes the reason why a form was sent back to its page: it is shown next to what was typed, not above the page. null
 * if no form was sent to the page.
 */
export function takeProblem(context: PageContext): string | null {
  const { method, notice } = context
  if (method !== 'POST' || !notice) return null
  leaveNotice(context, null)
  context.notice = null
  return notice.text
}

export function noticeIn(cookies: Map<string, string>): Notice | null {
  try {
    const { text, bad } = JSON.parse(decodeURIComponent(cookies.get('notice') ?? ''))
    return typeof text === 'string' ? { text: text.slice(0, 500), bad: bad === true } : null
  } catch {
    return null
  }
}

export const VisitContext = createContext<PageContext | null>(null)

/** Returns the visit that a component is drawn for. It exists on the server only. */
export function usePage(): PageContext {
  return useContext(VisitContext)!
}
