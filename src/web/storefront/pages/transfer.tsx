import type { components } from '../api.ts'
import { leaveNotice, type PageContext, usePage } from '../page-context.tsx'
import { QrCode } from '../parts/qr-code.tsx'
import { dueOf } from '../parts/totals.tsx'
import { goTo, type Reply } from '../reply.tsx'

type Schemas = components['schemas']
type Order = Schemas['Order']

/** Phones turn a picture into one of these where it is none. */
const files = 'image/jpeg,image/png,image/webp,image/gif,image/avif,image/heic,application/pdf'

/** Shows the bank account to pay into, and a form to report the transfer. */
export function Transfer({
  order,
  method,
  girocode,
  open,
}: {
  order: Order
  method: Schemas['PaymentMethod']
  girocode: string | undefined
  open: boolean
}) {
  const { words } = usePage()
  return (
    <details open={open}>
      <summary>{words.transfer.title}</summary>
      <p class="small">{words.transfer.text(String(order.orderId))}</p>
      <BankAccount method={method} amount={dueOf(order)} currency={order.currency} />
      {girocode && (
        <figure class="qr">
          <QrCode text={girocode} label={words.transfer.girocode} />
          <figcaption class="small">{words.transfer.girocodeText}</figcaption>
        </figure>
      )}
      <ProofForm order={order} />
    </details>
  )
}

/** Shows the bank account of a store, and what is to be sent there. */
export function BankAccount({
  method,
  amount,
  currency,
}: {
  method: Schemas['PaymentMethod']
  amount: number
  currency: string
}) {
  const { words, money } = usePage()
  const { accountNumber, accountName, bankName, bankCode } = method.settings
  return (
    <dl class="facts">
      {[
        [words.transfer.amount, money(amount, currency)],
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
  )
}

/** Shows the shopper's report of a transfer, until the merchant has found it; a later one replaces it. */
export function Reported({ order }: { order: Order }) {
  const { words } = usePage()
  const { reference, url, note, file } = order.proof ?? {}
  const said = [
    [words.transfer.reference, reference],
    [words.transfer.url, url && <a href={url}>{url}</a>],
    [words.transfer.note, note],
    [words.transfer.sentFile, file && <a href={`/orders/${order._id}/proof`}>{file.name}</a>],
  ].filter(([, value]) => value)
  return (
    <section class="panel">
      <h2>{words.orders.proofSeen}</h2>
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

/** The service takes words, a link and a file; one of them is enough. */
function ProofForm({ order }: { order: Order }) {
  const { words } = usePage()
  const { reference, url, note } = order.proof ?? {}
  const optional = <span class="small"> {words.islands.address.optional}</span>
  return (
    <form method="post" action={`/orders/${order._id}/proof`} enctype="multipart/form-data" class="fields">
      <p class="small whole" id="proof-hint">
        {words.transfer.hint}
      </p>
      <label>
        {words.transfer.reference}
        {optional}
        <input name="reference" maxLength={200} value={reference} aria-describedby="proof-hint" />
      </label>
      <label>
        {words.transfer.url}
        {optional}
        <input type="url" name="url" pattern="https?://.*" maxLength={2048} value={url} />
      </label>
      <label class="whole">
        {words.transfer.file}
        {optional}
        <input type="file" name="file" accept={files} aria-describedby="file-hint" />
        <span class="small" id="file-hint">
          {words.transfer.fileHint}
        </span>
      </label>
      <label class="whole">
        {words.transfer.note}
        {optional}
        <textarea name="note" rows={2} maxLength={2000} value={note} />
      </label>
      <button class="button">{words.transfer.send}</button>
    </form>
  )
}

export async function sendProof(context: PageContext, id: string): Promise<Reply> {
  const { client, form, file, words } = context
  if (file === 'too large') {
    leaveNotice(context, { text: words.transfer.tooLarge, bad: true })
    return goTo(context, context.from)
  }
  const said = ['reference', 'url', 'note'].map((name) => [name, form.get(name)?.trim()])
  const given = said.filter(([, value]) => value)
  if (given.length > 0 || !file) await client.orders.submitProof(id, Object.fromEntries(given))
  if (file) {
    const upload = new FormData()
    upload.set('file', file, file.name)
    await client.orders.uploadProofFile(id, upload)
  }
  return goTo(context, `/orders/${id}`, words.orders.proofSent)
}

/** Leads to the file that the shopper sent, by a link that is good for a few minutes. */
export async function proofFile({ client }: PageContext, id: string): Promise<Reply> {
  const { url } = await client.orders.getProofFile(id)
  return { status: 303, headers: { location: url, 'cache-control': 'no-store' }, body: '' }
}
