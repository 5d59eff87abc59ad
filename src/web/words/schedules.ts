import { withOwn } from './words.ts'

/** Returns a text of all pages, or one of prices that are planned. */
export const t = withOwn({
  'schedules.title': 'Prices for a time',
  'schedules.none':
    'Nothing is planned. Lower prices for a weekend, for example: they are set back by themselves.',
  'schedules.new': 'Plan prices',
  'schedules.create': 'Plan them',
  'schedules.planned': 'The prices are planned',
  'schedules.from': 'First day',
  'schedules.from-hint': 'Empty for now.',
  'schedules.until': 'Last day',
  'schedules.until-hint': 'Empty if the prices stay.',
  'schedules.open': 'No end',
  'schedules.rounding': 'Prices end in',
  'schedules.exact': 'Whatever comes out',
  'schedules.show-before': 'Show the former price struck through while they are lower',
  'schedules.products': { one: '{count} product', other: '{count} products' },
  'schedules.status': 'Status',
  'schedules.scheduled': 'Planned',
  'schedules.active': 'Now',
  'schedules.done': 'Over or kept',
  'schedules.undone': 'Undone',
  'schedules.undo': 'Undo',
  'schedules.undo-title': {
    one: 'Undo the price of {count} product?',
    other: 'Undo the prices of {count} products?',
  },
  'schedules.undo-lead': 'The former prices come back, except where somebody has changed a price since.',
  'schedules.undone-toast': 'The former prices are back',
})
