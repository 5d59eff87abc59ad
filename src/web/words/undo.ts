import { withOwn } from './words.ts'

/** Returns a text of all pages, or one of taking changes back. */
export const t = withOwn({
  'undo.do': 'Undo',
  'undo.done': { one: '{count} put back', other: '{count} put back' },
  'undo.left': '{done} put back. Left as they are: {left}',
  'undo.close': 'Close',
})
