import { join } from 'node:path'
import { expect } from 'chai'
import { merchant, seed } from '../../../scripts/seed.ts'
import { newId } from '../../../src/base/ids.ts'
import type { Database } from '../../../src/db/database.ts'
import type { Manifest } from '../../../src/services/exports/archive-format.ts'
import {
  addPicture,
  archiveOf,
  contentOf,
  type Installation,
  importInto,
  openInstallation,
  packArchive,
} from '../../support/archives.ts'

describe('an archive of everything of a store', function () {
  this.timeout(300_000)
  let [from, into]: Installation[] = []
  let shops: { id: string; slug: string }[]
  let picture: string
  const archives = new Map<string, string>()
  before(async () => {
    ;[from, into] = [await openInstallation('archive-from'), await openInstallation('archive-into')]
    await seed(from.db, from.dependencies)
    shops = await from.db('shops').orderBy('slug').select('id', 'slug')
    picture = await addPicture(from, shops[0]!.id)
    for (const { id } of shops) archives.set(id, await archiveOf(from, id))
  })
  after(() => Promise.all([from!.close(), into!.close()]))

  it('makes the same store of an empty installation: exported there, it has the same bytes but for its time', async () => {
    for (const { id, slug } of shops) {
      const file = archives.get(id)!
      const { rows } = await importInto(into!, file)
      expect(rows, slug).to.be.above(50)
      const [before, after] = [await contentOf(file), await contentOf(await archiveOf(into!, id))]
      const manifests = [before, after].map((content) => JSON.parse(content['manifest.json']!))
      expect(Object.keys(after)).to.eql(Object.keys(before))
      for (const name of Object.keys(before))
        if (name !== 'manifest.json') expect(after[name], `${slug} ${name}`).to.equal(before[name])
      for (const manifest of manifests) delete manifest.writtenAt
      expect(manifests[1]).to.eql(manifests[0])
      expect(await sumsOf(into!.db, id), slug).to.eql(await sumsOf(from!.db, id))
    }
  })

  it('has the files of pictures, which are where the rows of the other installation look for them', async () => {
    const content = await contentOf(archives.get(shops[0]!.id)!)
    expect(content[`files/${picture}`]).to.equal('the bytes of a picture')
    const stored = await into!.dependencies.files.read(picture)
    expect(Buffer.concat(await stored.toArray()).toString()).to.equal('the bytes of a picture')
  })

  it('is refused where the store is already, and changes nothing there', async () => {
    const { id } = shops[0]!
    const before = await contentOf(await archiveOf(into!, id))
    const refused = await reasonOf(importInto(into!, archives.get(id)!, 'another'))
    expect(refused).to.match(/^the store is here already, as [a-z-]+: nothing is changed$/)
    const after = await contentOf(await archiveOf(into!, id))
    for (const name of Object.keys(before))
      if (name !== 'manifest.json') expect(after[name], name).to.equal(before[name])
  })

  describe('where its people and its slug are', () => {
    let there: Installation
    const owner = newId()
    before(async () => {
      there = await openInstallation('archive-there')
      await there.db('users').insert([
        { id: owner, email: merchant.email },
        { id: newId(), email: 'other@demo.example' },
      ])
    })
    after(() => there.close())

    it('is refused with its slug, and takes another one', async () => {
      const [{ id, slug }, other] = [shops[0]!, shops[1]!]
      await importInto(there, archives.get(other.id)!, slug)
      expect(await reasonOf(importInto(there, archives.get(id)!))).to.include(
        `another store has the slug ${slug}`,
      )
      await importInto(there, archives.get(id)!, 'moved-here')
      expect((await there.db('shops').where({ id }).first('slug'))!.slug).to.equal('moved-here')
    })

    it('belongs to the accounts of their e-mail addresses, wherever a row names them', async () => {
      const { id } = shops[0]!
      const was = (await from!.db('users').where({ email: merchant.email }).first('id'))!.id
      const [before, after] = [
        await contentOf(archives.get(id)!),
        await contentOf(await archiveOf(there, id)),
      ]
      expect((await there.db('shops').where({ id }).first('owner_id'))!.owner_id).to.equal(owner)
      const sorted = (text: string) => text.split('\n').sort()
      for (const name of Object.keys(before))
        if (!/people|shops|manifest/.test(name))
          expect(sorted(after[name]!), name).to.eql(sorted(before[name]!.replaceAll(was, owner)))
    })
  })

  it('is refused if a byte, a member, its end or its version differ, and leaves nothing', async () => {
    const { id } = shops[0]!
    const whole = await contentOf(archives.get(id)!)
    const { 'manifest.json': json, ...rest } = whole
    const manifest = JSON.parse(json!) as Manifest
    const told = (changes: object) => ({
      ...rest,
      'manifest.json': JSON.stringify({ ...manifest, ...changes }),
    })
    const { 'rows/orders.ndjson': _, ...short } = whole
    const empty = await openInstallation('archive-empty')
    try {
      for (const [content, reason] of [
        [
          { ...whole, 'rows/products.ndjson': `${whole['rows/products.ndjson']} ` },
          'damaged: rows/products.ndjson',
        ],
        [{ ...whole, [`files/${picture}`]: 'other bytes' }, 'damaged: its files'],
        [short, 'damaged: rows/orders.ndjson'],
        [rest, 'damaged: its end is missing'],
        [{ 'rows/../x.ndjson': '', ...whole }, 'damaged: it contains rows/../x.ndjson'],
        [told({ format: 2 }), 'cannot read archives of format 2'],
        [
          told({ migrations: ['20990101000000_later.sql'] }),
          'newer release: it needs 20990101000000_later.sql',
        ],
        [
          told({ store: { ...manifest.store, slug: "x'; drop table shops" } }),
          'damaged: it describes no store',
        ],
        [told({ store: { ...manifest.store, id: newId() } }), 'is no file of the store'],
      ] as [Record<string, string>, string][]) {
        const file = join(empty.folder, 'archive.tar.gz')
        await packArchive(content, file)
        expect(await reasonOf(importInto(empty, file))).to.include(reason)
        expect(await empty.db('users').select('id')).to.eql([])
      }
    } finally {
      await empty.close()
    }
  })

  it('has no row of another store', async () => {
    for (const { id } of shops) {
      const text = Object.values(await contentOf(archives.get(id)!)).join('')
      for (const other of shops) expect(text.includes(other.id), other.slug).to.equal(other.id === id)
    }
  })
})

const reasonOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: Error) => error.message,
  )

/** The figures that triggers keep, and that have to agree: counts, figures, stock and its ledger, and amounts. */
async function sumsOf(db: Database, shopId: string) {
  const rows = async (sql: string) => (await db.raw(sql, { shopId })).rows
  const counts = await rows(
    `select kind, key, sum(n)::text as n from (
      select kind, key, total as n from record_counts where shop_id = :shopId and kind <> 'texts'
      union all select kind, key, change from record_count_changes
      where shop_id = :shopId and begins is null and kind <> 'texts'
    ) as counted group by 1, 2 having sum(n) <> 0 order by 1, 2`,
  )
  const off = await rows(
    `select p.id from products p where p.shop_id = :shopId and p.holds_stock and not p.in_variants
      and p.quantity + p.held <> (
        select coalesce(sum(change), 0) from stock_movements m
        where m.shop_id = p.shop_id and m.product_id = p.id and m.variant_id is null
      )`,
  )
  const texts = await rows('select * from product_texts where shop_id = :shopId order by product_id')
  const tags = await rows('select * from product_tags where shop_id = :shopId order by product_id, tag')
  return { counts, off, texts, tags }
}
