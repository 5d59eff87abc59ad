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
export function alertPage(context: PageContext): Promise<Reply> {
  const { words } = context
  return page(
    context,
    { title: words.backInStock.title, personal: true },
    <section class="plain">
      <h1>{words.backInStock.title}</h1>
      <p class="lead">{words.backInStock.enter}</p>
      <form method="post" action="/stock-alerts/confirm">
        <label>
          {words.newsletter.code}
          <input name="token" required maxLength={128} autocomplete="off" />
        </label>
        <label class="check">
          <input type="checkbox" name="end" value="true" />
          {words.backInStock.end}
        </label>
        <button class="button">{words.newsletter.confirm}</button>
      </form>
    </section>,
  )
}

/** Confirms or cancels an alert with the code from the e-mail. */
export async function confirmAlert(context: PageContext): Promise<Reply> {
  const { client, form, words } = context
  const token = form.get('token')?.trim() ?? ''
  if (form.get('end') === 'true') {
    await client.stockAlerts.cancel({ token })
    return goTo(context, '/', words.backInStock.ended)
  }
  await client.stockAlerts.confirm({ token })
  return goTo(context, '/', words.backInStock.confirmed)
}
