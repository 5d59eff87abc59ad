// The DATEV format: a batch of bookings (category 21, version 13) for German accountants, developer.datev.de.

/** The header of a batch. Days are `2026-09-30`. */
export interface Batch {
  /** The numbers that the tax adviser has with DATEV, and that the adviser has for the client. */
  consultant: number
  client: number
  fiscalYearStart: string
  from: string
  to: string
  createdAt: Date
  name: string
  /** The chart of accounts, `03` or `04`. */
  chart: string
  currency: string
}

/** A booking; amounts in cents, always above 0. */
export interface Booking {
  amount: number
  /** S debits the account, H credits it. */
  side: 'S' | 'H'
  account: number
  counterAccount: number
  day: string
  document: string
  reference: string
  text: string
  /** Where the supply is taxed, with the buyer's tax number if the buyer owes the tax; in percent its rate. */
  destination?: string
  destinationRate?: number
}

const both = (count: number, name: (n: number) => string[]) =>
  Array.from({ length: count }, (_, n) => name(n + 1)).flat()

/** The names of all columns, which the format prescribes, with their place in it. */
const columns = [
  ...['Umsatz (ohne Soll/Haben-Kz)', 'Soll/Haben-Kennzeichen', 'WKZ Umsatz', 'Kurs', 'Basis-Umsatz'],
  ...['WKZ Basis-Umsatz', 'Konto', 'Gegenkonto (ohne BU-Schlüssel)', 'BU-Schlüssel', 'Belegdatum'],
  ...['Belegfeld 1', 'Belegfeld 2', 'Skonto', 'Buchungstext', 'Postensperre', 'Diverse Adressnummer'],
  ...['Geschäftspartnerbank', 'Sachverhalt', 'Zinssperre', 'Beleglink'],
  ...both(8, (n) => [`Beleginfo - Art ${n}`, `Beleginfo - Inhalt ${n}`]),
  ...['KOST1 - Kostenstelle', 'KOST2 - Kostenstelle', 'Kost-Menge', 'EU-Land u. UStID (Bestimmung)'],
  ...['EU-Steuersatz (Bestimmung)', 'Abw. Versteuerungsart', 'Sachverhalt L+L', 'Funktionsergänzung L+L'],
  ...['BU 49 Hauptfunktionstyp', 'BU 49 Hauptfunktionsnummer', 'BU 49 Funktionsergänzung'],
  ...both(20, (n) => [`Zusatzinformation - Art ${n}`, `Zusatzinformation- Inhalt ${n}`]),
  ...['Stück', 'Gewicht', 'Zahlweise', 'Forderungsart', 'Veranlagungsjahr', 'Zugeordnete Fälligkeit'],
  ...['Skontotyp', 'Auftragsnummer', 'Buchungstyp', 'USt-Schlüssel (Anzahlungen)', 'EU-Land (Anzahlungen)'],
  ...['Sachverhalt L+L (Anzahlungen)', 'EU-Steuersatz (Anzahlungen)', 'Erlöskonto (Anzahlungen)'],
  ...['Herkunft-Kz', 'Buchungs GUID', 'KOST-Datum', 'SEPA-Mandatsreferenz', 'Skontosperre'],
  ...['Gesellschaftername', 'Beteiligtennummer', 'Identifikationsnummer', 'Zeichnernummer'],
  ...['Postensperre bis', 'Bezeichnung SoBil-Sachverhalt', 'Kennzeichen SoBil-Buchung', 'Festschreibung'],
  ...['Leistungsdatum', 'Datum Zuord. Steuerperiode', 'Fälligkeit', 'Generalumkehr (GU)', 'Steuersatz'],
  ...['Land', 'Abrechnungsreferenz', 'BVV-Position', 'EU-Land u. UStID (Ursprung)'],
  ...['EU-Steuersatz (Ursprung)', 'Abw. Skontokonto'],
]

const joined = (cells: string[]) => `${cells.join(';')}\r\n`
/** Texts are always quoted, without the control characters that the format forbids. */
const text = (value: string, length: number) =>
  `"${[...value.replaceAll(/\p{Cc}+/gu, ' ').trim()].slice(0, length).join('').replaceAll('"', '""')}"`
const day = (date: string) => date.replaceAll('-', '')
const decimal = (hundredths: number) => (hundredths / 100).toFixed(2).replace('.', ',')

/** Returns the first two lines of a batch: what it is about, and the names of its columns. */
export function openingOf(batch: Batch): string {
  const { consultant, client, fiscalYearStart, from, to, name, chart, currency } = batch
  const createdAt = batch.createdAt.toISOString().replaceAll(/\D/g, '')
  const accountLength = '4'
  const format = ['"EXTF"', '700', '21', '"Buchungsstapel"', '13', createdAt, '', '"SC"', '""', '""']
  const whose = [String(consultant), String(client), day(fiscalYearStart), accountLength, day(from), day(to)]
  // Bookkeeping, not final: the accountant still may change the bookings.
  const how = [text(name, 30), '""', '1', '0', '0', text(currency, 3), '', '""', '', '', text(chart, 2)]
  return joined([...format, ...whose, ...how, '', '', '""', '""']) + joined(columns)
}

/** Returns the line of a booking. */
export function lineOf(booking: Booking, currency: string): string {
  const { amount, side, account, counterAccount, destination, destinationRate } = booking
  const values: Record<string, string> = {
    'Umsatz (ohne Soll/Haben-Kz)': decimal(amount),
    'Soll/Haben-Kennzeichen': text(side, 1),
    'WKZ Umsatz': text(currency, 3),
    Konto: String(account),
    'Gegenkonto (ohne BU-Schlüssel)': String(counterAccount),
    Belegdatum: `${booking.day.slice(8, 10)}${booking.day.slice(5, 7)}`,
    // Only these signs are allowed in the fields by which open items are matched.
    'Belegfeld 1': text(booking.document.replaceAll(/[^\w$%/-]/g, '-'), 36),
    'Belegfeld 2': text(booking.reference, 12),
    Buchungstext: text(booking.text, 60),
    'EU-Land u. UStID (Bestimmung)': text(destination ?? '', 15),
    'EU-Steuersatz (Bestimmung)': destinationRate === undefined ? '' : decimal(destinationRate * 100),
    Festschreibung: '0',
  }
  return joined(columns.map((column) => values[column] ?? ''))
}
