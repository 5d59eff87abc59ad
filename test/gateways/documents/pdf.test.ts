import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import { expect } from 'chai'
import { inVisualOrder } from '../../../src/gateways/documents/bidi.ts'
import { runsOf } from '../../../src/gateways/documents/fonts.ts'
import { writePdf } from '../../../src/gateways/documents/pdf.ts'
import { writeXml } from '../../../src/gateways/documents/xml.ts'
import { documentOf, line, samples } from './documents-support.ts'

interface Read {
  validate(): { valid: boolean }
}
const { FacturX }: { FacturX: { fromPDF(pdf: Uint8Array): Promise<Read> } } = createRequire(import.meta.url)(
  'factur-x-kit',
)

const none = { xml: null, qr: null, logo: null }
const data = samples()['two rates, a discount and shipping']!
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length
const fontsOf = (pdf: Buffer) => new Set(pdf.toString('latin1').match(/(?<=\/BaseFont \/[A-Z]+\+)[\w-]+/g))

/** Returns all that is written in a PDF outside of fonts and pictures, as PDF writes it. */
function contentOf(pdf: Buffer): string {
  const streams: string[] = []
  for (let at = pdf.indexOf('stream\n'); at > 0; at = pdf.indexOf('stream\n', at + 1)) {
    try {
      streams.push(inflateSync(pdf.subarray(at + 7)).toString('latin1'))
    } catch {}
  }
  return streams.join('\n')
}

describe('The PDF of an invoice', () => {
  it('is PDF/A-3 with the XML inside, which a reader of others finds and accepts', async () => {
    const pdf = await writePdf(data, { ...none, xml: await writeXml(data, 'cii') })
    expect(pdf.toString('latin1')).to.include('<pdfaid:part>3</pdfaid:part>')
    expect(pdf.toString('latin1')).to.include('/AFRelationship /Alternative')
    expect((await FacturX.fromPDF(pdf)).validate()).to.eql({ valid: true })
  })

  it('is the same for the same data, so that a copy is a copy', async () => {
    const [one, other] = [await writePdf(data, none), await writePdf(data, none)]
    expect(contentOf(one)).to.equal(contentOf(other))
  })

  it('has as many pages as its lines need', async () => {
    const lines = Array.from({ length: 60 }, (_, position) =>
      line({ net: 840, gross: 1000 }, 190_000, position),
    )
    expect(pagesOf(await writePdf(data, none))).to.equal(1)
    expect(pagesOf(await writePdf(documentOf(lines), none))).to.be.within(3, 5)
  })

  it('embeds a font for each script that the store sells in', async () => {
    const names = ['Книга «Мир»', 'Ένα βιβλίο', 'قميص أزرق', 'ספר', 'เสื้อ', 'नमस्ते']
    const lines = names.map((name, position) => ({
      ...line({ net: 840, gross: 1000 }, 190_000, position),
      name,
    }))
    const fonts = fontsOf(await writePdf(documentOf(lines), none))
    expect([...fonts]).to.include.members([
      'NotoSansArabic-Regular',
      'NotoSansHebrew-Regular',
      'NotoSansThai-Regular',
    ])
  })

  it('is written for every kind of document, in every language, with a QR code where it was cleared', async () => {
    for (const [n, one] of Object.values(samples()).entries()) {
      const locale = ['en-GB', 'de-DE', 'fr-FR', 'es-ES', 'it-IT', 'nl-NL', 'ar-EG', 'ja-JP'][n % 8]!
      expect((await writePdf({ ...one, locale }, { ...none, qr: 'IRN-1' })).length).to.be.above(5000)
    }
  })
})

describe('Texts of documents', () => {
  it('are divided by font, with marks and blanks where they belong', () => {
    const scripts = (text: string) =>
      runsOf(text, 400).map(({ font }) => font.split('/').slice(0, 2).join('/'))
    expect(scripts('Mug 12 €')).to.eql(['noto-sans/latin'])
    expect(scripts('Łódź')).to.eql(['noto-sans/latin-ext', 'noto-sans/latin', 'noto-sans/latin-ext'])
    expect(scripts('₦')).to.eql(['noto-sans/latin-ext'])
    expect(
      runsOf('Książka', 600)
        .map(({ text }) => text)
        .join(''),
    ).to.equal('Książka')
  })

  it('are drawn in the order in which they are read', () => {
    expect(inVisualOrder('Blue shirt')).to.equal('Blue shirt')
    expect(inVisualOrder('قميص أزرق')).to.equal('أزرق قميص')
    expect(inVisualOrder('Shirt: قميص أزرق (L)')).to.equal('Shirt: أزرق قميص (L)')
    expect(inVisualOrder('قميص Blue Shirt أزرق')).to.equal('أزرق Blue Shirt قميص')
  })
})
