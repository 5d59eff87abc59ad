import { catalogue } from './catalogue.ts'
import { common } from './common.ts'
import { developer } from './developer.ts'
import { home } from './home.ts'
import { mailbox } from './mailbox.ts'
import { orders } from './orders.ts'
import { scopes } from './scopes.ts'
import { signIn } from './sign-in.ts'
import { stores } from './stores.ts'

/** Every word that the pages say, by a key. Another language is another object of this shape. */
const english = {
  ...catalogue,
  ...common,
  ...developer,
  ...home,
  ...mailbox,
  ...orders,
  ...scopes,
  ...signIn,
  ...stores,
}

/** A text, or a text for one thing and another for any other number of them. */
type Words = string | { one: string; other: string }
type Catalogue = typeof english
export type Key = keyof Catalogue

const rules = new Intl.PluralRules('en')
const numbers = new Intl.NumberFormat('en')

/**
 * Returns the words of a key. `{name}` in them is filled in from the values; where there is one text for one thing and
 * another for many, `count` decides.
 */
export function t(key: Key, values: Record<string, string | number> = {}): string {
  const words: Words = english[key]
  const text = typeof words === 'string' ? words : words[formOf(values.count)]
  return text.replace(/\{(\w+)\}/g, (_, name: string) => shown(values[name]))
}

const formOf = (count: string | number | undefined) =>
  rules.select(Number(count)) === 'one' ? 'one' : 'other'

const shown = (value: string | number | undefined) =>
  typeof value === 'number' ? numbers.format(value) : (value ?? '')
