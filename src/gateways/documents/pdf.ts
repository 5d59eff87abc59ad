// Invoices as PDF: A4, PDF/A-3b, with the XML of Factur-X where there is one.

import { createRequire } from 'node:module'
import { Canvas } from './canvas.ts'
import { facturXMetadata } from './factur-x.ts'
import type { InvoiceData } from './invoice-data.ts'
import { drawHead, drawPageEdges, textsOf } from './pdf-frame.ts'
import { drawLines, drawTotals } from './pdf-table.ts'
import { wordsOf } from './words.ts'

interface Extras {
  /** The XML that is embedded. */
  xml: string | null
  /** The text of a clearance system's QR code. */
  qr: string | null
  /** A PNG or JPEG. */
  logo: Buffer | null
}

/** Returns a document as the bytes of a PDF. It depends on the data alone: the same data make the same pages. */
export async function writePdf(data: InvoiceData, { xml, qr, logo }: Extras): Promise<Buffer> {
  // A package of CommonJS whose default export bundlers see differently.
  const PDFDocument: new (options: object) => PDFKit.PDFDocument = createRequire(import.meta.url)('pdfkit')
  const issued = new Date(`${data.issuedOn}T00:00:00Z`)
  const title = `${wordsOf(data.locale)[data.kind]} ${data.number}`
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    autoFirstPage: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    lang: data.locale,
    displayTitle: true,
    info: { Title: title, Author: data.seller.name, CreationDate: issued, ModDate: issued },
    font: null,
  })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  if (xml) embed(doc, xml, issued)
  const sheet = { canvas: new Canvas(doc), data, texts: textsOf(data), words: wordsOf(data.locale) }
  const below = drawLines(sheet, drawHead(sheet, logo))
  drawTotals(sheet, below, qr)
  const { count } = doc.bufferedPageRange()
  for (let n = 0; n < count; n++) {
    doc.switchToPage(n)
    drawPageEdges(sheet, n + 1, count)
  }
  doc.end()
  return done
}

function embed(doc: PDFKit.PDFDocument, xml: string, issued: Date): void {
  doc.file(Buffer.from(xml), {
    name: 'factur-x.xml',
    type: 'text/xml',
    description: 'Factur-X',
    creationDate: issued,
    modifiedDate: issued,
    relationship: 'Alternative',
  } as Parameters<PDFKit.PDFDocument['file']>[1])
  ;(doc as unknown as { appendXML(xml: string): void }).appendXML(facturXMetadata)
}
