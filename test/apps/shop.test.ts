import { expect } from 'chai'
import { createAppToken, createInstallation, createShop } from '../support/fixtures.ts'
import { call, service } from '../support/service.ts'

async function open() {
  const shop = await createShop({ currency: 'KWD', country: 'KW' })
  return { shop, as: await createAppToken(shop, ['WRITE_STORE']) }
}

describe('getShop', () => {
  it('answers with the settings of the store that the token is bound to', async () => {
    const { shop, as } = await open()
    const { body } = await call('apps').get('/api/v1/shop').set(as).expect(200)
    expect(body.data).to.deep.include({ _id: shop.id, slug: shop.slug, country: 'KW', logo: null, theme: {} })
    expect(body.data.currency.code).to.equal('KWD')
  })
})

describe('updateShop', () => {
  const change = (as: { authorization: string }, body: object) =>
    call('apps').patch('/api/v1/shop').set(as).send(body)

  it('changes what is given; theme, contact and socials as a whole', async () => {
    const { shop, as } = await open()
    const theme = { primaryColor: '#0f766e', font: 'Inter' }
    await change(as, { theme, logo: 'https://shop.example/logo.png' }).expect(200)
    const { body } = await change(as, { name: 'New name', theme: { font: 'Lato' }, currency: 'USD' }).expect(
      200,
    )
    expect(body.message).to.equal('Shop updated')
    expect(body.data).to.deep.include({
      name: 'New name',
      slug: shop.slug,
      logo: 'https://shop.example/logo.png',
      theme: { font: 'Lato' },
    })
    expect(body.data.currency.code).to.equal('KWD')
    const { body: cleared } = await change(as, { logo: null }).expect(200)
    expect(cleared.data).to.include({ logo: null, name: 'New name' })
  })

  it('moves the address with the slug, and refuses one that another store has', async () => {
    const [{ shop, as }, other] = [await open(), await createShop()]
    const slug = `${shop.slug}-new`
    const { body } = await change(as, { slug }).expect(200)
    expect(body.data.slug).to.equal(slug)
    const domain = await service().db('shop_domains').where({ shop_id: shop.id }).first('domain')
    expect(domain.domain).to.equal(`${slug}.localhost`)
    const { body: refused } = await change(as, { slug: other.slug, name: 'Not kept' }).expect(409)
    expect(refused.code).to.equal('slug_taken')
    const { body: kept } = await call('apps').get('/api/v1/shop').set(as).expect(200)
    expect(kept.data).to.include({ slug, name: shop.name })
  })
})

describe('getApp', () => {
  it('tells an app what its token stands for, without any scope', async () => {
    const shop = await createShop()
    const { id, clientId } = await createInstallation(shop, { scopes: ['READ_ORDERS'] })
    const as = await createAppToken(shop, ['READ_ORDERS'], id)
    const { body } = await call('apps').get('/api/v1/app').set(as).expect(200)
    expect(body.message).to.equal('App retrieved')
    expect(body.data).to.deep.include({ clientId, scopes: ['READ_ORDERS'] })
    expect(body.data.shop).to.eql({ _id: shop.id, name: shop.name })
  })

  it('calls a first-party token by its own name', async () => {
    const shop = await createShop()
    const as = await createAppToken(shop, [])
    await service().db('app_tokens').where({ shop_id: shop.id }).update({ name: 'Till' })
    const { body } = await call('apps').get('/api/v1/app').set(as).expect(200)
    expect(body.data).to.include({ clientId: null, name: 'Till' })
  })
})
