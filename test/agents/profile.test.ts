import { expect } from 'chai'
import { createSellingShop } from '../support/agents.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call, service } from '../support/service.ts'
import { requireSchema } from '../support/ucp-schemas.ts'

const get = (host: string) => call('store').get('/.well-known/ucp').set('host', host)

async function withAddress(shop: { id: string; slug: string }) {
  const domain = `${shop.slug}.localhost`
  await service().db('shop_domains').insert({ id: shop.id, shop_id: shop.id, domain })
  return domain
}

describe('The profile of a store', () => {
  it('is at the address of each store that sells to agents, with its capabilities and keys, for caches', async () => {
    const shop = await createSellingShop()
    const domain = await withAddress(shop)
    const { body, headers } = await get(domain).expect(200)
    expect(body.ucp.services['dev.ucp.shopping'][0]).to.include({
      transport: 'rest',
      endpoint: `http://${domain}/ucp/v1`,
    })
    const [, mcp] = body.ucp.services['dev.ucp.shopping']
    expect(mcp).to.include({ transport: 'mcp', endpoint: `http://${domain}/api/ucp/mcp` })
    const { pathname } = new URL(mcp.endpoint)
    const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }
    await call('store').post(pathname).set('host', domain).send(ping).expect(200)
    expect(body.ucp.capabilities).to.include.keys('dev.ucp.shopping.catalog.search')
    const { version } = body.ucp
    expect(version).to.match(/^\d{4}-\d\d-\d\d$/)
    for (const [name, entries] of Object.entries<{ version: string; schema: string }[]>(
      body.ucp.capabilities,
    )) {
      expect(name).to.match(/^dev\.ucp\.[a-z.]+$/)
      for (const entry of entries) {
        expect(entry.version).to.equal(version)
        expect(new URL(entry.schema).origin).to.equal('https://ucp.dev')
      }
    }
    expect(body.keys).to.have.length(1)
    expect(body.keys[0].kid).to.be.a('string')
    expect(body.keys[0]).to.include({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' })
    expect(body.keys[0]).not.to.have.property('d')
    expect(headers['cache-control']).to.equal('public, max-age=300')
    requireSchema('profile.json#/$defs/business_schema', body)
    await get(domain).set('if-none-match', headers.etag!).expect(304)
    const again = await get(domain).expect(200)
    expect(again.body).to.eql(body)
  })

  it('is unknown at a store that does not sell to agents, which is so until its merchant says otherwise', async () => {
    const shop = await createShop()
    const domain = await withAddress(shop)
    const { body } = await get(domain).expect(404)
    expect(body).to.eql({ code: 'shop_not_found', content: 'Shop not found' })
    const token = await createAppToken(shop, ['WRITE_STORE'])
    const { body: before } = await call('apps').get('/api/v1/shop').set(token).expect(200)
    expect(before.data.sellsToAgents).to.equal(false)
    await call('apps').patch('/api/v1/shop').set(token).send({ sellsToAgents: true }).expect(200)
    await get(domain).expect(200)
  })

  it('has a new key after 90 days, and the one before for two weeks more', async () => {
    const shop = await createSellingShop()
    const domain = await withAddress(shop)
    const keys = async () =>
      (await get(domain).expect(200)).body.keys.map(({ kid }: { kid: string }) => kid) as string[]
    const [first] = await keys()
    const { db } = service()
    await db('agent_signing_keys')
      .where({ id: first })
      .update({ created_at: db.raw("now() - interval '91 days'") })
    const [both, same] = await Promise.all([keys(), keys()])
    expect(both).to.have.length(2)
    expect(same).to.eql(both)
    expect(both[1]).to.equal(first)
    await db('agent_signing_keys')
      .where({ id: first })
      .update({ replaced_at: db.raw("now() - interval '15 days'") })
    expect(await keys()).to.eql([both[0]])
  })
})
