import { escapeText } from '../../../base/html.ts'
import { amountText, isCurrency, scaleOf } from '../../../base/money.ts'
import type { Answer, StandInRequest } from '../../stand-in/http.ts'
import { withReference } from '../provider.ts'
import { cancelled, losesReply, pay } from './bank.ts'
import { testCards } from './cards.ts'
import type { Sandbox } from './sandbox.ts'
import { type Charge, Refusal } from './wire.ts'

/** Answers the shopper's browser: shows a charge's page, and charges the card chosen there. */
export function answerCardPage(sandbox: Sandbox, { method, path, body }: StandInRequest): Answer {
  const [, reference = ''] = /^\/pay\/([^/]+)$/.exec(path) ?? []
  const charge = sandbox.ledger.charges.get(reference)
  if (!charge) return page(404, 'No such payment', '<p>There is no payment at this address.</p>')
  if (method === 'GET') return charge.state === 'pending' ? chooser(charge) : done(charge)
  if (method !== 'POST') throw new Refusal('not_found')
  // A form sent twice, by a double click or by going back, finds the charge settled.
  return charge.state === 'pending' ? submit(sandbox, charge, new URLSearchParams(body)) : leave(charge)
}

function submit({ record }: Sandbox, charge: Charge, form: URLSearchParams): Answer {
  const card = form.get('card') ?? ''
  if (!testCards.has(card)) return chooser(charge, 'Choose one of the cards.')
  const entry = pay(charge, card)
  record(entry)
  return losesReply(entry.charge) ? null : leave(entry.charge)
}

function leave(charge: Charge): Answer {
  const location = wayBack(charge)
  return location ? { status: 303, headers: { location }, body: '' } : done(charge)
}

function wayBack({ returnUrl, reference }: Charge): string | null {
  return returnUrl ? withReference(returnUrl, reference) : null
}

function chooser(charge: Charge, problem?: string): Answer {
  const cards = [...testCards].map(
    ([token, { brand, last4, label }], index) =>
      `<label><input type="radio" name="card" value="${token}" required${index === 0 ? ' checked' : ''}>
      ${escapeText(`${brand} ending in ${last4}: ${label.toLowerCase()}`)}</label>`,
  )
  return page(
    problem ? 400 : 200,
    `Pay ${money(charge)}`,
    `<p>This is a sandbox: no money moves. Reference ${escapeText(charge.reference)}.</p>
    ${problem ? `<p role="alert">${escapeText(problem)}</p>` : ''}
    <form method="post">
      <fieldset><legend>Choose a test card</legend>${cards.join('')}</fieldset>
      <button>Pay ${escapeText(money(charge))}</button>
    </form>`,
  )
}

function done(charge: Charge): Answer {
  const location = wayBack(charge)
  const link = location ? `<p><a href="${escapeText(location)}">Back to the store</a></p>` : ''
  const [title, outcome] = endOf(charge)
  return page(200, title, `<p>${escapeText(money(charge))} ${outcome}.</p>${link}`)
}

function endOf({ state, reason }: Charge): [title: string, outcome: string] {
  if (state === 'succeeded') return ['Payment received', 'has been paid']
  if (reason === cancelled)
    return ['Payment cancelled', 'has not been paid because the payment was cancelled']
  return ['Payment declined', 'has not been paid because the card was declined']
}

/** Formats an amount in minor units; the currency determines the decimals. */
function money({ amount, currency }: Charge): string {
  return amountText(amount, isCurrency(currency) ? scaleOf(currency) : 100, currency)
}

const style = `body { font: 1.1rem/1.5 system-ui, sans-serif; max-width: 34rem; margin: 3rem auto; padding: 0 1rem }
  label { display: block; padding: .4rem 0 } fieldset { margin: 1.5rem 0; border: 1px solid #767676 }
  button { font: inherit; padding: .5rem 1.5rem; color: #fff; background: #1d4ed8; border: 0; cursor: pointer }
  :focus-visible { outline: 3px solid #b45309; outline-offset: 2px }`

function page(status: number, title: string, content: string): Answer {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // Its form leads back to the store, at any address.
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
    },
    body: `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${escapeText(title)}</title>
  <style>${style}</style>
</head>
<body>
  <main>
    <h1>${escapeText(title)}</h1>
    ${content}
  </main>
</body>
</html>
`,
  }
}
