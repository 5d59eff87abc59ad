import type { components } from '../api.ts'
import { type PageContext, usePage } from '../page-context.tsx'
import { goTo, type Reply } from '../reply.tsx'

type Schemas = components['schemas']
type Order = Schemas['Order']

/** Shows the bank account to pay into, and a form to report the transfer. */
export function Transfer({
  order,
  method,
  open,
}: {
  order: Order
  method: Schemas['PaymentMethod']
  open: boolean
}) {
  const { words, money } = usePage()
  const { accountNumber, accountName, bankName, bankCode } = method.settings
  return (
    <details open={open}>
      <summary>{words.transfer.title}</summary>
      <p class="small">{words.transfer.text(String(order.orderId))}</p>
      <dl class="facts">
        {[
          [words.transfer.amount, money(order.total, order.currency)],
          [words.transfer.name, accountName],
          [words.transfer.number, accountNumber],
          [words.transfer.bank, bankName],
          [words.transfer.bankCode, bankCode],
        ].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ProofForm order={order} />
    </details>
  )
}

/** Shows the shopper's report of a transfer, until the merchant has found it; a later one replaces it. */
export function Reported({ order }: { order: Order }) {
  const { words } = usePage()
  const { reference, url, note } = order.proof ?? {}
  const said = [
    [words.transfer.reference, reference],
    [words.transfer.url, url && <a href={url}>{url}</a>],
    [words.transfer.note, note],
  ].filter(([, value]) => value)
  return (
    <section class="panel">
      <h2>{words.orders.proofSeen}</h2>
      <p>{words.orders.proofNext}</p>
      <dl class="facts">
        {said.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <details>
        <summary>{words.transfer.correct}</summary>
        <ProofForm order={order} />
      </details>
    </section>
  )
}

/** The service takes words and a link; one of them is enough. */
function ProofForm({ order }: { order: Order }) {
  const { words } = usePage()
  const { reference, url, note } = order.proof ?? {}
  const optional = <span class="small"> {words.islands.address.optional}</span>
  return (
    <form method="post" action={`/orders/${order._id}/proof`} class="fields">
      <label>
        {words.transfer.reference}
        <input name="reference" maxLength={200} value={reference} aria-describedby="proof-hint" />
      </label>
      <label>
        {words.transfer.url}
        {optional}
        <input type="url" name="url" pattern="https?://.*" maxLength={2048} value={url} />
      </label>
      <label class="whole">
        {words.transfer.note}
        {optional}
        <textarea name="note" rows={2} maxLength={2000} value={note} />
      </label>
      <p class="small whole" id="proof-hint">
        {words.transfer.hint}
      </p>
      <button class="button">{words.transfer.send}</button>
    </form>
  )
}

export async function sendProof(context: PageContext, id: string): Promise<Reply> {
  const { client, form, words } = context
  const said = ['reference', 'url', 'note'].map((name) => [name, form.get(name)?.trim()])
  await client.orders.submitProof(id, Object.fromEntries(said.filter(([, value]) => value)))
  return goTo(context, `/orders/${id}`, words.orders.proofSent)
}
