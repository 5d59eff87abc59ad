import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect } from 'chai'
import { whyNoXml, writeXml } from '../../../src/gateways/documents/xml.ts'
import { documentOf, line, samples } from './documents-support.ts'

interface Judged {
  valid: boolean
  errors?: { message: string }[]
}
interface Rules {
  validateString(xml: string, options: object): { isReport: boolean; message?: string }[]
}

// Their types would bring those of browsers, which contradict Node's.
const load = createRequire(import.meta.url)
const { FacturX }: { FacturX: { fromXML(xml: string): Promise<{ validate(): Judged }> } } =
  load('factur-x-kit')
const { Schema }: { Schema: { fromString(text: string): Rules } } = load('node-schematron')

/**
 * A folder with the official rules of EN 16931 for UBL, if there is one: they are not ours to publish (decision
 * e-invoices-carry-one-tax-a-line).
 */
const rules = join(process.env.EN16931_RULES ?? '', 'EN16931-UBL-validation-preprocessed.sch')

describe('The XML of an invoice', () => {
  for (const [name, data] of Object.entries(samples())) {
    it(`keeps the rules of EN 16931 as a validator of others reads them: ${name}`, async () => {
      const invoice = await FacturX.fromXML(await writeXml(data, 'cii'))
      expect(invoice.validate()).to.eql({ valid: true })
    })
  }

  it('is refused by that validator if a sum is wrong', async () => {
    const data = samples()['two rates, a discount and shipping']!
    const invoice = await FacturX.fromXML(
      await writeXml({ ...data, total: data.total + 1, paid: data.paid }, 'cii'),
    )
    expect(
      invoice
        .validate()
        .errors?.map(({ message }) => message)
        .join(),
    ).to.include('BR-CO-')
  })

  it('keeps the official Schematron, where EN16931_RULES has it', async function () {
    if (!existsSync(rules)) this.skip()
    this.timeout(600_000)
    const schema = Schema.fromString(readFileSync(rules, 'utf8'))
    for (const [name, data] of Object.entries(samples())) {
      for (const profile of ['ubl', 'xrechnung'] as const) {
        if (whyNoXml(data, profile)) continue
        const found = schema.validateString(await writeXml(data, profile), { phaseId: '#ALL' })
        expect(
          found.filter(({ isReport }) => !isReport).map(({ message }) => message),
          `${name}, ${profile}`,
        ).to.eql([])
      }
    }
  })

  it('is a CreditNote of UBL that names its invoice', async () => {
    const xml = await writeXml(samples()['a credit note']!, 'ubl')
    expect(xml)
      .to.match(/<(ubl:)?CreditNote\b/)
      .and.include('INV-2026-0042')
  })

  it('says why there is none', () => {
    const mug = line({ net: 4200, gross: 4998 }, 190_000)
    const twice = { ...mug, taxes: [...mug.taxes, ...mug.taxes] }
    const reasons = [
      documentOf([mug], { scale: 1000, currency: 'KWD' }),
      documentOf([twice]),
      documentOf([mug], { seller: { ...documentOf([]).seller, taxNumber: null } }),
      documentOf([mug], { buyer: { ...documentOf([]).buyer, country: null } }),
    ].map((data) => whyNoXml(data, 'ubl'))
    expect(reasons).to.eql([
      'its amounts have more than two decimals',
      'a line has several taxes',
      'the seller has no tax number',
      'the country of the buyer is not known',
    ])
  })
})
