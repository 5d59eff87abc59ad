// i18n: the texts of the console by key.

import { catalogue } from './catalogue.ts'
import { common } from './common.ts'
import { content } from './content.ts'
import { customers } from './customers.ts'
import { home } from './home.ts'
import { mailbox } from './mailbox.ts'
import { orders } from './orders.ts'
import { scopes } from './scopes.ts'
import { selling } from './selling.ts'
import { settings } from './settings.ts'
import { signIn } from './sign-in.ts'
import { stores } from './stores.ts'
import { team } from './team.ts'

/**
 * The texts of the pages, by key, without those that single pages load with themselves (`withOwn`). Another language is
 * another object of this shape.
 */
const english = {
  ...catalogue,
  ...common,
  ...content,
  ...customers,
  ...home,
  ...mailbox,
  ...orders,
  ...scopes,
  ...selling,
  ...settings,
  ...signIn,
  ...stores,
  ...team,
}

/** A text, or one text for a single thing and another for any other number. */
type Words = string | { one: string; other: string }
type Catalogue = typeof english
export type Key = keyof Catalogue

const rules = new Intl.PluralRules('en')
const numbers = new Intl.NumberFormat('en')

type Values = Record<string, string | number>

/**
 * Returns the text of a key. `{name}` is filled in from the values; if there is a singular and a plural, `count`
 * decides.
 */
export function t(key: Key, values: Values = {}): string {
  return filledIn(english[key], values)
}

/**
 * Returns a `t` that knows some texts of its own. Pages that few people open have theirs in a file of their own, which is
 * loaded with them, so that nobody else waits for it.
 */
export function withOwn<Own extends Record<string, Words>>(own: Own) {
  const isOwn = (key: string): key is keyof Own & string => key in own
  return (key: Key | (keyof Own & string), values: Values = {}): string =>
    isOwn(key) ? filledIn(own[key]!, values) : t(key as Key, values)
}

function filledIn(words: Words, values: Values): string {
  const text = typeof words === 'string' ? words : words[formOf(values.count)]
  return text.replace(/\{(\w+)\}/g, (_, name: string) => shown(values[name]))
}

const formOf = (count: string | number | undefined) =>
  rules.select(Number(count)) === 'one' ? 'one' : 'other'

const shown = (value: string | number | undefined) =>
  typeof value === 'number' ? numbers.format(value) : (value ?? '')
