import { withOwn } from './words.ts'

/** Returns a text of all pages, or one of exports. */
export const t = withOwn({
  'exports.title': 'Export',
  'exports.lead':
    'Everything of one kind in one file, for a spreadsheet, another shop or your own records. Import reads it again.',
  'exports.import': 'Import',
  'exports.new': 'A new file',
  'exports.kind': 'What is in it',
  'exports.kind-products': 'Products',
  'exports.kind-stock': 'Stock',
  'exports.kind-customers': 'Customers',
  'exports.kind-coupons': 'Coupons',
  'exports.kind-orders': 'Orders',
  'exports.kind-everything': 'Everything',
  'exports.format': 'Format',
  'exports.format-csv': 'CSV',
  'exports.format-ndjson': 'NDJSON',
  'exports.format-archive': 'archive',
  'exports.everything':
    'The whole store as it is at this moment: products, customers, orders, settings, files and pictures. With it your store can move to another installation, or you keep it as a copy of your own. Passwords and keys are not in it.',
  'exports.counting': 'Counting',
  'exports.begin': 'Export',
  'exports.files': 'Files',
  'exports.begun': 'Begun',
  'exports.file': 'File',
  'exports.progress': 'Progress of the export',
  'exports.written': '{done} of {total}',
  'exports.download': 'Download',
  'exports.gone': 'No longer kept',
})
