import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Request, RequestHandler, Response } from 'express'
import { html, type Markup } from '../base/html.ts'
import { root } from '../base/root.ts'
import { colorsOf, dayOf, momentOf, webAddress } from '../services/messaging/mail-templates.ts'
import { type ParcelPage, parcelPage } from '../services/shipping/order-tracking.ts'
import { bulkheadOfPage } from './bulkhead.ts'
import { pageHeaders } from './pages.ts'
import { refusalOf } from './reply.ts'
import type { SurfaceOptions } from './surface-options.ts'
import type { Throttling } from './throttling.ts'

type Status = ParcelPage['shipment']['status']

const style = readFileSync(join(root, 'src/http/tracking-page.css'), 'utf8')

/** Explains each status to the person waiting for the parcel. */
const words: Record<Status, { title: string; step: string }> = {
  pending: { title: 'Your parcel is being prepared', step: 'Shipment created' },
  in_transit: { title: 'Your parcel is on its way', step: 'Handed to the carrier' },
  delivered: { title: 'Your parcel has been delivered', step: 'Delivered' },
  cancelled: { title: 'This shipment was cancelled', step: 'Cancelled' },
}

/** The text of the page if the parcel cannot be shown. */
const problems: Record<number, [title: string, advice: string]> = {
  404: [
    'We cannot find this parcel',
    'The link may be incomplete. Open it from the e-mail again, or ask the store.',
  ],
  429: ['Too many requests', 'Wait a minute, then reload this page.'],
}
const outOfOrder: [string, string] = [
  'This page is not available at the moment',
  'Try again in a few minutes.',
]

/**
 * Serves the parcel page, which the link in the e-mail opens, to anybody with its tracking code (decision
 * parcels-have-a-page). Calls are counted by address, like those of `trackShipment`.
 */
export function serveTrackingPage(
  { db, config, log }: SurfaceOptions,
  throttling: Throttling,
): RequestHandler<{ code: string }> {
  return async (req: Request<{ code: string }>, res) => {
    try {
      await throttling.page(req, res)
      const found = await parcelPage(bulkheadOfPage(db, req.ip), { config }, req.params.code)
      send(res, 200, trackingPage(found), found.store.color)
    } catch (error) {
      const { status, refusal } = refusalOf(error)
      const id = String(res.getHeader('X-Request-Id') ?? '')
      if (status >= 500 && refusal !== 'busy')
        log.error({ err: error, id }, 'a tracking page could not be shown')
      send(res, status, problemPage(status, id), null)
    }
  }
}

function trackingPage({ store, shipment, carrierUrl }: ParcelPage): Page {
  const { status, carrier } = shipment
  const { title } = words[status]
  const link = webAddress(carrierUrl)
  return {
    title: `${title} · ${store.name}`,
    header: store.name,
    body: html`
    <h1>${title}</h1>
    ${lead(shipment, store.name)}
    <dl>${details(shipment)}</dl>
    ${link ? html`<p><a class="button" rel="noreferrer" href="${link}">Track with ${carrier || 'the carrier'}</a></p>` : []}
    <h2>Progress</h2>
    <ol>${[...shipment.history].reverse().map((one) => step(one, store.timeZone))}</ol>
    <p class="note">Anyone who has this link can open this page. It shows neither the order nor the address.</p>`,
  }
}

function lead({ status, estimatedDelivery }: ParcelPage['shipment'], store: string): Markup {
  if (status === 'cancelled') return html`<p>If you did not expect this, contact ${store}.</p>`
  if (status === 'delivered' || !estimatedDelivery) return html``
  return html`<p>Expected on <time datetime="${estimatedDelivery}">${dayOf(estimatedDelivery)}</time>.</p>`
}

function details({
  carrier,
  trackingNumber,
  shippingMethod,
  trackingCode,
}: ParcelPage['shipment']): Markup[] {
  const rows = [
    ['Carrier', carrier],
    ['Tracking number', trackingNumber],
    ['Shipping method', shippingMethod],
    ['Tracking code', trackingNumber ? '' : trackingCode],
  ] as const
  return rows
    .filter(([, value]) => value)
    .map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)
}

function step({ status, at }: ParcelPage['shipment']['history'][number], timeZone: string): Markup {
  return html`<li><b>${words[status].step}</b> <time datetime="${at}">${momentOf(at, timeZone)}</time></li>`
}

function problemPage(status: number, requestId: string): Page {
  const [title, advice] = problems[status] ?? outOfOrder
  const hint = status >= 500 ? html`<p class="note">Request ${requestId}</p>` : []
  return { title, header: 'Parcel tracking', body: html`<h1>${title}</h1><p>${advice}</p>${hint}` }
}

interface Page {
  title: string
  header: string
  body: Markup
}

/** Sends a page that loads and runs nothing: its only style sheet is inline, allowed by its hash. */
function send(res: Response, status: number, { title, header, body }: Page, color: string | null): void {
  const css = color ? `${style}${brandStyle(color)}` : style
  const hash = createHash('sha256').update(css).digest('base64')
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<style>${{ markup: css }}</style>
</head>
<body>
<header>${header}</header>
<main>${body}
</main>
</body>
</html>
`
  res.status(status).set({
    'Content-Type': 'text/html; charset=utf-8',
    ...pageHeaders(`default-src 'none'; style-src 'sha256-${hash}'; img-src data:`, "'none'"),
    // The code in the address grants access, so it must not reach other sites, caches or search engines.
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex',
  })
  res.send(page.markup)
}

function brandStyle(color: string): string {
  const brand = colorsOf(color)
  return `:root { --accent: ${brand.color}; --on-accent: ${brand.ink} }\n`
}
