import { createHash } from 'node:crypto'
import { once } from 'node:events'
import fs, {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect } from 'chai'
import sharp from 'sharp'
import { newId } from '../../src/base/ids.ts'
import { writeBackup } from '../../src/cli/backup/write.ts'
import { tablesIn } from '../../src/db/connection/copy.ts'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { startEmbedded } from '../../src/db/embedded/embedded.ts'
import { emptyDatabase, endAll, ownFolder, ownSettings, startProcess } from '../main/process.ts'
import { freePort } from '../support/database.ts'
import { createDigitalFile, createDigitalProduct, createDigitalShop } from '../support/digital.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { partitions } from '../support/partitions.ts'
import { call, service } from '../support/service.ts'
import { until } from '../support/until.ts'
import { storefront, storefrontJson } from './command-line.ts'

/** Counts the rows of every table and sums their text, so that any difference shows. */
async function sumsOf(db: Database): Promise<Record<string, string>> {
  const sums: Record<string, string> = {}
  const query = async <Row>(sql: string) => (await db.raw(sql)).rows as Row[]
  for (const { name, columns } of await tablesIn({ query })) {
    if (name === 'event_clock') continue // It tells which server counts.
    const [row] = await query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(row (${columns})::text, 0)), 0) as sum from ${name}`,
    )
    sums[name] = row!.sum
  }
  return sums
}

type Picture = { url: string; sizes: Record<'small' | 'medium' | 'large', { url: string; webp: string }> }

/** Uploads a picture to a running service, and returns the paths of its sizes in both of their formats. */
async function uploadPicture(url: string, headers: Record<string, string>): Promise<string[]> {
  const create = { width: 900, height: 700, channels: 3 as const, background: '#d00000' }
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]), 'mug.png')
  const reply = await fetch(`${url}/api/v1/pictures`, { method: 'POST', headers, body })
  expect(reply.status).to.equal(201)
  const { data } = (await reply.json()) as { data: Picture }
  const addresses = Object.values(data.sizes).flatMap((size) => [size.url, size.webp])
  return addresses.map((address) => new URL(address).pathname)
}

/** Returns what a shopper sees at these paths: the type and the sum of the bytes of each. */
async function picturesAt(url: string, paths: string[]): Promise<string[]> {
  const see = async (path: string) => {
    const reply = await fetch(`${url}${path}`)
    expect(reply.status, path).to.equal(200)
    const bytes = Buffer.from(await reply.arrayBuffer())
    return `${reply.headers.get('content-type')} ${createHash('sha256').update(bytes).digest('hex')}`
  }
  return await Promise.all(paths.map(see))
}

describe('storefront backup and restore', () => {
  const { folder, remove } = ownFolder('backup')
  const file = `${folder}/all.tar`
  afterEach(endAll)
  after(remove)

  it('restores elsewhere all that was there: rows, files, pictures, and a feed of events that goes on', async () => {
    const { db } = service()
    const shop = await createShop({ type: 'digital' })
    const token = await createAppToken(shop, ['READ_ORDERS', 'READ_INVENTORY', 'WRITE_INVENTORY'])
    const product = await createProduct(shop, { name: 'Tab\tand \\ line\nbreak, Ünïcode ☕' })
    const key = `${shop.id}/${newId()}`
    const bytes = Buffer.from('the bytes of a file')
    mkdirSync(`${folder}/from/files/${shop.id}`, { recursive: true })
    writeFileSync(`${folder}/from/files/${key}`, bytes)
    await db('stored_objects').insert({ storage_key: key, shop_id: shop.id })
    await db('digital_files').insert({
      id: newId(),
      shop_id: shop.id,
      product_id: product.id,
      storage_key: key,
      name: 'a',
      size: bytes.length,
      content_type: 'text/plain',
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })
    const rename = (name: string) =>
      call('apps').patch(`/api/v1/products/${product.id}`).set(token).send({ name }).expect(200)
    await rename('first')
    const feed = async (url: string, after?: string) => {
      const reply = await fetch(`${url}/api/v1/events${after ? `?after=${after}` : ''}`, { headers: token })
      const { data } = (await reply.json()) as { data: { events: { id: string }[]; next: string } }
      return data
    }
    const before = { ...(await ownSettings(`${folder}/from`)), DATABASE_URL: service().databaseUrl }
    const source = startProcess('src/main.ts', before)
    await source.ready()
    let read = await feed(source.urls.apps)
    while (read.events.length === 0) read = await feed(source.urls.apps, read.next)
    await rename('second')
    const paths = await uploadPicture(source.urls.apps, token)
    const pictures = await picturesAt(source.urls.store, paths)
    await endAll()

    const sums = await sumsOf(db)
    const written = await storefrontJson<{ files: number; missing: string[] }>(['backup', file], {
      DATA_FOLDER: `${folder}/from`,
    })
    // With the picture, its copy to share is stored.
    expect(written).to.deep.include({ files: 2 + new Set(paths).size, missing: [] })

    const elsewhere = await startEmbedded(`${folder}/elsewhere`, await freePort())
    try {
      const env = { ...(await ownSettings(`${folder}/to`)), DATABASE_URL: elsewhere.url }
      const restored = await storefront(['restore', file], env)
      expect(restored.code, restored.stderr).to.equal(0)
      const copy = openDatabase(elsewhere.url, 2)
      expect(await sumsOf(copy)).to.deep.equal(sums)
      // The restored database is as the migrations make it, whether the tables were divided or not.
      if (partitions === 0) expect(await schemaOf(copy)).to.deep.equal(await schemaOf(db))
      await copy.destroy()
      expect(readFileSync(`${folder}/to/files/${key}`)).to.deep.equal(bytes)

      const secrets = readFileSync(`${folder}/from/secrets.json`)
      writeFileSync(`${folder}/to/secrets.json`, secrets)
      const target = startProcess('src/main.ts', env)
      await target.ready()
      const patched = await fetch(`${target.urls.apps}/api/v1/products/${product.id}`, {
        method: 'PATCH',
        headers: { ...token, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'third' }),
      })
      expect(patched.status).to.equal(200)
      const rest = await feed(target.urls.apps, read.next)
      expect(rest.events).to.have.length(2)
      expect((await feed(target.urls.apps, rest.next)).events).to.deep.equal([])
      expect(await picturesAt(target.urls.store, paths)).to.deep.equal(pictures)

      const again = await storefront(['restore', file], env)
      expect([again.code, again.stderr]).to.deep.equal([
        1,
        'storefront: the database contains data: restore into an empty one\n',
      ])
    } finally {
      await endAll()
      await elsewhere.stop('immediate')
    }
  })

  it('warns of files that are left out, and not where there are none', async () => {
    const { url, drop } = await emptyDatabase()
    const { url: target, drop: dropTarget } = await emptyDatabase()
    const env = { DATABASE_URL: url, DATA_FOLDER: `${folder}/none` }
    const to = { DATABASE_URL: target, DATA_FOLDER: `${folder}/none` }
    expect((await storefront(['migrate'], env)).code).to.equal(0)
    const bucket = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }
    const without = await storefront(['backup', `${folder}/bucket.tar`], { ...env, ...bucket })
    expect(without.stderr).to.include(
      'the files of digital products and pictures are not included: they are in the bucket pictures\n',
    )
    const whole = await storefront(['backup', `${folder}/no-files.tar`], env)
    expect([whole.code, whole.stderr]).to.deep.equal([0, ''])

    const restored = await storefront(['restore', `${folder}/no-files.tar`], to)
    expect([restored.code, restored.stderr]).to.deep.equal([0, ''])
    await drop()
    await dropTarget()
  })

  it('names in one line the file that cannot be read or written', async () => {
    mkdirSync(folder, { recursive: true })
    for (const [args, line] of [
      [['restore', `${folder}/none.tar`], `${folder}/none.tar: no such file or directory`],
      [['restore', folder], `${folder} is a folder: name the file that backup wrote`],
      [['backup', folder], `${folder} is a folder: name a file in it`],
      [['backup', `${folder}/none/a.tar`], `${folder}/none/a.tar.part: no such file or directory`],
    ] as const) {
      const { code, stdout, stderr } = await storefront([...args], { DATA_FOLDER: folder })
      const message = stderr.replace(/\.\d+\.part/, '.part')
      expect([code, stdout, message], args.join(' ')).to.deep.equal([1, '', `storefront: ${line}\n`])
    }
  })

  it('keeps a file that is deleted once the backup has found it', async () => {
    const shop = await createDigitalShop()
    const { storageKey } = await createDigitalFile(shop, await createDigitalProduct(shop))
    const { files } = service().dependencies
    const { root, file: name } = files.pathOf(storageKey)!
    const given = { stat: fs.promises.stat, open: fs.promises.open }
    // Another process deletes it right after the first look at it.
    const thenDeleted =
      <Found>(look: (path: string) => Promise<Found>) =>
      async (path: string) => {
        const found = await look(path)
        if (path === join(root, name)) rmSync(path)
        return found
      }
    Object.assign(fs.promises, {
      stat: thenDeleted(given.stat as (path: string) => Promise<unknown>),
      open: thenDeleted(given.open as (path: string) => Promise<unknown>),
    })
    syncBuiltinESMExports()
    try {
      const options = { release: '1.0.0', files, place: '', progress: () => {} }
      const { archive, written } = writeBackup(service().db, options)
      archive.resume()
      const { missing, sha256 } = await written
      expect(existsSync(join(root, name))).to.equal(false)
      expect(missing).not.to.include(storageKey)
      expect(sha256).to.include.keys(`files/${storageKey}`)
    } finally {
      Object.assign(fs.promises, given)
      syncBuiltinESMExports()
      await service().db('digital_files').where({ storage_key: storageKey }).delete()
    }
  })

  it('puts no file in the place of a device, a pipe or a socket', async () => {
    const socket = `${folder}/socket`
    const server = createServer().listen(socket)
    await once(server, 'listening')
    const { code, stderr } = await storefront(['backup', socket], { DATA_FOLDER: folder })
    expect([code, stderr]).to.deep.equal([1, `storefront: ${socket} is not a file: use - for stdout\n`])
    expect(statSync(socket).isSocket()).to.equal(true)
    server.close()
  })

  it('restores nothing into a database in which somebody signs up meanwhile', async () => {
    await storefrontJson(['backup', file, '--no-files'], { DATA_FOLDER: folder })
    const { url, drop } = await emptyDatabase()
    const to = { DATABASE_URL: url, DATA_FOLDER: folder }
    await storefrontJson(['migrate'], to)
    const db = openDatabase(url, 3)
    try {
      const restoring = await db.transaction(async (tx) => {
        await tx('users').insert({ id: newId(), email: 'early@example.com', name: 'Early' })
        const started = storefront(['restore', file], to)
        await until('the restore to wait', async () => {
          const { rows } = await db.raw(
            "select from pg_stat_activity where application_name = 'storefront restore' and wait_event_type = 'Lock'",
          )
          return rows.length > 0
        })
        return { started }
      })
      const { code, stderr } = await restoring.started
      expect([code, stderr]).to.deep.equal([
        1,
        'storefront: the database contains data: restore into an empty one\n',
      ])
      expect(await db('users').pluck('name')).to.deep.equal(['Early'])
    } finally {
      await db.destroy()
      await drop()
    }
  })

  it('does not write into the file of another backup that is on its way to the same name', async () => {
    const same = `${folder}/same.tar`
    writeFileSync(`${same}.part`, 'half of another')
    await storefrontJson(['backup', same], { DATA_FOLDER: folder })
    expect(readFileSync(`${same}.part`, 'utf8')).to.equal('half of another')
    expect(readdirSync(folder).filter((name) => name.startsWith('same.tar'))).to.have.members([
      'same.tar',
      'same.tar.part',
    ])
  })

  it('leaves nothing behind where a signal ends it', async () => {
    mkdirSync(folder, { recursive: true })
    const drafts = () => readdirSync(folder).filter((name) => name.startsWith('ended.tar'))
    const env = { DATABASE_URL: service().databaseUrl, DATA_FOLDER: folder }
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
      await service().db.transaction(async (held) => {
        await held.raw('lock table shops in access exclusive mode')
        const backup = startProcess('src/cli/main.ts', env, ['backup', `${folder}/ended.tar`])
        await until('the draft', () => drafts().length > 0)
        backup.kill(signal)
        expect(await backup.ended, signal).to.equal(null)
        expect([drafts(), backup.stderr()], signal).to.deep.equal([[], ''])
      })
  })

  it('restores nothing of a backup that is cut off, damaged or none', async () => {
    await storefrontJson(['backup', file], { DATA_FOLDER: folder })
    const whole = readFileSync(file)
    const flipped = Buffer.from(whole)
    const at = flipped.indexOf(Buffer.from([0x1f, 0x8b])) + 12
    flipped.writeUInt8(flipped[at]! ^ 1, at)
    const broken = {
      'cut.tar': whole.subarray(0, whole.length / 2),
      'flipped.tar': flipped,
      'none.tar': Buffer.from('no backup'),
    }
    const { url, drop } = await emptyDatabase()
    for (const [name, bytes] of Object.entries(broken)) {
      writeFileSync(`${folder}/${name}`, bytes)
      const { code, stderr } = await storefront(['restore', `${folder}/${name}`], {
        DATABASE_URL: url,
        DATA_FOLDER: folder,
      })
      expect(code, name).to.equal(1)
      expect(stderr, name).to.match(
        /^storefront: (this is not a backup|the backup is (damaged|incomplete)).*\n$/,
      )
    }
    const empty = openDatabase(url, 1)
    expect(await empty('users').select('id')).to.deep.equal([])
    await empty.destroy()
    await drop()
  })

  it('says that the disk takes no files, as when it is full, and not that the backup is to blame', async () => {
    const shop = await createDigitalShop()
    await createDigitalFile(shop, await createDigitalProduct(shop))
    await storefrontJson(['backup', file], { DATA_FOLDER: service().config.dataFolder })
    mkdirSync(`${folder}/full`)
    // A file in the place of the folder refuses every write, whoever runs this.
    writeFileSync(`${folder}/full/uploads`, '')
    const { url, drop } = await emptyDatabase()
    const { code, stderr } = await storefront(['restore', file], {
      DATABASE_URL: url,
      DATA_FOLDER: `${folder}/full`,
    })
    expect(code).to.equal(1)
    expect(stderr).to.match(/^storefront: the files of the backup cannot be stored: E\w+.*\n$/)
    await drop()
  })
})

/** Returns the indexes and enabled triggers of a database. */
async function schemaOf(db: Database): Promise<unknown> {
  const { rows: indexes } = await db.raw(
    "select indexdef from pg_indexes where schemaname = 'public' order by indexdef",
  )
  const { rows: triggers } = await db.raw(
    'select tgname, tgenabled from pg_trigger where not tgisinternal order by 1',
  )
  return { indexes, triggers }
}
