// Text on the pages of a PDF, in any script.

import type {} from 'pdfkit'
import { inVisualOrder } from './bidi.ts'
import { fontBytes, runsOf, type Weight } from './fonts.ts'

type Document = PDFKit.PDFDocument

export interface Style {
  size: number
  weight?: Weight
  color?: string
  align?: 'left' | 'right'
}

/** Height of a line as a multiple of the size of its letters. */
const leading = 1.42

export const colors = { ink: '#16181d', grey: '#646b78', line: '#d9dde3', faint: '#eef0f3' }

/** Draws texts on a document whose fonts depend on their characters. Coordinates are points from the top left. */
export class Canvas {
  readonly doc: Document
  private readonly registered = new Set<string>()

  constructor(doc: Document) {
    this.doc = doc
  }

  private use(font: string, size: number): void {
    if (!this.registered.has(font)) this.doc.registerFont(font, fontBytes(font))
    this.registered.add(font)
    this.doc.font(font).fontSize(size)
  }

  /** Returns the width of a line. */
  widthOf(line: string, { size, weight = 400 }: Style): number {
    return runsOf(line, weight).reduce((width, { text, font }) => {
      this.use(font, size)
      return width + this.doc.widthOfString(text)
    }, 0)
  }

  /** Divides a text into lines no wider than `width`; a word that is wider is broken. */
  linesOf(text: string, width: number, style: Style): string[] {
    return text.split(/\r?\n/).flatMap((paragraph) => {
      const lines: string[] = ['']
      for (const word of paragraph.split(/[ \t]+/)) {
        const longer = lines.at(-1) ? `${lines.at(-1)} ${word}` : word
        if (this.widthOf(longer, style) <= width) lines[lines.length - 1] = longer
        else lines.push(...this.broken(word, width, style))
      }
      return lines.filter((line, n) => n > 0 || line || lines.length === 1)
    })
  }

  private broken(word: string, width: number, style: Style): string[] {
    const pieces = ['']
    for (const character of word) {
      if (this.widthOf(pieces.at(-1)! + character, style) > width && pieces.at(-1)) pieces.push('')
      pieces[pieces.length - 1] += character
    }
    return pieces
  }

  /** Draws one line. `x` is where it begins, or ends where it is aligned to the right. Returns the y below it. */
  line(text: string, x: number, y: number, style: Style): number {
    const { size, weight = 400, color = colors.ink, align = 'left' } = style
    const shown = inVisualOrder(text)
    let at = align === 'right' ? x - this.widthOf(shown, style) : x
    for (const run of runsOf(shown, weight)) {
      this.use(run.font, size)
      // All fonts stand on one baseline, whatever their heights.
      this.doc.fillColor(color).text(run.text, at, y + size, { lineBreak: false, baseline: 'alphabetic' })
      at += this.doc.widthOfString(run.text)
    }
    return y + size * leading
  }

  /** Draws a text in lines of at most `width`. Returns the y below it. */
  text(text: string, x: number, y: number, width: number, style: Style): number {
    return this.linesOf(text, width, style).reduce((at, line) => this.line(line, x, at, style), y)
  }

  /** Returns the height of a text in lines of at most `width`. */
  heightOf(text: string, width: number, style: Style): number {
    return this.linesOf(text, width, style).length * style.size * leading
  }

  /** Draws a horizontal line. */
  rule(x: number, y: number, width: number, color = colors.line, thickness = 0.6): void {
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(thickness)
      .strokeColor(color)
      .stroke()
  }
}
