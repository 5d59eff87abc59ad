import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import sharp from 'sharp'
import type { Shop } from '../../src/base/context.ts'
import { recordAsJob } from '../../src/events/record.ts'
import { openPictureFetcher } from '../../src/gateways/files/fetch-picture.ts'
import { runImports } from '../../src/jobs/run-imports.ts'
import { fetchDue } from '../../src/services/imports/fetching.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'

describe('pictures of imports', () => {
  let shop: Shop & { ownerId: string }
  let token: { authorization: string }
  let server: Server | undefined
  let png: Buffer
  before(async () => {
    png = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'green' } })
      .png()
      .toBuffer()
  })
  beforeEach(async () => {
    shop = await createShop({ currency: 'EUR' })
    token = await createAppToken(shop, ['READ_INVENTORY', 'WRITE_INVENTORY'])
  })
  afterEach(() => server?.close())

  const serve = async (answer: RequestListener) => {
    server = createServer(answer)
    await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  const get = async (path: string) => (await call('apps').get(path).set(token).expect(200)).body.data
  const imported = async (file: string) => {
    const sent = call('apps').post('/api/v1/imports').query({ kind: 'products' }).set(token)
    const { _id } = (await sent.attach('file', Buffer.from(file), 'products.csv').expect(201)).body.data
    const { db, dependencies } = service()
    await runImports.run({ db, dependencies, signal: new AbortController().signal })
    return _id as string
  }
  const fetchNow = async (guard = { allowPrivate: true }) => {
    const { db, dependencies } = service()
    const fetcher = await openPictureFetcher(guard)
    const context = { ...dependencies, record: recordAsJob('test'), fetcher }
    await fetchDue(db, context, new AbortController().signal)
    await fetcher.close()
  }
  const dueNow = () =>
    service()
      .db('picture_sources')
      .where({ shop_id: shop.id })
      .update({ next_at: new Date(0) })
  const picturesOf = async (id: string) => (await get(`/api/v1/imports/${id}`)).pictures
  const product = async () => (await get('/api/v1/products')).products[0]

  it('are fetched into the store, by way of redirects, and found again when the file comes again', async () => {
    const at = await serve(({ url }, res) => {
      if (url === '/moved.png') return res.writeHead(302, { location: '/mug.png' }).end()
      res.writeHead(200, { 'content-type': 'image/png' }).end(png)
    })
    const alts = JSON.stringify({ [`${at}/mug.png`]: 'A mug' }).replaceAll('"', '""')
    const file = `name,price,images,imageAlts\nMug,5,${at}/mug.png ${at}/moved.png?x=1,"${alts}"\n`.replace(
      '?x=1',
      '',
    )
    const id = await imported(file)
    expect(await picturesOf(id)).to.eql({ due: 2, fetched: 0, failed: 0 })
    await fetchNow()
    expect(await picturesOf(id)).to.eql({ due: 0, fetched: 2, failed: 0 })
    const { images, imageAlts } = await product()
    for (const url of images) expect(url).to.include(`/pictures/${shop.id}/`)
    expect(imageAlts).to.eql({ [images[0]]: 'A mug' })
    const again = await get(`/api/v1/imports/${await imported(file)}`)
    expect(again).to.deep.include({ unchanged: 1, updated: 0, pictures: { due: 0, fetched: 0, failed: 0 } })
    const events = await service()
      .db('events')
      .where({ shop_id: shop.id, resource_id: (await product())._id })
    expect(events.length).to.be.at.least(1)
  })

  it('that fail are an issue, and their product keeps their address', async () => {
    const at = await serve(({ url }, res) => {
      if (url === '/none.png') return res.writeHead(404).end()
      if (url === '/text.png') return res.writeHead(200).end('no picture')
      if (url === '/away.png') return res.writeHead(302, { location: 'file:///etc/passwd' }).end()
      res.writeHead(503).end()
    })
    const names = ['none', 'text', 'away', 'busy'].map((name) => `${at}/${name}.png`)
    const id = await imported(`name,price,images\nMug,5,${names.join(' ')}\n`)
    await fetchNow()
    expect(await picturesOf(id)).to.eql({ due: 1, fetched: 0, failed: 3 })
    for (let tries = 0; tries < 3; tries += 1) {
      await dueNow()
      await fetchNow()
    }
    expect(await picturesOf(id)).to.eql({ due: 0, fetched: 0, failed: 4 })
    const { issues } = await get(`/api/v1/imports/${id}/issues`)
    expect(issues.map(({ code, refuses }: Record<string, unknown>) => [code, refuses])).to.eql(
      Array(4).fill(['picture_not_fetched', false]),
    )
    expect(issues.map(({ message }: { message: string }) => message).join()).to.include(
      'the server answers with 404',
    )
    expect((await product()).images).to.eql(names)
  })

  it('are asked of public addresses only, as written and as redirected', async () => {
    const at = await serve((_, res) => res.writeHead(200).end(png))
    const urls = [
      `${at}/a.png`,
      'https://127.0.0.1/a.png',
      'https://169.254.169.254/a',
      'https://[::1]/a.png',
      'https://2130706433/a.png',
    ]
    const id = await imported(`name,price,images\nMug,5,${urls.join(' ')}\n`)
    await fetchNow({ allowPrivate: false })
    expect(await picturesOf(id)).to.eql({ due: 0, fetched: 0, failed: urls.length })
  })

  it('are asked of one host four at a time, and again after a worker was killed', async () => {
    let [atOnce, most] = [0, 0]
    const at = await serve((_, res) => {
      atOnce += 1
      most = Math.max(most, atOnce)
      setTimeout(() => {
        atOnce -= 1
        res.writeHead(200).end(png)
      }, 30)
    })
    const id = await imported(
      `name,price,images\nMug,5,${Array.from({ length: 12 }, (_, n) => `${at}/${n}.png`).join(' ')}\n`,
    )
    // A worker has taken one, and died.
    const { db } = service()
    await db('picture_sources')
      .where({ shop_id: shop.id })
      .limit(1)
      .update({ tries: 1, next_at: new Date(Date.now() + 120_000) })
    await fetchNow()
    await dueNow()
    await fetchNow()
    expect(await picturesOf(id)).to.eql({ due: 0, fetched: 12, failed: 0 })
    expect(most).to.be.at.most(4)
  })
})
