import { expect } from 'chai'
import { parse } from 'csv-parse/sync'
import type { Attributes } from '../../support/feed-attributes.ts'

/** Reads the items of a feed for Google; throws unless it is well-formed. */
export function googleItems(xml: string): Attributes[] {
  expectWellFormed(xml)
  return [...xml.matchAll(/<item>([\s\S]*?)<\/item>/g)].map(([, item]) => {
    const attributes: Attributes = {}
    for (const [, name, value] of item!.matchAll(/<g:(\w+)>([\s\S]*?)<\/g:\1>/g)) {
      attributes[name!] ??= []
      attributes[name!]!.push(unescaped(value!))
    }
    return attributes
  })
}

/** Groups of attributes stay as they are written. */
const unescaped = (text: string) =>
  text.startsWith('<') ? text : text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&')

function expectWellFormed(xml: string): void {
  const open: string[] = []
  const rest = xml.replace(/^<\?xml [^>]*\?>/, '').replace(/<(\/?)([\w:]+)[^<>]*>/g, (_, end, name) => {
    if (end) expect(open.pop()).to.equal(name)
    else open.push(name)
    return ''
  })
  expect(open, 'elements that are not closed').to.eql([])
  expect(rest).not.to.match(/[<>]|&(?!(?:amp|lt|gt|quot|apos);)/)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what XML cannot hold
  expect(rest).not.to.match(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/)
}

/** Reads the items of a feed for Meta, without their empty cells. */
export function metaItems(csv: string): Attributes[] {
  const rows: Record<string, string>[] = parse(csv, { columns: true, record_delimiter: '\r\n' })
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).flatMap(([name, value]) => (value === '' ? [] : [[name, [value]]])),
    ),
  )
}

export const acpLines = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
