// The lines of an invoice and what they add up to.

import { encode } from 'uqr'
import { colors } from './canvas.ts'
import type { Line } from './invoice-data.ts'
import { accentOf, page, type Sheet, spaced } from './pdf-frame.ts'
import { filled } from './words.ts'

const columns = { item: page.left, itemWidth: 232, quantity: 332, price: 412, tax: 464, amount: page.right }
const body = { size: 9.5 }
const details = { size: 8, color: colors.grey }
const right = { align: 'right' } as const

/** Draws the lines, on as many pages as they need. Returns the y below them. */
export function drawLines(sheet: Sheet, top: number): number {
  let y = drawHeader(sheet, top)
  for (const line of sheet.data.lines) {
    if (y + heightOf(sheet, line) > page.bottom) y = drawHeader(sheet, newPage(sheet))
    y = drawLine(sheet, line, y)
  }
  return y
}

function newPage({ canvas }: Sheet): number {
  canvas.doc.addPage()
  return page.top + 12
}

function drawHeader({ canvas, words }: Sheet, y: number): number {
  const small = { size: 8, weight: 600, color: colors.grey } as const
  canvas.line(words.item, columns.item, y, small)
  canvas.line(words.quantity, columns.quantity, y, { ...small, ...right })
  canvas.line(words.price, columns.price, y, { ...small, ...right })
  canvas.line(words.tax, columns.tax, y, { ...small, ...right })
  const below = canvas.line(words.amount, columns.amount, y, { ...small, ...right }) + 3
  canvas.rule(page.left, below, page.right - page.left, colors.ink, 0.8)
  return below + 7
}

const nameOf = ({ words }: Sheet, { name, isShipping }: Line) =>
  isShipping ? [words.shipping, name].filter(Boolean).join(': ') : name

function textsOfLine(sheet: Sheet, line: Line): string[] {
  const { words, texts } = sheet
  const isPart = line.quantity === null && !line.isShipping
  return [
    line.details,
    isPart ? words.part : null,
    line.discount > 0 ? `${words.discount}: −${texts.plain(line.discount)}` : null,
  ].filter((text) => text !== null)
}

function heightOf(sheet: Sheet, line: Line): number {
  const { canvas } = sheet
  const below = textsOfLine(sheet, line).reduce(
    (height, text) => height + canvas.heightOf(text, columns.itemWidth, details),
    0,
  )
  return canvas.heightOf(nameOf(sheet, line), columns.itemWidth, body) + below + 12
}

function drawLine(sheet: Sheet, line: Line, y: number): number {
  const { canvas, texts } = sheet
  if (line.quantity !== null)
    canvas.line(texts.count(line.quantity), columns.quantity, y, { ...body, ...right })
  if (line.unitPrice !== null)
    canvas.line(texts.plain(line.unitPrice), columns.price, y, { ...body, ...right })
  const rates = line.taxes.map(({ rate }) => texts.rate(rate)).join(' + ')
  canvas.line(rates, columns.tax, y, { ...body, color: colors.grey, ...right })
  canvas.line(texts.plain(line.subtotal - line.discount), columns.amount, y, { ...body, ...right })
  const below = textsOfLine(sheet, line).reduce(
    (at, text) => canvas.text(text, columns.item, at, columns.itemWidth, details),
    canvas.text(nameOf(sheet, line), columns.item, y, columns.itemWidth, body),
  )
  canvas.rule(page.left, below + 4, page.right - page.left, colors.faint, 0.8)
  return below + 12
}

type Row = { name: string; value: string; isStrong?: boolean; isQuiet?: boolean }

function rowsOf({ data, words, texts }: Sheet): Row[] {
  const isCredit = data.kind === 'credit_note'
  const taxes = data.taxes.map(({ name, rate, base, amount }) => ({
    name: filled(words.taxOn, { name, rate: texts.rate(rate), base: texts.money(base) }),
    value: texts.money(amount),
    isQuiet: true,
  }))
  const due = data.total - data.paid
  return [
    ...(taxes.length > 0 ? [{ name: words.net, value: texts.money(data.net), isQuiet: true }, ...taxes] : []),
    { name: isCredit ? words.credited : words.total, value: texts.money(data.total), isStrong: true },
    ...(data.paid > 0
      ? [{ name: isCredit ? words.paidBack : words.paid, value: texts.money(data.paid), isQuiet: true }]
      : []),
    ...(data.credited && !isCredit
      ? [{ name: words.byGoods, value: texts.money(data.credited), isQuiet: true }]
      : []),
    ...(due > 0 && !isCredit ? [{ name: words.due, value: texts.money(due), isStrong: true }] : []),
  ]
}

/** Draws sums, taxes, how it was paid and a QR code, together on one page. */
export function drawTotals(sheet: Sheet, below: number, qr: string | null): void {
  const { canvas, data } = sheet
  const rows = rowsOf(sheet)
  const notes = notesOf(sheet)
  const noteHeight = notes.reduce((sum, note) => sum + canvas.heightOf(note, 300, { size: 9 }) + 4, 0)
  const needed = rows.length * 19 + noteHeight + (qr ? 96 : 0) + 12
  let y = below + needed > page.bottom ? newPage(sheet) : below + 6
  const accent = accentOf(data)
  for (const { name, value, isStrong, isQuiet } of rows) {
    const style = { size: isStrong ? 11.5 : 9.5, weight: isStrong ? 600 : 400 } as const
    if (isStrong) canvas.rule(300, y, page.right - 300, accent, 1)
    if (isStrong) y += 6
    canvas.line(name, 300, y, { ...style, color: isQuiet ? colors.grey : accent })
    y = canvas.line(value, page.right, y, { ...style, ...right }) + 4
  }
  y += 14
  for (const note of notes) y = canvas.text(note, page.left, y, 420, { size: 9 }) + 4
  if (qr) drawQr(sheet, qr, y + 6)
}

function notesOf({ data, words, texts }: Sheet): string[] {
  const { payment, seller, treatment, taxNote, taxes } = data
  const due = data.total - data.paid
  const methods: Record<string, string> = {
    transfer: words.transfer,
    online: words.online,
    direct: words.direct,
  }
  return [
    payment &&
      filled(words.paidWith, {
        date: texts.day(payment.paidOn),
        method: methods[payment.method] ?? payment.method,
      }),
    due > 0 && seller.iban && data.kind === 'invoice'
      ? filled(words.payTo, {
          amount: texts.money(due),
          iban: spaced(seller.iban),
          number: data.number,
        })
      : null,
    treatment === 'reverse_charge' ? words.reverse_charge : null,
    taxNote && (taxes.length === 0 || data.lines.some((line) => line.taxes.length === 0)) ? taxNote : null,
  ].filter((note): note is string => Boolean(note))
}

function drawQr({ canvas, words }: Sheet, text: string, y: number): void {
  const { data: rows, size } = encode(text, { ecc: 'M', border: 0 })
  const unit = 76 / size
  for (const [row, cells] of rows.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark) canvas.doc.rect(page.left + column * unit, y + row * unit, unit, unit)
  canvas.doc.fill(colors.ink)
  canvas.line(words.cleared, page.left + 88, y + 4, { size: 8, color: colors.grey })
}
