import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** A server that speaks the wire format of Shippo (API 2018-02-08): shipments with rates, transactions. */
export interface ShippoServer {
  url: string
  /** The requests, in order. */
  asked: { method: string; path: string; authorization?: string; body: Record<string, unknown> | null }[]
  /** The rates of the next shipments; missing fields are filled in. */
  rates: Partial<WireRate>[]
  /** Every label that was sold or refused. */
  transactions: Record<string, unknown>[]
  /** The result of the next purchase of a label. */
  sale: { status?: string; messages?: object[] }
  /**
   * Handles a call instead of the server; returns false to leave it to the server. `work` executes it without
   * a reply.
   */
  before: (req: IncomingMessage, res: ServerResponse, work: () => unknown) => boolean
  close(): Promise<void>
}

interface WireRate {
  amount: string
  currency: string
  provider: string
  estimated_days: number | null
  servicelevel: { name: string; token: string; terms: string | null }
}

/** Shippo's object ids are 32 hex digits. */
const objectId = () => randomBytes(16).toString('hex')
const at = '2026-11-21T09:30:00.123Z'
const own = { object_owner: 'merchant@example.com', test: true }

export const ground: Partial<WireRate> = {
  amount: '7.50',
  currency: 'USD',
  provider: 'USPS',
  estimated_days: 4,
  servicelevel: { name: 'Ground Advantage', token: 'usps_ground_advantage', terms: null },
}

