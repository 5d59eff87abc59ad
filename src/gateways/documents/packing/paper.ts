// Sheets of A4 for the packing table.

import { createRequire } from 'node:module'
import { Canvas, colors, type Style } from '../canvas.ts'
import { page } from '../pdf-frame.ts'
import { filled } from '../words.ts'
import type { PackedLine, Sender } from './data.ts'
import { packingWords } from './words.ts'

export interface Paper {
  canvas: Canvas
  sender: Sender
  words: ReturnType<typeof packingWords>
  /** The y of what comes next on the page. */
  y: number
}

export const small: Style = { size: 8, color: colors.grey }
const body: Style = { size: 10 }
const box = 9

/** Returns the bytes of a PDF whose pages `draw` makes. It depends on the data alone. */
export async function writePaper(
  sender: Sender,
  title: string,
  draw: (paper: Paper) => void,
): Promise<Buffer> {
  // A package of CommonJS whose default export bundlers see differently.
  const PDFDocument: new (options: object) => PDFKit.PDFDocument = createRequire(import.meta.url)('pdfkit')
  const doc = new PDFDocument({
    ...{ size: 'A4', margin: 0, bufferPages: true, autoFirstPage: false, lang: sender.locale, font: null },
    ...{ displayTitle: true, info: { Title: title, Author: sender.name } },
  })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  const paper = { canvas: new Canvas(doc), sender, words: packingWords(sender.locale), y: page.top }
  draw(paper)
  const { count } = doc.bufferedPageRange()
  for (let n = 0; n < count; n++) {
    doc.switchToPage(n)
    drawFoot(paper, n + 1, count)
  }
  doc.end()
  return done
}

/** Begins a page with the store's logo or name and a title. */
export function beginPage(paper: Paper, title: string): void {
  const { canvas, sender } = paper
  canvas.doc.addPage()
  if (sender.logo) canvas.doc.image(sender.logo, page.left, page.top - 8, { fit: [170, 46] })
  else canvas.line(sender.name, page.left, page.top, { size: 15, weight: 600 })
  canvas.line(title, page.right, page.top, { size: 15, weight: 600, align: 'right' })
  paper.y = page.top + 52
}

function drawFoot({ canvas, sender, words }: Paper, number: number, pages: number): void {
  const y = page.bottom + 22
  canvas.line([sender.name, sender.contact].filter(Boolean).join(' · '), page.left, y, small)
  canvas.line(filled(words.page, { page: number, pages }), page.right, y, { ...small, align: 'right' })
}

/**
 * Draws a line to tick off, with its number of pieces, and `more` below its name. A line that does not fit begins
 * another page.
 */
export function drawLine(paper: Paper, line: PackedLine, title: string, more: string[] = []): void {
  const { canvas, words } = paper
  const [left, width] = [page.left + 62, page.right - page.left - 62]
  const codes = [line.sku && `SKU ${line.sku}`, line.barcode && `${words.barcode} ${line.barcode}`]
  const below = [line.details, codes.filter(Boolean).join(' · '), ...more].filter(Boolean) as string[]
  const height =
    canvas.heightOf(line.name, width, body) +
    below.reduce((sum, text) => sum + canvas.heightOf(text, width, small), 0)
  if (paper.y + height + 12 > page.bottom) beginPage(paper, title)
  canvas.doc
    .rect(page.left, paper.y + 2, box, box)
    .lineWidth(0.8)
    .strokeColor(colors.ink)
    .stroke()
  const count = `${new Intl.NumberFormat(paper.sender.locale).format(line.quantity)} ×`
  canvas.line(count, left - 10, paper.y, { size: 10, weight: 600, align: 'right' })
  const end = below.reduce(
    (y, text) => canvas.text(text, left, y, width, small),
    canvas.text(line.name, left, paper.y, width, body),
  )
  canvas.rule(page.left, end + 4, page.right - page.left, colors.faint, 0.8)
  paper.y = end + 12
}
