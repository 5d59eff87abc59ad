import { withOwn } from './words.ts'

/** Returns a text of all pages, or one of the table in which many products are edited. */
export const t = withOwn({
  'grid.lead':
    'Type over a cell, paste from a spreadsheet, and save all changes at once. Stock is what is left to sell.',
  'grid.keys':
    'Arrows and Tab move, Enter or F2 edits, Escape takes back what you type. Ctrl+C and Ctrl+V copy and paste, Shift with arrows selects, Ctrl+D fills down, Ctrl+Z takes back. To leave the table, press Escape, then Tab.',
  'grid.keys-title': 'Keys',
  'grid.field-name': 'Name',
  'grid.field-sku': 'SKU',
  'grid.field-barcode': 'Barcode',
  'grid.field-price': 'Price',
  'grid.field-quantity': 'Stock',
  'grid.cell': '{field} of {name}',
  'grid.of': 'of {name}',
  'grid.variant-of': '{product}, {variant}',
  'grid.same': 'Same as the product',
  'grid.required': 'This cannot be empty.',
  'grid.too-long': 'At most {most} characters.',
  'grid.changed': 'Changed',
  'grid.count': { one: '{count} cell changed', other: '{count} cells changed' },
  'grid.pasted': { one: '{count} cell pasted', other: '{count} cells pasted' },
  'grid.cut-off': {
    one: 'One line did not fit below and was left out.',
    other: '{count} lines did not fit below and were left out.',
  },
  'grid.filled': { one: '{count} cell filled', other: '{count} cells filled' },
  'grid.leaving': 'Press Tab to leave the table.',
  'grid.discard': 'Discard',
  'grid.saved': { one: '{count} cell saved', other: '{count} cells saved' },
  'grid.not-saved': {
    one: 'One cell was not saved. It is marked, with the reason.',
    other: '{count} cells were not saved. They are marked, with the reasons.',
  },
  'grid.unreadable': {
    one: 'One cell cannot be saved as it is.',
    other: '{count} cells cannot be saved as they are.',
  },
  'grid.outdated': 'It is {now} by now. Save again to replace that.',
  'grid.outdated-empty': 'It is empty by now. Save again to replace that.',
  'grid.empty': 'No products yet',
})