export async function openShippo(): Promise<ShippoServer> {
  const server = createServer(async (req, res) => {
    const url = new URL(req.url ?? '', 'http://shippo')
    const body = await read(req)
    const { authorization } = req.headers
    shippo.asked.push({ method: req.method ?? '', path: req.url ?? '', authorization, body })
    const work = () => answerTo(shippo, req.method ?? '', url, body)
    if (shippo.before(req, res, work)) return
    const wrong = req.url === '/shipments' ? faultsOf(body) : []
    if (wrong.length > 0) return send(res, 400, { detail: wrong })
    const answer = work()
    send(res, answer ? (req.method === 'POST' ? 201 : 200) : 404, answer ?? { detail: 'Not found.' })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const shippo: ShippoServer = {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    asked: [],
    rates: [ground],
    transactions: [],
    sale: {},
    before: () => false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return shippo
}

export function send(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function read(req: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk)
  return chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : null
}

function answerTo(shippo: ShippoServer, method: string, url: URL, body: Record<string, unknown>) {
  const call = `${method} ${url.pathname}`
  if (call === 'POST /shipments') return shipmentOf(shippo, body)
  if (call === 'POST /transactions') return sell(shippo, body)
  if (call !== 'GET /transactions') return null
  const rate = url.searchParams.get('rate')
  const results = shippo.transactions.filter((found) => rate === null || found.rate === rate)
  return { next: null, previous: null, results }
}

/** Shippo's decimals are texts, with up to six digits in front and four behind. */
const isDecimal = (text: unknown) =>
  typeof text === 'string' && /^\d{1,6}(\.\d{1,4})?$/.test(text) && Number(text) > 0
const itemRules: Record<string, (value: unknown) => boolean> = {
  description: (text) => typeof text === 'string' && text.length > 0 && text.length <= 200,
  quantity: (count) => Number.isInteger(count) && (count as number) > 0,
  net_weight: isDecimal,
  mass_unit: (unit) => unit === 'g' || unit === 'kg',
  value_amount: (text) => typeof text === 'string' && /^\d+(\.\d+)?$/.test(text),
  value_currency: (code) => /^[A-Z]{3}$/.test(String(code)),
  origin_country: (code) => /^[A-Z]{2}$/.test(String(code)),
  tariff_number: (code) => code === undefined || /^\d{6,12}$/.test(String(code)),
}

/** Returns what Shippo would refuse of a shipment: parcels and the declaration for customs, which crossing a border needs. */
function faultsOf(body: Record<string, unknown>): string[] {
  const countryOf = (address: unknown) => (address as { country: string }).country
  const parcels = (body.parcels as Record<string, unknown>[]).flatMap((parcel) =>
    ['weight', 'length', 'width', 'height'].filter((name) => !isDecimal(parcel[name])),
  )
  const declaration = body.customs_declaration as Record<string, unknown> | undefined
  if (!declaration) return parcels
  const { certify, certify_signer, contents_type, non_delivery_option, items } = declaration
  const head = { certify, certify_signer, contents_type: contents_type === 'MERCHANDISE' }
  const known = { ...head, non_delivery_option: ['RETURN', 'ABANDON'].includes(String(non_delivery_option)) }
  const lines = items as Record<string, unknown>[]
  return [
    ...parcels,
    ...(countryOf(body.address_from) === countryOf(body.address_to) ? ['customs_declaration'] : []),
    ...Object.entries(known).flatMap(([name, is]) => (is ? [] : [name])),
    ...(lines.length > 0 ? [] : ['items']),
    ...lines.flatMap((line) => Object.keys(itemRules).filter((name) => !itemRules[name]!(line[name]))),
    ...lines.flatMap((line) => Object.keys(line).filter((name) => !(name in itemRules))),
  ]
}

function shipmentOf({ rates }: ShippoServer, body: Record<string, unknown>) {
  const id = objectId()
  const whole = (address: unknown) => ({
    company: '',
    street2: '',
    street3: '',
    street_no: '',
    zip: '',
    email: '',
    metadata: '',
    ...(address as object),
    object_id: objectId(),
    is_complete: true,
    validation_results: {},
    is_residential: null,
    ...own,
  })
  return {
    object_created: at,
    object_updated: at,
    object_id: id,
    ...own,
    status: 'SUCCESS',
    metadata: '',
    shipment_date: at,
    address_from: whole(body.address_from),
    address_to: whole(body.address_to),
    address_return: whole(body.address_from),
    customs_declaration: null,
    extra: {},
    messages: [],
    carrier_accounts: [],
    parcels: (body.parcels as object[]).map((parcel) => ({
      object_state: 'VALID',
      object_created: at,
      object_updated: at,
      object_id: objectId(),
      ...own,
      template: null,
      extra: {},
      metadata: '',
      line_items: [],
      value_amount: null,
      ...parcel,
    })),
    rates: rates.map((rate) => rateOf(id, { ...ground, ...rate } as WireRate)),
  }
}

function rateOf(shipment: string, rate: WireRate) {
  const image = (size: number) => `https://images.example/providers/${size}/${rate.provider}.png`
  return {
    object_created: at,
    object_id: objectId(),
    ...own,
    shipment,
    attributes: ['CHEAPEST'],
    amount_local: rate.amount,
    currency_local: rate.currency,
    arrives_by: null,
    zone: '4',
    messages: [],
    provider_image_75: image(75),
    provider_image_200: image(200),
    duration_terms: '',
    carrier_account: objectId(),
    included_insurance_price: null,
    ...rate,
  }
}

/** Sells a label on every request: Shippo has no idempotency keys. */
function sell(shippo: ShippoServer, { rate, metadata, label_file_type }: Record<string, unknown>) {
  const { status = 'SUCCESS', messages = [] } = shippo.sale
  const sold = status === 'SUCCESS'
  const number = `92055${shippo.transactions.length}`
  const transaction = {
    object_state: 'VALID',
    status,
    object_created: at,
    object_updated: at,
    object_id: objectId(),
    ...own,
    rate,
    metadata,
    label_file_type,
    parcel: objectId(),
    messages,
    eta: null,
    tracking_status: 'UNKNOWN',
    commercial_invoice_url: null,
    qr_code_url: null,
    created_by: null,
    tracking_number: sold ? number : null,
    tracking_url_provider: sold ? `https://tools.usps.example/track?n=${number}` : null,
    label_url: sold ? 'https://labels.example/label.pdf' : null,
  }
  shippo.transactions.push(transaction)
  return transaction
}
