import type { InvoiceData, Line } from '../../../src/gateways/documents/invoice-data.ts'

type Goods = Pick<Line, 'net' | 'gross'> & Partial<Line>

/** Returns a line of goods whose tax is what net and gross differ by. */
export function line({ net, gross, ...values }: Goods, rate: number | null, position = 0): Line {
  const taxes = rate === null ? [] : [{ name: 'VAT', rate, base: net, amount: gross - net }]
  const one = {
    name: 'Enamel mug',
    details: null,
    quantity: 1,
    unitPrice: gross,
    subtotal: gross,
    discount: 0,
  }
  return { position, isShipping: false, ...one, net, gross, taxes, ...values }
}

const address = { line2: null, state: null }

/** Returns a document of these lines, with its sums; an invoice of a German store to a German buyer, by default. */
export function documentOf(lines: Line[], values: Partial<InvoiceData> = {}): InvoiceData {
  const taxes = lines.flatMap((one) => one.taxes)
  const rates = [...new Set(taxes.map(({ rate }) => rate))]
  const sum = (all: number[]) => all.reduce((a, b) => a + b, 0)
  const [net, total] = [sum(lines.map((one) => one.net)), sum(lines.map((one) => one.gross))]
  return {
    kind: 'invoice',
    number: 'INV-2026-0042',
    issuedOn: '2026-11-28',
    suppliedOn: '2026-11-28',
    order: { number: 1042, placedOn: '2026-11-27' },
    corrects: null,
    seller: {
      ...address,
      name: 'Paper Lantern GmbH',
      line1: 'Lindenstraße 12',
      city: 'Berlin',
      postalCode: '10969',
      country: 'DE',
      taxNumber: 'DE123456789',
      registration: 'HRB 12345 B',
      email: 'invoices@example.com',
      phone: '+49 30 1234567',
      iban: 'DE02120300000000202051',
    },
    buyer: {
      ...address,
      name: 'Łukasz Müller',
      line1: 'Hauptstraße 5',
      city: 'München',
      postalCode: '80331',
      country: 'DE',
      email: 'shopper@example.com',
      taxNumber: null,
    },
    shipTo: null,
    currency: 'EUR',
    scale: 100,
    locale: 'en-GB',
    taxIncluded: true,
    lines,
    taxes: rates.map((rate) => {
      const of = taxes.filter((one) => one.rate === rate)
      return {
        name: 'VAT',
        rate,
        base: sum(of.map(({ base }) => base)),
        amount: sum(of.map((one) => one.amount)),
      }
    }),
    net,
    total,
    paid: total,
    treatment: taxes.length > 0 ? 'taxed' : null,
    taxNote: null,
    payment: { method: 'Visa •••• 4242', reference: 'pay_1', paidOn: '2026-11-28' },
    footer: null,
    logo: null,
    color: '#0f766e',
    ...values,
  }
}

/** Documents of every kind that stores issue, by what is special about them. */
export function samples(): Record<string, InvoiceData> {
  const mug = line(
    { net: 3403, gross: 4050, quantity: 3, unitPrice: 1500, subtotal: 4500, discount: 450 },
    190_000,
  )
  const book = line({ net: 2327, gross: 2490 }, 70_000, 1)
  const shipping = line(
    { net: 412, gross: 490, isShipping: true, quantity: null, unitPrice: null, name: '' },
    190_000,
    2,
  )
  const plain = line({ net: 5000, gross: 5000 }, null)
  const abroad = { ...documentOf([plain]).buyer, country: 'AT', taxNumber: 'ATU12345678' }
  const overseas = { ...documentOf([plain]).buyer, country: 'US', city: 'Albany' }
  const untaxed = (category: 'K' | 'G', name: string) => ({
    ...plain,
    taxes: [{ name, rate: 0, base: 5000, amount: 0, category }],
  })
  const small = { ...documentOf([plain]).seller, taxNumber: null, registration: null }
  const corrects = { number: 'INV-2026-0042', issuedOn: '2026-11-28', reason: 'Broken' }
  return {
    'two rates, a discount and shipping': documentOf([mug, book, shipping]),
    'prices without tax': documentOf(
      [line({ net: 4050, gross: 4820, subtotal: 4500, discount: 450 }, 190_000)],
      {
        taxIncluded: false,
      },
    ),
    'a price that no number of pieces divides': documentOf([
      line({ net: 840, gross: 1000, quantity: 3, unitPrice: 333, subtotal: 1000 }, 190_000),
    ]),
    'an unpaid invoice': documentOf([mug], { paid: 0, payment: null }),
    'reverse charge': documentOf([plain], { treatment: 'reverse_charge', buyer: abroad }),
    'goods for a business in another member state': documentOf([untaxed('K', 'Supply within the EU')], {
      treatment: 'reverse_charge',
      buyer: abroad,
    }),
    'an export': documentOf([untaxed('G', 'Export')], { treatment: 'outside_scope', buyer: overseas }),
    'a small business with a tax number': documentOf([plain], { taxNote: 'Small business, § 19 UStG' }),
    'a seller without a tax number': documentOf([plain], { seller: small }),
    'a zero rate': documentOf([line({ net: 5000, gross: 5000 }, 0)]),
    'goods for nothing': documentOf([line({ net: 0, gross: 0, subtotal: 4500, discount: 4500 }, 190_000)]),
    'another address': documentOf([mug], { shipTo: { ...abroad, name: 'Ada' } }),
    'a credit note': documentOf([{ ...mug, quantity: null, unitPrice: null, subtotal: 4050, discount: 0 }], {
      kind: 'credit_note',
      number: 'CN-2026-0001',
      corrects,
      payment: null,
    }),
    yen: documentOf([line({ net: 5000, gross: 5500 }, 100_000)], { currency: 'JPY', scale: 1 }),
  }
}
