// Reads fields of products from cells, and notes what could not be read.

import { parseUrl } from '../../../base/url.ts'
import { slugOf } from '../../shared/slugs.ts'
import { type Issue, listOf, numberOf } from './cells.ts'
import type { Row } from './table.ts'

export type Fields = Record<string, unknown> & { variants?: Fields[] }

/** Stock that is not counted becomes this many units, because every product here has a stock. */
const plenty = 1000

const words = {
  invalid_number: 'is not a number',
  ambiguous_number: 'could be thousands or decimals; write the decimals with two digits',
}

/** Returns readers of a line's cells, which add to `issues` what they cannot read. */
export function fieldsOf({ line, cells }: Row, issues: Issue[]) {
  const note = (column: string, code: string, message: string, refuses = false) => {
    issues.push({ line, column, code, message, refuses })
  }
  const number = (column: string, whole: boolean): number | undefined => {
    const read = numberOf(cells[column]!, { whole })
    if ('value' in read) return read.value
    note(column, read.code, `“${cells[column]!.slice(0, 40)}” ${words[read.code]}`, true)
    return undefined
  }
  return {
    note,
    text: (name: string, text: string | undefined): Fields => (text?.trim() ? { [name]: text.trim() } : {}),
    /** An empty cell is null if the field may be, and otherwise leaves it out. */
    amount(name: string, column: string, mayBeNull = false): Fields {
      const cell = cells[column]
      if (cell === undefined) return {}
      if (cell.trim() === '') return mayBeNull ? { [name]: null } : {}
      return { [name]: number(column, false) }
    },
    /** More was sold than there was: a stock below zero is none. */
    stock(column: string, name = 'quantity'): Fields {
      if (!cells[column]?.trim()) return cells[column] === undefined ? {} : { [name]: 0 }
      const quantity = number(column, true)
      if (quantity === undefined || quantity >= 0) return { [name]: quantity }
      note(column, 'negative_stock', `A stock of ${quantity} is taken as 0`)
      return { [name]: 0 }
    },
    tags(cell: string | undefined): Fields {
      if (cell === undefined) return {}
      const [tags, most] = [listOf(cell), 50]
      const kept = tags.filter((tag) => tag.length <= 64).slice(0, most)
      if (kept.length < tags.length) {
        note(
          'tags',
          'tags_left_out',
          `${tags.length - kept.length} tags are left out: a product has at most ${most}, of 64 characters each`,
        )
      }
      return { tags: kept }
    },
    images(pictures: { url: string; alt: string }[]): Fields {
      const byUrl = new Map(pictures.map(({ url, alt }) => [url, alt]))
      const all = [...byUrl.keys()]
      const kept = all.filter((url) => /^https?:\/\//.test(url) && parseUrl(url)).slice(0, 50)
      if (kept.length < all.length) {
        note(
          'images',
          'pictures_left_out',
          `${all.length - kept.length} pictures are left out: a product has at most 50, each at an address on the web`,
        )
      }
      const imageAlts = Object.fromEntries(
        kept.flatMap((url) => (byUrl.get(url) ? [[url, byUrl.get(url)]] : [])),
      )
      return { images: kept, imageAlts }
    },
  }
}

/** Returns the stock of goods that are not counted, and says so. */
export function untracked({ line }: Row, column: string, issues: Issue[]): Fields {
  const message = `The stock is not counted, so ${plenty} units are entered`
  issues.push({ line, column, code: 'stock_not_counted', message, refuses: false })
  return { quantity: plenty }
}

/** Returns the slug of a name in URLs: as it is, if it may be. */
export function slugIn(name = ''): Fields {
  const given = name.trim()
  const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(given) && given.length <= 100 ? given : slugOf(given)
  return slug ? { slug } : {}
}

/** Returns the options that have a value; null if none has. */
export function optionsOf(
  pairs: [name: string | undefined, value: string | undefined][],
): Record<string, string> | null {
  const given = pairs.flatMap(([name, value], index) =>
    value?.trim() ? [[name?.trim() || `Option ${index + 1}`, value.trim()]] : [],
  )
  return given.length > 0 ? Object.fromEntries(given) : null
}
