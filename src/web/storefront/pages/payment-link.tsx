import { type components, isRefusal } from '../api.ts'
import { textOf } from '../failures.tsx'
import { leaveNotice, type PageContext, usePage } from '../page-context.tsx'
import { goTo, page, type Reply } from '../reply.tsx'
import { leave, PaymentChoice } from './payment.tsx'
import { BankAccount } from './transfer.tsx'

type PaymentLink = components['schemas']['PaymentLink']

/** Shows what is to be paid to anybody who has the payment link of an order. */
export async function paymentLinkPage(context: PageContext, token: string): Promise<Reply> {
  const { client, words } = context
  const { data: link, refusal } = await client.payments.readLink({ token }).settled()
  if (!link && !isRefusal(refusal, 'payment_link_not_found')) throw refusal
  return page(
    context,
    { title: words.payment.link, status: link ? 200 : 404, personal: true },
    <section class="plain">
      <h1>{words.payment.link}</h1>
      {link ? <Linked link={link} token={token} /> : <p class="lead">{words.payment.linkEnded}</p>}
    </section>,
  )
}

/** Pays the order of a link in the chosen way. */
export async function payByLink(context: PageContext, token: string): Promise<Reply> {
  const { client, form, url } = context
  const here = `/pay/${encodeURIComponent(token)}`
  const { data: started, refusal } = await client.payments
    .payByLink({
      token,
      paymentId: form.get('paymentId') || undefined,
      email: form.get('email')?.trim() || undefined,
      returnUrl: `${url.origin}${here}`,
    })
    .settled()
  if (refusal) leaveNotice(context, { text: textOf(context, refusal), bad: true })
  return started?.authorizationUrl ? leave(context, started.authorizationUrl) : goTo(context, here)
}

function Linked({ link, token }: { link: PaymentLink; token: string }) {
  const { words, money } = usePage()
  const { orderId, amount, currency, methods, paymentId, orderStatus, status } = link
  if (orderStatus === 'paid') return <p class="lead">{words.payment.linkPaid(String(orderId))}</p>
  if (methods.length === 0 && amount > 0) return <p class="lead">{words.payment.linkEnded}</p>
  const chosen = status === 'pending' ? methods.find(({ _id }) => _id === paymentId) : undefined
  return (
    <>
      <p class="lead">
        {orderId === null
          ? words.payment.linkForNew(money(amount, currency))
          : words.payment.linkFor(String(orderId), money(amount, currency))}
      </p>
      {chosen?.type === 'transfer' && (
        <section class="panel">
          <p>{words.transfer.text(String(orderId))}</p>
          <BankAccount method={chosen} amount={amount} currency={currency} />
        </section>
      )}
      {chosen?.type === 'gateway' && (
        <p>
          {words.orders.waiting}. <a href={`/pay/${token}`}>{words.payment.look}</a>
        </p>
      )}
      {status === 'failed' && (
        <p class="problem" role="alert" tabIndex={-1}>
          {words.orders.tryAgain}
        </p>
      )}
      <form class="panel" method="post" action={`/pay/${token}`}>
        {amount > 0 && <PaymentChoice methods={methods} chosen={paymentId} />}
        {methods.some(({ type }) => type === 'gateway') && (
          <label>
            {words.payment.payerEmail}
            <input type="email" name="email" required maxLength={254} autocomplete="email" />
          </label>
        )}
        <button class="button">{words.orders.pay(money(amount, currency))}</button>
      </form>
    </>
  )
}
