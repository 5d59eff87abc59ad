import type { components } from '../api.ts'
import { formAgain } from '../failures.tsx'
import { type PageContext, usePage } from '../page-context.tsx'
import { Day } from '../parts/day.tsx'
import { lastPage, Paging, pageIn } from '../parts/pages.tsx'
import { type Choices, linesIn, ReturnLines } from '../parts/return-lines.tsx'
import { goTo, page, type Reply } from '../reply.tsx'

type Schemas = components['schemas']
type Return = Schemas['Return']
type Kind = Return['kind']
type Offer = Schemas['OrderReturns']['offers'][number]

/** Lists what the shopper has asked to return at the store. */
export async function returnsPage(context: PageContext): Promise<Reply> {
  const { client, words, url, session } = context
  if (!session) return goTo(context, '/sign-in?next=/account/returns')
  const list = await client.returns.list({ page: pageIn(url), limit: 20 })
  const last = lastPage(context, list.pagination)
  if (last) return last
  return page(
    context,
    { title: words.returns.title, personal: true },
    <>
      <header class="heading">
        <h1>{words.returns.title}</h1>
      </header>
      {list.returns.length > 0 ? <Returns list={list.returns} /> : <p class="empty">{words.returns.none}</p>}
      <Paging pagination={list.pagination} />
    </>,
  )
}

function Returns({ list }: { list: Return[] }) {
  return (
    <ul class="stack">
      {list.map((one) => (
        <li key={one._id} class="panel">
          <OneReturn of={one} />
        </li>
      ))}
    </ul>
  )
}

function OneReturn({ of }: { of: Return }) {
  const { words, money, number } = usePage()
  const { order, orderId, kind, status, lines, declaredAt, answer, label, refund, exchange } = of
  return (
    <>
      <h2>
        <a href={`/orders/${order}`}>{words.orders.number(orderId)}</a>
      </h2>
      <p>
        {words.returns.kinds[kind]} · <Day at={declaredAt} />{' '}
        <span class={`badge ${status}`}>{words.returns.statuses[status]}</span>
      </p>
      <ul class="basket">
        {lines.map((line) => (
          <li key={line.itemId}>
            {number(line.quantity)} ×{' '}
            <bdi>{line.variantName ? `${line.name}, ${line.variantName}` : line.name}</bdi>
            {line.wanted && (
              <p class="small">
                {words.returns.wanted(line.wanted.quantity, line.wanted.variantName ?? line.wanted.name)}
              </p>
            )}
          </li>
        ))}
      </ul>
      {answer && <p>{answer}</p>}
      {label && <p class="small">{[label.carrier, label.trackingNumber].filter(Boolean).join(' · ')}</p>}
      {label?.url && (
        <a class="quiet button" href={label.url} rel="noreferrer">
          {words.returns.label}
        </a>
      )}
      {exchange?.status === 'placed' && (
        <p>
          <a href={`/orders/${exchange.order}`}>{words.orders.number(exchange.orderId!)}</a>
          {exchange.owed > 0 && ` · ${words.returns.owed(money(exchange.owed, exchange.currency))}`}
        </p>
      )}
      {refund && !exchange && (
        <p class="small">{words.returns.refunded(money(refund.amount, refund.currency))}</p>
      )}
    </>
  )
}

const kindIn = (text: string | null, offers: Offer[]): Kind | undefined =>
  (offers.find(({ kind }) => kind === text) ?? offers[0])?.kind

/** Shows what can be returned of an order, and was; `kind` of the address leads to a withdrawal from its contract. */
export async function returnPage(context: PageContext, id: string): Promise<Reply> {
  const { client, words, url, form } = context
  const [{ orderId, items }, { offers, lines, returns }] = await Promise.all([
    client.orders.get(id),
    client.returns.getOrderReturns(id),
  ])
  const kind = kindIn(form.get('kind') ?? url.searchParams.get('kind'), offers)
  const isLeft = kind !== undefined && lines.some(({ quantity }) => quantity > 0)
  const isWithdrawal = kind === 'withdrawal' && (offers.length === 1 || url.searchParams.has('kind'))
  const canExchange = !isWithdrawal && offers.some((offer) => offer.kind === 'exchange')
  const choices = canExchange ? await choicesFor(context, items) : undefined
  const title = isWithdrawal ? words.withdraw.heading(orderId) : words.returns.heading(orderId)
  return page(
    context,
    { title, personal: true },
    <section class="plain">
      <p class="crumb">
        <a href={`/orders/${id}`}>{words.orders.number(orderId)}</a>
      </p>
      <h1>{title}</h1>
      {isLeft ? (
        <form method="post" action={`/orders/${id}/return${isWithdrawal ? '?kind=withdrawal' : ''}`}>
          {isWithdrawal ? (
            <input type="hidden" name="kind" value="withdrawal" />
          ) : (
            <Kinds offers={offers} chosen={kind} />
          )}
          <ReturnLines lines={lines} asksWhy={!isWithdrawal} {...(choices && { choices })} />
          <label>
            {words.returns.note}
            <textarea name="note" maxLength={2000} rows={3}>
              {form.get('note') ?? ''}
            </textarea>
          </label>
          <button class="button">{isWithdrawal ? words.withdraw.confirm : words.returns.send}</button>
        </form>
      ) : (
        <p class="lead">{words.returns.nothing}</p>
      )}
      {returns.length > 0 && <h2>{words.returns.title}</h2>}
      <Returns list={returns} />
    </section>,
  )
}

/** Returns the other variants of what was ordered, for the first lines of a long order. */
async function choicesFor({ client }: PageContext, items: Schemas['Order']['items']): Promise<Choices> {
  const inVariants = items.filter(({ product, variant }) => product && variant).slice(0, 20)
  const found = await Promise.all(
    inVariants.map(async ({ _id, product, variant: ordered }) => {
      const { data } = await client.products.get(product!).settled()
      const others = data?.variants.filter((one) => one._id !== ordered && one.quantity > 0) ?? []
      return [_id, others] as const
    }),
  )
  return new Map(found)
}

function Kinds({ offers, chosen }: { offers: Offer[]; chosen: Kind }) {
  const { words, date } = usePage()
  return (
    <label>
      {words.returns.what}
      <select name="kind">
        {offers.map(({ kind, until }) => (
          <option key={kind} value={kind} selected={kind === chosen}>
            {words.returns.kinds[kind]} (
            {until ? words.returns.until(date(lastMoment(until))) : words.returns.open})
          </option>
        ))}
      </select>
    </label>
  )
}

/** A time ends with the first moment of the day after its last. */
const lastMoment = (until: string) => new Date(Date.parse(until) - 1).toISOString()

export async function askForReturn(context: PageContext, id: string): Promise<Reply> {
  const { client, form, words } = context
  const lines = linesIn(form)
  if (lines.length === 0) {
    context.notice = { text: words.returns.choose, bad: true }
    return returnPage(context, id)
  }
  const kind = form.get('kind') as Kind
  const note = form.get('note')?.trim() || undefined
  const sent = await client.returns.create(id, { kind, lines, ...(note && { note }) }).settled()
  if (sent.refusal?.code === 'withdraw_by_email') return goTo(context, '/withdraw')
  if (sent.refusal) return formAgain(context, sent.refusal, () => returnPage(context, id))
  return goTo(context, '/account/returns', words.returns.sent)
}
