// Packing slips and pick lists: signed links to them, and their bytes.

import type { components } from '../../../generated/apps.types.ts'
import { clock, fromNow, minutes } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { isSigned, signLink } from '../../base/signed-links.ts'
import type { Database } from '../../db/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { logoFrom } from '../invoices/rendering.ts'
import { findOpenShop } from '../shared/shop.ts'
import { picksOf, slipOfParcel, slipsOf } from './packing-data.ts'

type DocumentDownload = components['schemas']['DocumentDownload']
type PickList = components['schemas']['PickList']
type Context = Pick<Dependencies, 'config' | 'files' | 'log'>

const purpose = 'packing links'
/** How long a link works, in milliseconds. */
const lifetime = 10 * minutes

/** The paper behind a link; `parcel` is the id of a shipment, or empty. */
interface Wanted {
  kind: 'packing-slips' | 'pick-list'
  shop: string
  orders: string
  parcel: string
}

/** Returns a link to the packing slip of an order, or of one of its parcels. Throws as `slipsOf` and `slipOfParcel`. */
export async function linkToSlip(
  db: Database,
  context: Pick<Context, 'config'>,
  shop: Shop,
  { orderId, shipment }: { orderId: string; shipment?: string },
): Promise<DocumentDownload> {
  if (shipment) await slipOfParcel(db, shop, { orderId, shipmentId: shipment })
  else await slipsOf(db, shop, [orderId])
  return linkTo(context, { kind: 'packing-slips', shop: shop.id, orders: orderId, parcel: shipment ?? '' })
}

/** Returns a link to the packing slips of orders. Throws as `slipsOf`. */
export async function linkToSlips(
  db: Database,
  context: Pick<Context, 'config'>,
  shop: Shop,
  ids: string[],
): Promise<DocumentDownload> {
  await slipsOf(db, shop, ids)
  return linkTo(context, { kind: 'packing-slips', shop: shop.id, orders: ids.join(), parcel: '' })
}

/** Returns the pick list of orders, with a link to it on paper. Throws as `picksOf`. */
export async function pickList(
  db: Database,
  context: Pick<Context, 'config'>,
  shop: Shop,
  ids: string[],
): Promise<PickList> {
  const lines = await picksOf(db, shop, ids)
  return {
    lines,
    document: linkTo(context, { kind: 'pick-list', shop: shop.id, orders: ids.join(), parcel: '' }),
  }
}

function linkTo({ config }: Pick<Context, 'config'>, wanted: Wanted): DocumentDownload {
  const expires = fromNow(lifetime)
  const until = String(expires.getTime())
  const signature = signLink(config.jwtSecrets[0], purpose, signedText(wanted, until)).toString('base64url')
  const { kind, ...parts } = wanted
  const query = new URLSearchParams({ ...parts, until, signature })
  return {
    url: `${config.publicUrls.store}/packing/${kind}?${query}`,
    expiresAt: expires.toISOString(),
    name: `${kind}.pdf`,
    contentType: 'application/pdf',
  }
}

const signedText = ({ kind, shop, orders, parcel }: Wanted, until: string) =>
  [kind, shop, orders, parcel, until].join(' ')

/** Returns the file that a link leads to; throws linkExpired for one that is forged or too old. */
export async function open(
  db: Database,
  context: Context,
  kind: string,
  query: Record<string, unknown>,
): Promise<{ name: string; bytes: Buffer }> {
  const [shopId, orders, parcel, until, signature] = ['shop', 'orders', 'parcel', 'until', 'signature'].map(
    (name) => String(query[name]),
  ) as [string, string, string, string, string]
  const wanted = { kind, shop: shopId, orders, parcel } as Wanted
  const genuine = isSigned(context.config.jwtSecrets, purpose, signedText(wanted, until), signature)
  if (!genuine || Number(until) <= clock.now().getTime()) throw new Refusal('linkExpired')
  return { name: `${kind}.pdf`, bytes: await write(db, context, wanted) }
}

/** Writes a paper as the orders are now. The library that does is loaded with the first one. */
async function write(
  db: Database,
  context: Context,
  { kind, shop: id, orders, parcel }: Wanted,
): Promise<Buffer> {
  const shop = await findOpenShop(db, id)
  if (!shop) throw new Refusal('linkExpired')
  const sender = await senderOf(db, context, shop)
  const ids = orders.split(',')
  if (kind === 'pick-list') {
    const { writePickList } = await import('../../gateways/documents/packing/pick-list.ts')
    return writePickList(sender, await picksOf(db, shop, ids))
  }
  const { writeSlips } = await import('../../gateways/documents/packing/packing-slip.ts')
  const slips = parcel
    ? [await slipOfParcel(db, shop, { orderId: ids[0]!, shipmentId: parcel })]
    : await slipsOf(db, shop, ids)
  return writeSlips(sender, slips)
}

/** Returns the store as its papers show it, in the language of its invoices or else of its country. */
async function senderOf(db: Database, context: Context, shop: Shop) {
  const row = (await db('shops').where({ id: shop.id }).first('name', 'logo', 'contact', 'invoices'))!
  const locale =
    row.invoices?.locale ?? new Intl.Locale('und', { region: shop.country }).maximize().toString()
  return {
    name: row.name,
    logo: await logoFrom(db, context, shop.id, row.logo),
    contact: [row.contact.email, row.contact.phone].filter(Boolean).join(' · '),
    locale,
  }
}
