// ESC/POS: a kitchen ticket as the bytes that receipt printers take.

import type { Shop } from '../../base/context.ts'
import { offsetAt } from '../../base/time-zone.ts'
import type { Database } from '../../db/database.ts'
import { modifierWords } from '../modifiers/choices.ts'
import { get } from './tickets.ts'

interface Print {
  format: 'escpos'
  columns: number
  /** Base64. */
  data: string
}

/**
 * Returns a ticket for a printer with so many characters in a line, which cuts the paper afterwards. Throws
 * ticketNotFound.
 */
export async function print(
  db: Database,
  shop: Shop,
  id: string,
  { columns = 42 }: { columns?: 32 | 42 | 48 },
): Promise<Print> {
  const ticket = await get(db, shop, id)
  // Only stores with such a printer need it.
  const { default: Encoder } = await import('@point-of-sale/receipt-printer-encoder')
  const paper = new Encoder({ language: 'esc-pos', columns }).initialize().codepage('auto')
  const place = [ticket.table ? `Table ${ticket.table}` : ticket.way, ticket.station]
  paper.size(2, 2).line(`#${ticket.orderId}`).size(1, 1)
  for (const words of [...place, `Due ${timeIn(shop.timeZone, Date.parse(ticket.dueAt))}`])
    if (words) paper.line(words)
  if (ticket.cancelledAt) paper.bold(true).line('CANCELLED').bold(false)
  paper.rule()
  for (const { quantity, name, variantName, options, modifiers } of ticket.items) {
    paper
      .bold(true)
      .line(`${quantity} x ${[name, variantName].filter(Boolean).join(', ')}`)
      .bold(false)
    for (const choice of [...Object.values(options), ...modifiers.map((one) => modifierWords([one]))])
      paper.line(`  ${choice}`)
  }
  if (ticket.note) paper.rule().line(ticket.note)
  const data = Buffer.from(paper.newline(3).cut().encode()).toString('base64')
  return { format: 'escpos', columns, data }
}

/** Returns the time of day of a moment, such as 19:30. */
const timeIn = (zone: string, at: number) => new Date(at + offsetAt(zone, at)).toISOString().slice(11, 16)
