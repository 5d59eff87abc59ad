import { expect } from 'chai'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createShop } from '../support/fixtures/shops.ts'
import { call } from '../support/service.ts'

const mug = { name: 'Enamel mug', price: 15, quantity: 12 }

describe('The slugs of products, categories and posts', () => {
  let shop: Awaited<ReturnType<typeof createShop>>
  let token: { authorization: string }
  beforeEach(async () => {
    shop = await createShop()
    token = await createAppToken(shop, ['READ_INVENTORY', 'WRITE_INVENTORY', 'READ_BLOGS', 'WRITE_BLOGS'])
  })

  const write = (method: 'post' | 'patch', path: string, body: object) =>
    call('apps')[method](`/api/v1${path}`).set(token).send(body)
  const read = (path: string) => call('store').get(`/api/v1${path}`).set('x-shop-id', shop.id)
  const kinds = {
    products: (name: string) => ({ ...mug, name }),
    categories: (name: string) => ({ name }),
    blogs: (title: string) => ({ title, content: 'Text', published: true }),
  }

  it('are made of names in any script', async () => {
    for (const [name, slug] of [
      ['Одежда для дома', 'odezhda-dlya-doma'],
      ['日本酒', 'ri-ben-jiu'],
      ['Ürün', 'urun'],
      ['مرحبا', 'mrhb'],
      ['コーヒー', 'kohi'],
      ['Ελληνικός καφές', 'ellinikos-kafes'],
      ['चाय', 'caay'],
      ['T-Shirt для 日本', 't-shirt-dlya-ri-ben'],
    ] as const)
      for (const [kind, bodyOf] of Object.entries(kinds)) {
        const { body } = await write('post', `/${kind}`, bodyOf(name)).expect(201)
        expect(body.data.slug, `${kind} ${name}`).to.equal(slug)
      }
  })

  it('can be chosen, and lead to their records after they have changed, too', async () => {
    for (const [kind, bodyOf] of Object.entries(kinds)) {
      const create = (name: string, slug?: string) => write('post', `/${kind}`, { ...bodyOf(name), slug })
      const first = (await create('One', 'first').expect(201)).body.data
      expect(first.slug).to.equal('first')
      expect((await create('Two', 'first').expect(409)).body.code).to.match(/^duplicate_/)
      const second = (await create('Two').expect(201)).body.data
      const move = (id: string, slug: string) => write('patch', `/${kind}/${id}`, { slug })
      expect((await move(second._id, 'first').expect(409)).body.code).to.match(/^duplicate_/)
      await move(first._id, 'moved').expect(200)
      await move(first._id, 'moved-again').expect(200)
      for (const slug of ['first', 'moved', 'moved-again', first._id]) {
        const { body } = await read(`/${kind}/${slug}`).expect(200)
        expect(body.data, slug).to.include({ _id: first._id, slug: 'moved-again' })
      }
      // A slug that was given up is free for others, and leads to its first record again once they give it up.
      await move(second._id, 'first').expect(200)
      expect((await read(`/${kind}/first`).expect(200)).body.data._id).to.equal(second._id)
      await move(second._id, 'second').expect(200)
      expect((await read(`/${kind}/first`).expect(200)).body.data._id).to.equal(second._id)
      await read(`/${kind}/never`).expect(404)
      const elsewhere = await createShop()
      await call('store').get(`/api/v1/${kind}/moved`).set('x-shop-id', elsewhere.id).expect(404)
      for (const slug of ['No-Capitals', 'no blanks', '-', 'é'])
        expect((await create('Three', slug).expect(400)).body.code).to.equal('invalid_request')
    }
  })

  it('that were changed still name a category whose products are listed, and a product that others are like', async () => {
    const category = (await write('post', '/categories', { name: 'Tea' }).expect(201)).body.data
    const make = async (name: string) =>
      (await write('post', '/products', { ...mug, name, category: category._id }).expect(201)).body.data
    const [cup, pot] = [await make('Cup'), await make('Pot')]
    await write('patch', `/categories/${category._id}`, { slug: 'teas' }).expect(200)
    await write('patch', `/products/${cup._id}`, { slug: 'tea-cup' }).expect(200)
    const listed = (await read('/products?category=tea').expect(200)).body.data.products
    expect(listed.map(({ _id }: { _id: string }) => _id)).to.have.members([cup._id, pot._id])
    const related = (await read('/products/cup/related').expect(200)).body.data.products
    expect(related.map(({ _id }: { _id: string }) => _id)).to.eql([pot._id])
  })
})
