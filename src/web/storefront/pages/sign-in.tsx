import { isRefusal } from '../api.ts'
import { textOf } from '../failures.tsx'
import { localPath } from '../local-path.ts'
import { keepSession, leaveNotice, type PageContext, usePage } from '../page-context.tsx'
import { goTo, page, type Reply, sendOn } from '../reply.tsx'

interface Entry {
  next: string
  email?: string
  /** True once the code has been sent. */
  sent?: boolean
  problem?: string | undefined
  kept: Kept | null
}

/**
 * A text that somebody wrote before they signed in. It goes along as hidden fields of the forms here, because it is too
 * long for a cookie and too private for an address; the last form is then sent on to the text's destination.
 */
interface Kept {
  path: string
  fields: [name: string, value: string][]
}

/** The forms whose text is kept, by the field that shows it, with everything that they send. */
const written: Record<string, { shown: string; names: string[] }> = {
  '/comments': { shown: 'body', names: ['resource', 'resourceId', 'parentId', 'body'] },
  '/reviews': { shown: 'body', names: ['productId', 'rating', 'title', 'body'] },
}

/** Signs in with a code that is sent by e-mail: first the address, then the code. */
export function signInPage(context: PageContext): Promise<Reply> {
  return entryPage(context, { next: localPath(context.url.searchParams.get('next')), kept: null })
}

/** Signs in a person who sent a text that only those who are signed in may send; null where there is no such text. */
export function signInToSend(context: PageContext): Promise<Reply> | null {
  const kept = keptIn(context.url.pathname, context.form)
  return kept && context.method === 'POST' ? entryPage(context, { next: context.from, kept }) : null
}

function keptIn(path: string, form: URLSearchParams): Kept | null {
  const names = Object.hasOwn(written, path) ? written[path]!.names : []
  const fields = names.flatMap((name) => form.getAll(name).map((value): [string, string] => [name, value]))
  return fields.length > 0 ? { path, fields } : null
}

export async function sendCode(context: PageContext): Promise<Reply> {
  const { client, form } = context
  const email = form.get('email')?.trim() ?? ''
  const next = localPath(form.get('next'))
  const kept = keptIn(form.get('kept') ?? '', form)
  if (form.has('other')) return entryPage(context, { next, kept })
  const { refusal } = await client.auth.authenticate({ email }).settled()
  return entryPage(context, {
    next,
    email,
    // An earlier code is still valid if another one is refused.
    sent: !refusal || form.has('again'),
    problem: refusal ? textOf(context, refusal) : undefined,
    kept,
  })
}

/** Signs in with the code. The guest's cart and wishlist go along. */
export async function enterCode(context: PageContext): Promise<Reply> {
  const { client, form, words } = context
  const email = form.get('email') ?? ''
  const next = localPath(form.get('next'))
  const kept = keptIn(form.get('kept') ?? '', form)
  const { data, refusal } = await client.auth.verifyEmail({ email, otp: form.get('otp') ?? '' }).settled()
  if (refusal) {
    const problem = isRefusal(refusal, 'invalid_request') ? words.signIn.wrong : textOf(context, refusal)
    return entryPage(context, { next, email, sent: true, problem, kept })
  }
  keepSession(context, { token: data.token, guest: false })
  if (kept) return sendOn(kept.path)
  return goTo(context, next === '/' ? '/account' : next)
}

export async function signOut(context: PageContext): Promise<Reply> {
  if (context.session) await context.client.auth.logout().settled()
  keepSession(context, null)
  return goTo(context, '/', context.words.signIn.out)
}

/** Ends the sessions on all devices. */
export async function signOutEverywhere(context: PageContext): Promise<Reply> {
  await context.client.auth.logoutAll()
  keepSession(context, null)
  return goTo(context, '/', context.words.signIn.out)
}

function entryPage(context: PageContext, entry: Entry): Promise<Reply> {
  if (context.notice) leaveNotice(context, null)
  const { words } = context
  const status = entry.problem ? 400 : 200
  return page(
    context,
    { title: words.signIn.title, at: '/sign-in', personal: true, status },
    <EntryForm {...entry} />,
  )
}

function EntryForm({ next, email, sent = false, problem, kept }: Entry) {
  const { words, store } = usePage()
  const wrong = problem ? ({ 'aria-invalid': true, 'aria-describedby': 'problem' } as const) : {}
  return (
    <section class="plain">
      <h1>{sent ? words.signIn.look : words.signIn.title}</h1>
      <p class="lead">{sent ? words.signIn.sent(email ?? '') : words.signIn.text(store.name)}</p>
      {problem && (
        <p class="problem" role="alert" id="problem" tabIndex={-1}>
          {problem}
        </p>
      )}
      {kept && <KeptText {...kept} />}
      <form method="post" action={sent ? '/sign-in/code' : '/sign-in'}>
        <Along next={next} kept={kept} />
        {sent ? (
          <>
            <input type="hidden" name="email" value={email} />
            <label>
              {words.signIn.code}
              <input
                class="code"
                name="otp"
                inputMode="numeric"
                autocomplete="one-time-code"
                required
                autofocus
                {...wrong}
              />
            </label>
          </>
        ) : (
          <label>
            {words.fields.email}
            <input
              type="email"
              name="email"
              value={email}
              required
              maxLength={254}
              autocomplete="email"
              {...wrong}
            />
          </label>
        )}
        <button class="button wide-button">{sent ? words.signIn.enter : words.signIn.send}</button>
      </form>
      {sent && (
        <form method="post" action="/sign-in">
          <Along next={next} kept={kept} />
          <input type="hidden" name="email" value={email} />
          <div class="line-actions">
            <button class="link" name="again" value="true">
              {words.signIn.again}
            </button>
            <button class="link" name="other" value="true">
              {words.signIn.other}
            </button>
          </div>
        </form>
      )}
    </section>
  )
}

/** Keeps the destination of the sign-in, and the text that is taken along, in a form. */
function Along({ next, kept }: Pick<Entry, 'next' | 'kept'>) {
  return (
    <>
      <input type="hidden" name="next" value={next} />
      {kept && <input type="hidden" name="kept" value={kept.path} />}
      {kept?.fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  )
}

function KeptText({ path, fields }: Kept) {
  const { words } = usePage()
  const text = fields.find(([name]) => name === written[path]!.shown)?.[1]
  return (
    <figure class="kept">
      <figcaption>{words.signIn.kept}</figcaption>
      <blockquote>{text}</blockquote>
    </figure>
  )
}
