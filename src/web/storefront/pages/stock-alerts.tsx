import type { PageContext } from '../page-context.tsx'
import { goTo, page, type Reply } from '../reply.tsx'

/** Asks for an e-mail once a product is back; the service sends a code first. */
export async function askForAlert(context: PageContext): Promise<Reply> {
  const { client, form, words } = context
  await client.stockAlerts.create(form.get('productId') ?? '', {
    email: form.get('email') ?? '',
    variant: form.get('variant') || undefined,
  })
  return goTo(context, '/stock-alerts', words.backInStock.sent)
}

/** Shows the page on which somebody enters the code from the e-mail. */
export const alertPage = (context: PageContext): Promise<Reply> =>
  codePage(context, '/stock-alerts/confirm', context.words.backInStock)

/** Confirms or cancels an alert with the code from the e-mail. */
export const confirmAlert = (context: PageContext): Promise<Reply> =>
  enterCode(context, context.client.stockAlerts, context.words.backInStock)

interface AlertWords {
  title: string
  enter: string
  end: string
  confirmed: string
  ended: string
}

/** Shows a page on which somebody enters the code of an alert. */
export function codePage(
  context: PageContext,
  action: string,
  { title, enter, end }: AlertWords,
): Promise<Reply> {
  const { words } = context
  return page(
    context,
    { title, personal: true },
    <section class="plain">
      <h1>{title}</h1>
      <p class="lead">{enter}</p>
      <form method="post" action={action}>
        <label>
          {words.newsletter.code}
          <input name="token" required maxLength={128} autocomplete="off" />
        </label>
        <label class="check">
          <input type="checkbox" name="end" value="true" />
          {end}
        </label>
        <button class="button">{words.newsletter.confirm}</button>
      </form>
    </section>,
  )
}

type Calls = Record<'confirm' | 'cancel', (body: { token: string }) => Promise<unknown>>

/** Confirms or cancels an alert with the code that was entered. */
export async function enterCode(
  context: PageContext,
  calls: Calls,
  { confirmed, ended }: AlertWords,
): Promise<Reply> {
  const token = context.form.get('token')?.trim() ?? ''
  const isOver = context.form.get('end') === 'true'
  await (isOver ? calls.cancel({ token }) : calls.confirm({ token }))
  return goTo(context, '/', isOver ? ended : confirmed)
}
