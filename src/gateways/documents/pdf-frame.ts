// The head of an invoice, and the edges of its pages.

import { type Canvas, colors } from './canvas.ts'
import type { InvoiceData, Party } from './invoice-data.ts'
import { filled, type wordsOf } from './words.ts'

/** A4 in points, with the address where a window envelope shows it (DIN 5008, form B). */
export const page = { width: 595.28, height: 841.89, left: 57, right: 538, top: 48, bottom: 768 }
const address = { top: 127.5, width: 240 }
const facts = { left: 350, top: 127.5 }

export interface Sheet {
  canvas: Canvas
  data: InvoiceData
  texts: ReturnType<typeof textsOf>
  words: ReturnType<typeof wordsOf>
}

/** Returns functions that write amounts, days and rates as the document's locale does. */
export function textsOf({ locale, currency, scale }: InvoiceData) {
  const decimals = String(scale).length - 1
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits })
  const plain = new Intl.NumberFormat(locale, digits)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 })
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const number = new Intl.NumberFormat(locale)
  const plainly = (text: string) =>
    text.replaceAll('\u200e', '').replaceAll('\u200f', '').replaceAll('\u061c', '')
  return {
    money: (minor: number) => plainly(money.format(minor / scale)),
    plain: (minor: number) => plainly(plain.format(minor / scale)),
    rate: (rate: number) => plainly(percent.format(rate / 1_000_000)),
    day: (day: string) => plainly(date.format(new Date(`${day}T00:00:00Z`))),
    count: (count: number) => number.format(count),
  }
}

/** The seller's colour if it can be read on white, ink otherwise. */
export function accentOf({ color }: InvoiceData): string {
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(color ?? '') ?? []
  if (!red) return colors.ink
  const [r, g, b] = [red, green!, blue!].map((part) => Number.parseInt(part, 16))
  return 0.299 * r! + 0.587 * g! + 0.114 * b! < 150 ? color! : colors.ink
}

function countryIn(locale: string, country: string): string {
  return new Intl.DisplayNames([locale, 'en'], { type: 'region' }).of(country) ?? country
}

/** Returns an address as the lines below a name. */
function addressOf({ data }: Sheet, party: Party): string[] {
  const { line1, line2, city, state, postalCode, country } = party
  const town = [postalCode, city, state].filter(Boolean).join(' ')
  const foreign = country && (country !== data.seller.country || party === data.seller)
  return [line1, line2, town, foreign ? countryIn(data.locale, country) : null].filter(
    (line) => line !== null && line !== '',
  ) as string[]
}

/** Draws logo, addresses and facts on the first page. Returns the y below them. */
export function drawHead(sheet: Sheet, logo: Buffer | null): number {
  const { canvas, data, words } = sheet
  const accent = accentOf(data)
  if (logo) canvas.doc.image(logo, page.left, page.top - 8, { fit: [170, 46] })
  else canvas.line(data.seller.name, page.left, page.top, { size: 15, weight: 600, color: accent })
  const below = Math.max(drawBuyer(sheet), drawFacts(sheet))
  const title = `${words[data.kind]} ${data.number}`
  return canvas.line(title, page.left, Math.max(below + 22, 262), { size: 19, weight: 600 }) + 12
}

function drawBuyer(sheet: Sheet): number {
  const { canvas, data, words } = sheet
  const { seller, buyer, shipTo } = data
  const sender = [seller.name, ...addressOf(sheet, seller)].join(' · ')
  const fitting = canvas.linesOf(sender, address.width, { size: 6.5 })[0]!
  canvas.line(fitting, page.left, address.top - 2, { size: 6.5, color: colors.grey })
  canvas.rule(page.left, address.top + 9, address.width, colors.line, 0.4)
  let y = drawAddress(sheet, buyer, address.top + 17)
  if (buyer.taxNumber)
    y = canvas.line(`${words.taxNumber}: ${buyer.taxNumber}`, page.left, y + 3, {
      size: 8,
      color: colors.grey,
    })
  if (!shipTo) return y
  return drawAddress(
    sheet,
    shipTo,
    canvas.line(words.shipTo, page.left, y + 10, { size: 8, color: colors.grey }),
  )
}

function drawAddress(sheet: Sheet, party: Party, top: number): number {
  const { canvas } = sheet
  const below = canvas.text(party.name, page.left, top, address.width, { size: 10, weight: 600 })
  return addressOf(sheet, party).reduce(
    (y, line) => canvas.text(line, page.left, y, address.width, { size: 10 }),
    below,
  )
}

function drawFacts({ canvas, data, words, texts }: Sheet): number {
  const { corrects, order } = data
  const rows = [
    [words.number, data.number],
    [words.issuedOn, texts.day(data.issuedOn)],
    [words.suppliedOn, texts.day(data.suppliedOn)],
    ...(corrects
      ? [
          [words.corrects, corrects.number],
          ['', texts.day(corrects.issuedOn)],
        ]
      : []),
    [words.order, `#${order.number}`],
    [words.placedOn, texts.day(order.placedOn)],
    ...(corrects?.reason ? [[words.reason, corrects.reason]] : []),
  ] as [string, string][]
  return rows.reduce((y, [name, value]) => {
    canvas.line(name, facts.left, y + 0.5, { size: 8.5, color: colors.grey })
    const lines = canvas.linesOf(value, 105, { size: 9 })
    return lines.reduce((at, line) => canvas.line(line, page.right, at, { size: 9, align: 'right' }), y) + 3
  }, facts.top)
}

/** Returns an IBAN in groups of four, as people read it. */
export const spaced = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1 ')

/** Draws what each page has: the colour on top, who sells at the foot, and the number of the page. */
export function drawPageEdges(sheet: Sheet, number: number, pages: number): void {
  const { canvas, data, words } = sheet
  const small = { size: 7.2, color: colors.grey }
  canvas.doc.rect(0, 0, page.width, 5).fill(accentOf(data))
  if (number > 1) {
    const name = `${data.seller.name} · ${words[data.kind]} ${data.number}`
    canvas.line(name, page.left, page.top - 14, small)
  }
  const top = page.bottom + 14
  canvas.rule(page.left, top, page.right - page.left, colors.line, 0.4)
  canvas.line(filled(words.page, { page: number, pages }), page.right, top + 8, { ...small, align: 'right' })
  const { seller } = data
  const known = [
    [seller.name, ...addressOf(sheet, seller)].join(', '),
    [
      seller.taxNumber && `${words.taxNumber}: ${seller.taxNumber}`,
      seller.registration && `${words.registration}: ${seller.registration}`,
      seller.email,
      seller.phone,
      seller.iban && `IBAN ${spaced(seller.iban)}`,
    ]
      .filter((text): text is string => Boolean(text))
      // A number is not divided between two lines.
      .map((text) => text.replaceAll(' ', '\u00a0'))
      .join(' · '),
    data.footer,
  ].filter(Boolean) as string[]
  const lines = known.flatMap((text) => canvas.linesOf(text, 390, small)).slice(0, 5)
  lines.reduce((y, line) => canvas.line(line, page.left, y, small), top + 8)
}
