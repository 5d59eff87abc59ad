import { withOwn } from './words.ts'

/** Returns a text of all pages, or one about the tree of categories. */
export const t = withOwn({
  'tree.parent': 'Below',
  'tree.parent-hint': 'A list of the category above has these items too. Categories can be five levels deep.',
  'tree.top': 'None: it is at the top',
  'tree.description': 'Description',
  'tree.description-hint': 'Shoppers see it above the items. Markdown works.',
  'tree.picture': 'Picture',
  'tree.up': 'Move {name} up',
  'tree.down': 'Move {name} down',
  'tree.moved': 'The order has been saved',
  'tree.delete-lead': 'Its items stay, without it. Categories below it move up.',
  'tree.level': 'Level {count}',
  'tree.others': 'Also in',
  'tree.others-hint': 'Further categories in which shoppers find it.',
})
