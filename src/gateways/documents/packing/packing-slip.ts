// Packing slips: a page or more for each parcel.

import { colors } from '../canvas.ts'
import type { Party } from '../invoice-data.ts'
import { page } from '../pdf-frame.ts'
import type { Sender, Slip } from './data.ts'
import { beginPage, drawLine, type Paper, small, writePaper } from './paper.ts'
import { packingWords } from './words.ts'

/** Returns packing slips, one after the other, as the bytes of a PDF. Prices are on none: a parcel may be a gift. */
export function writeSlips(sender: Sender, slips: Slip[]): Promise<Buffer> {
  return writePaper(sender, packingWords(sender.locale).slip, (paper) => {
    for (const slip of slips) drawSlip(paper, slip)
  })
}

function drawSlip(paper: Paper, slip: Slip): void {
  const { canvas, words } = paper
  const title = `${words.slip} #${slip.number}`
  beginPage(paper, title)
  const below = slip.shipTo ? drawAddress(paper, slip.shipTo) : paper.y
  paper.y = Math.max(below, drawFacts(paper, slip)) + 20
  canvas.rule(page.left, paper.y - 8, page.right - page.left, colors.ink, 0.8)
  for (const line of slip.lines) drawLine(paper, line, title)
  if (slip.isPart) paper.y = canvas.text(words.later, page.left, paper.y + 4, 420, { size: 9 })
}

function drawAddress({ canvas, sender, y }: Paper, party: Party): number {
  const { name, line1, line2, city, state, postalCode, country } = party
  const town = [postalCode, city, state].filter(Boolean).join(' ')
  const land = country && new Intl.DisplayNames([sender.locale, 'en'], { type: 'region' }).of(country)
  const lines = [line1, line2, town, land].filter(Boolean) as string[]
  const top = canvas.text(name, page.left, y, 240, { size: 11, weight: 600 })
  return lines.reduce((at, line) => canvas.text(line, page.left, at, 240, { size: 11 }), top)
}

function drawFacts({ canvas, sender, words, y }: Paper, { number, placedOn, delivery, note }: Slip): number {
  const day = new Intl.DateTimeFormat(sender.locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const facts: [string, string | null][] = [
    [words.order, `#${number}`],
    [words.placedOn, day.format(new Date(`${placedOn}T00:00:00Z`))],
    [words.delivery, delivery ?? words.collection],
    [words.note, note],
  ]
  return facts.reduce((at, [name, value]) => {
    if (!value) return at
    canvas.line(name, 320, at + 1, small)
    return canvas.text(value, 400, at, page.right - 400, { size: 9.5 }) + 3
  }, y)
}
