// The pick list: what to take from the shelves for many orders.

import { page } from '../pdf-frame.ts'
import { filled } from '../words.ts'
import type { PickLine, Sender } from './data.ts'
import { beginPage, drawLine, small, writePaper } from './paper.ts'
import { packingWords } from './words.ts'

/** Returns a pick list as the bytes of a PDF. */
export function writePickList(sender: Sender, lines: PickLine[]): Promise<Buffer> {
  const words = packingWords(sender.locale)
  const orders = new Set(lines.flatMap((line) => line.orders.map(({ number }) => number))).size
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return writePaper(sender, words.pickList, (paper) => {
    beginPage(paper, words.pickList)
    paper.y = paper.canvas.line(filled(words.count, { orders, pieces }), page.left, paper.y, small) + 8
    for (const line of lines) drawLine(paper, line, words.pickList, [ordersOf(line)])
  })
}

/** Returns which orders a line is for: `#1042 × 2, #1043`. */
const ordersOf = ({ orders }: PickLine) =>
  orders.map(({ number, quantity }) => (quantity > 1 ? `#${number} × ${quantity}` : `#${number}`)).join(', ')
