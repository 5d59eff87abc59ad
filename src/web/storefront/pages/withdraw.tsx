import { readDecimal } from '../../ui/decimal.ts'
import type { components } from '../api.ts'
import { formAgain } from '../failures.tsx'
import { type PageContext, usePage } from '../page-context.tsx'
import { Day } from '../parts/day.tsx'
import { linesIn, ReturnLines } from '../parts/return-lines.tsx'
import { Steps } from '../parts/steps.tsx'
import { page, type Reply } from '../reply.tsx'
import { orderNumbers } from './track.tsx'

type Order = components['schemas']['Order']

/** The first step of a withdrawal, which anybody reaches: which order it is. */
export async function withdrawPage(context: PageContext): Promise<Reply> {
  const { client, words, session, form } = context
  const own = session && !session.guest ? (await client.orders.list({ limit: 20 })).orders : []
  const orders = own.filter(({ status }) => status !== 'cancelled' && status !== 'refunded')
  return page(
    context,
    { title: words.withdraw.title, personal: true },
    <section class="plain">
      <h1>{words.withdraw.title}</h1>
      <Steps names={words.withdraw.steps} at={0} label={words.withdraw.title} />
      <p class="lead">{words.withdraw.text}</p>
      {orders.length > 0 && <OwnOrders orders={orders} />}
      <form method="post" action="/withdraw">
        <label>
          {words.orders.numberField}
          <input name="orderId" inputMode="numeric" required value={form.get('orderId') ?? ''} />
        </label>
        <label>
          {words.fields.email}
          <input
            type="email"
            name="email"
            required
            maxLength={254}
            autocomplete="email"
            value={form.get('email') ?? ''}
          />
        </label>
        <button class="button">{words.withdraw.next}</button>
      </form>
    </section>,
  )
}

function OwnOrders({ orders }: { orders: Order[] }) {
  const { words, money } = usePage()
  return (
    <>
      <h2>{words.withdraw.own}</h2>
      <ul class="stack">
        {orders.map((order) => (
          <li key={order._id}>
            <a class="choice" href={`/orders/${order._id}/return?kind=withdrawal`}>
              <span>
                <strong>{words.orders.number(order.orderId)}</strong>
                <span class="small">
                  <Day at={order.createdAt} />
                </span>
              </span>
              <span class="price">{money(order.total, order.currency)}</span>
            </a>
          </li>
        ))}
      </ul>
      <h2>{words.withdraw.other}</h2>
    </>
  )
}

/** Declares a withdrawal; the page that follows is the same whether or not there is such an order. */
export async function declareWithdrawal(context: PageContext): Promise<Reply> {
  const { client, form } = context
  const orderId = readDecimal(form.get('orderId') ?? '', orderNumbers).value ?? Number.NaN
  const email = form.get('email')?.trim() ?? ''
  const declared = await client.returns.declareWithdrawal({ orderId, email }).settled()
  if (declared.refusal) return formAgain(context, declared.refusal, () => withdrawPage(context))
  return codePage(context)
}

/** Asks for the code from the e-mail. */
export function codePage(context: PageContext): Promise<Reply> {
  const { words, store } = context
  return page(
    context,
    { title: words.withdraw.title, personal: true },
    <section class="plain">
      <h1>{words.withdraw.codeTitle}</h1>
      <Steps names={words.withdraw.steps} at={1} label={words.withdraw.title} />
      <p class="lead">{words.withdraw.codeText}</p>
      <form method="post" action="/withdraw/code">
        <label>
          {words.withdraw.code}
          <input name="token" required maxLength={256} autocomplete="off" />
        </label>
        <button class="button">{words.withdraw.show}</button>
      </form>
      <p class="small">
        {words.withdraw.noMail}{' '}
        {store.contact.email && <a href={`mailto:${store.contact.email}`}>{store.contact.email}</a>}{' '}
        <a href="/withdraw">{words.withdraw.link}</a>
      </p>
    </section>,
  )
}

/** The second step: the goods, and the button that confirms it. */
export async function confirmPage(context: PageContext): Promise<Reply> {
  const { client, form, words } = context
  const token = form.get('token')?.trim() ?? ''
  const opened = await client.returns.openWithdrawal({ token }).settled()
  if (opened.refusal) return formAgain(context, opened.refusal, () => codePage(context))
  const { orderId, declaredAt, lines, confirmed } = opened.data
  const title = words.withdraw.heading(orderId)
  return page(
    context,
    { title, personal: true },
    <section class="plain">
      <h1>{title}</h1>
      <Steps names={words.withdraw.steps} at={1} label={words.withdraw.title} />
      <p class="lead">
        {confirmed ? words.withdraw.again : <Day at={declaredAt} within={words.withdraw.declared} />}
      </p>
      {!confirmed && (
        <form method="post" action="/withdraw/confirm">
          <input type="hidden" name="token" value={token} />
          <ReturnLines lines={lines} />
          <button class="button">{words.withdraw.confirm}</button>
        </form>
      )}
    </section>,
  )
}

/** Confirms a withdrawal, and says so. */
export async function confirmWithdrawal(context: PageContext): Promise<Reply> {
  const { client, form, words } = context
  const lines = linesIn(form)
  if (lines.length === 0) {
    context.notice = { text: words.returns.choose, bad: true }
    return confirmPage(context)
  }
  const sent = await client.returns.confirmWithdrawal({ token: form.get('token') ?? '', lines }).settled()
  if (sent.refusal) return formAgain(context, sent.refusal, () => confirmPage(context))
  return page(
    context,
    { title: words.withdraw.doneTitle, personal: true },
    <section class="plain">
      <h1>{words.withdraw.doneTitle}</h1>
      <p class="lead">{words.withdraw.doneText(sent.data.orderId)}</p>
    </section>,
  )
}
