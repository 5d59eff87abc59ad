import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { plainOf } from '../../../src/base/csv.ts'
import { root } from '../../../src/base/root.ts'
import { markdownOf, numberOf } from '../../../src/services/imports/formats/cells.ts'
import { recognise } from '../../../src/services/imports/formats/recognise.ts'
import { openTable, type Row } from '../../../src/services/imports/formats/table.ts'
import { textOf } from '../../../src/services/imports/formats/text.ts'
import { products } from '../../../src/services/imports/kinds/products.ts'

const folder = mkdtempSync(join(tmpdir(), 'imports-'))

async function read(bytes: Buffer): Promise<{ columns: string[]; delimiter: string | null; rows: Row[] }> {
  const path = join(folder, 'file')
  writeFileSync(path, bytes)
  const { columns, delimiter, rows } = await openTable(textOf(path))
  const all: Row[] = []
  for await (const row of rows) all.push(row)
  return { columns, delimiter, rows: all }
}

const fixture = (name: string) => readFileSync(join(root, 'test/apps/import-files', name))

describe('readers of imported files', () => {
  it('read the same cells in each encoding, with each separator and line break', async () => {
    const text = 'name,price\nCafé „Süß“,7\n"A ""b"", c\nd",8\n'
    const expected = ['Café „Süß“', 'A "b", c\nd']
    const windows = Buffer.from(text.replace('„', '\u0084').replace('“', '\u0093'), 'latin1')
    const wide = Buffer.from(text, 'utf16le')
    const spellings = [
      Buffer.from(text),
      Buffer.from(`\ufeff${text}`),
      Buffer.from(`\ufeff${text}`, 'utf16le'),
      wide,
      Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
      windows,
      Buffer.from(`\n\n${text}`),
      ...[';', '\t', '|'].map((one) =>
        Buffer.from(text.replace('name,', `name${one}`).replaceAll(/,(?=[78]\n)/g, one)),
      ),
      Buffer.from(text.replaceAll(/(?<!c)\n/g, '\r\n')),
    ]
    for (const bytes of spellings) {
      const { rows } = await read(bytes)
      expect(
        rows.map(({ cells }) => cells.name),
        bytes.toString('latin1'),
      ).to.eql(expected)
    }
  })

  it('name the line on which a record begins, blank lines and broken cells counted', async () => {
    const { rows } = await read(Buffer.from('name,price\n\n"two\nlines",1\n,\nlast,2'))
    expect(rows.map(({ line, cells }) => [line, cells.name])).to.eql([
      [3, 'two\nlines'],
      [6, 'last'],
    ])
  })

  it('refuse a quote that is never closed, with its line, and an empty file', async () => {
    const broken = await read(Buffer.from('name,price\nfine,1\n"never closed,2\nmore,3\n')).catch(
      (error) => error,
    )
    expect(broken).to.include({ code: 'import_unreadable' })
    expect(broken.data).to.eql({ line: 3, reason: 'a quote is opened and never closed' })
    expect(await read(Buffer.from('')).catch((error) => error)).to.include({ code: 'import_unreadable' })
  })

  it('return a formula that an export made harmless as it was', () => {
    expect(["'=1+1", "''-5", '-5', "'tis", "'"].map(plainOf)).to.eql(['=1+1', "'-5", '-5', "'tis", "'"])
  })

  it('read numbers with a decimal point or comma, and refuse what could be either', () => {
    const read: [string, number][] = [
      ...([
        ['12', 12],
        ['12.5', 12.5],
        ['12,50', 12.5],
        ['1.234,56', 1234.56],
        ['1,234.56', 1234.56],
      ] as const),
      ...([
        ['€ 9,90', 9.9],
        ['89.00 EUR', 89],
        ['1 234,5', 1234.5],
        ['1.234.567', 1234567],
        ['0.125', 0.125],
      ] as const),
      ...([
        ['-3', -3],
        ['.5', 0.5],
        ["1'234.50", 1234.5],
      ] as const),
    ].map(([text, value]) => [text, value])
    for (const [text, value] of read) expect(numberOf(text), text).to.eql({ value })
    expect(numberOf('1.234')).to.eql({ code: 'ambiguous_number' })
    expect(numberOf('1,234', { whole: true })).to.eql({ value: 1234 })
    for (const text of ['free', '1.2.3', '1,23.4,5', '12abc3', '']) {
      expect(numberOf(text), text).to.eql({ code: 'invalid_number' })
    }
  })

  it('turn HTML into Markdown, without scripts, and leave plain text alone', () => {
    expect(markdownOf('<h2>Light</h2><p>Turns &amp; <b>dims</b>.</p><script>alert(1)</script>')).to.equal(
      '## Light\n\nTurns & **dims**.',
    )
    expect(markdownOf('5 * 3 < 20_000')).to.equal('5 * 3 < 20_000')
  })

  for (const [file, format] of [
    ['shopify-old.csv', 'shopify-old'],
    ['shopify.csv', 'shopify'],
    ['woocommerce.csv', 'woocommerce'],
    ['google.tsv', 'google'],
  ]) {
    it(`recognise ${file}`, async () => {
      expect(recognise(await read(fixture(file!)), products).name).to.equal(format)
    })
  }
})
