import { isRefusal } from '../api.ts'
import { textOf } from '../failures.tsx'
import { localPath } from '../local-path.ts'
import { goTo, page, type Reply, sendOn } from '../reply.tsx'
import { keepSession, leaveNotice, useVisit, type Visit } from '../visit.tsx'

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

/** The text of these forms is kept, by the field that shows it, with all that they send. */
const written: Record<string, { shown: string; names: string[] }> = {
  '/comments': { shown: 'body', names: ['resource', 'resourceId', 'parentId', 'body'] },
  '/reviews': { shown: 'body', names: ['productId', 'rating', 'title', 'body'] },
}

/** Signs in by a code that is sent by e-mail: first the address, then the code. */
export function signInPage(visit: Visit): Promise<Reply> {
  return entryPage(visit, { next: localPath(visit.url.searchParams.get('next')), kept: null })
}

/** Signs in a person who sent a text that only those who are signed in may send; null where there is no such text. */
export function signInToSend(visit: Visit): Promise<Reply> | null {
  const kept = keptIn(visit.url.pathname, visit.form)
  return kept && visit.method === 'POST' ? entryPage(visit, { next: visit.from, kept }) : null
}

function keptIn(path: string, form: URLSearchParams): Kept | null {
  const names = Object.hasOwn(written, path) ? written[path]!.names : []
  const fields = names.flatMap((name) => form.getAll(name).map((value): [string, string] => [name, value]))
  return fields.length > 0 ? { path, fields } : null
}

export async function sendCode(visit: Visit): Promise<Reply> {
  const { client, form } = visit
  const email = form.get('email')?.trim() ?? ''
  const next = localPath(form.get('next'))
  const kept = keptIn(form.get('kept') ?? '', form)
  if (form.has('other')) return entryPage(visit, { next, kept })
  const { refusal } = await client.auth.authenticate({ email }).settled()
  return entryPage(visit, {
    next,
    email,
    // A code that was sent before is still good where another one is refused.
    sent: !refusal || form.has('again'),
    problem: refusal ? textOf(visit, refusal) : undefined,
    kept,
  })
}

/** Signs in with the code. The guest's cart and wishlist go along. */
export async function enterCode(visit: Visit): Promise<Reply> {
  const { client, form, words } = visit
  const email = form.get('email') ?? ''
  const next = localPath(form.get('next'))
  const kept = keptIn(form.get('kept') ?? '', form)
  const { data, refusal } = await client.auth
    .verifyEmail({ email, otp: form.get('otp')?.trim() ?? '' })
    .settled()
  if (refusal) {
    const problem = isRefusal(refusal, 'invalid_request') ? words.signIn.wrong : textOf(visit, refusal)
    return entryPage(visit, { next, email, sent: true, problem, kept })
  }
  keepSession(visit, { token: data.token, guest: false })
  if (kept) return sendOn(kept.path)
  return goTo(visit, next === '/' ? '/account' : next)
}

export async function signOut(visit: Visit): Promise<Reply> {
  if (visit.session) await visit.client.auth.logout().settled()
  keepSession(visit, null)
  return goTo(visit, '/', visit.words.signIn.out)
}

/** Ends the sessions on all devices. */
export async function signOutEverywhere(visit: Visit): Promise<Reply> {
  await visit.client.auth.logoutAll()
  keepSession(visit, null)
  return goTo(visit, '/', visit.words.signIn.out)
}

function entryPage(visit: Visit, entry: Entry): Promise<Reply> {
  if (visit.notice) leaveNotice(visit, null)
  const { words } = visit
  const status = entry.problem ? 400 : 200
  return page(
    visit,
    { title: words.signIn.title, at: '/sign-in', personal: true, status },
    <EntryForm {...entry} />,
  )
}

function EntryForm({ next, email, sent = false, problem, kept }: Entry) {
  const { words, store } = useVisit()
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
                pattern="\s*[0-9]{6}\s*"
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
  const { words } = useVisit()
  const text = fields.find(([name]) => name === written[path]!.shown)?.[1]
  return (
    <figure class="kept">
      <figcaption>{words.signIn.kept}</figcaption>
      <blockquote>{text}</blockquote>
    </figure>
  )
}
