import { withOwn } from './words.ts'

/** Returns a text of all pages, or one of the labels of products. */
export const t = withOwn({
  'labels.lead':
    'With the name, the price and a barcode: EAN for a barcode of 8, 12 or 13 digits, and Code 128 for any other, or for the SKU.',
  'labels.sheet': 'Sheet',
  'labels.sheet-a4-3x8': 'A4, 3 × 8 of 70 × 37 mm',
  'labels.sheet-a4-3x7': 'A4, 3 × 7 of 63.5 × 38.1 mm',
  'labels.sheet-a4-4x10': 'A4, 4 × 10 of 48.5 × 25.4 mm',
  'labels.sheet-letter-3x10': 'US Letter, 3 × 10 of 2⅝ × 1 in',
  'labels.sheet-roll': 'Label printer, 57 × 32 mm',
  'labels.copies': 'Copies of each',
  'labels.used': 'Labels already used',
  'labels.used-hint': 'On the first sheet. They are left empty.',
  'labels.price': 'Print the price',
  'labels.print': 'Print',
  'labels.count': { one: '{count} label', other: '{count} labels' },
  'labels.sheets': { one: 'on {count} sheet', other: 'on {count} sheets' },
  'labels.preview': 'Preview',
})
