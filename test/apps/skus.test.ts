import { expect } from 'chai'
import { does, type Merchant, mug, openMerchant } from './products-support.ts'

describe('SKUs', () => {
  const sells = (merchant: Merchant, fields: object, status = 201) =>
    does(merchant, 'post', '', status, { ...mug, ...fields })

  it('are unique in a store over products and variants, and a refusal names the holder', async () => {
    const merchant = await openMerchant()
    const first = await sells(merchant, { variants: [{ name: 'Green', sku: 'MUG-G' }] })
    const [green] = first.data.variants
    expect(green.sku).to.equal('MUG-G')

    const { code, data } = await sells(merchant, { sku: 'MUG-G' }, 409)
    expect([code, data]).to.eql([
      'duplicate_sku',
      { sku: 'MUG-G', holder: { product: first.data._id, variant: green._id, name: 'Green' } },
    ])
    await sells(merchant, { sku: 'TWICE', variants: [{ name: 'A', sku: 'TWICE' }] }, 409)
    await sells(await openMerchant(), { sku: 'MUG-G' })
  })

  it('stay where they are not given, may be swapped, and are free again after a removal', async () => {
    const merchant = await openMerchant()
    const { data } = await sells(merchant, {
      sku: 'P',
      variants: [
        { name: 'A', sku: 'A' },
        { name: 'B', sku: 'B' },
      ],
    })
    const [a, b] = data.variants
    const path = `/${data._id}`
    const swapped = await does(merchant, 'patch', path, 200, {
      variants: [
        { _id: a._id, name: 'A', sku: 'B' },
        { _id: b._id, name: 'B', sku: 'A' },
      ],
    })
    expect([swapped.data.sku, ...swapped.data.variants.map(({ sku }: { sku: string }) => sku)]).to.eql([
      'P',
      'B',
      'A',
    ])
    const renamed = await does(merchant, 'patch', path, 200, { variants: [{ _id: a._id, name: 'Still' }] })
    expect(renamed.data.variants[0].sku).to.equal('B')

    await sells(merchant, { sku: 'A' })
    await sells(merchant, { sku: 'P' }, 409)
    await does(merchant, 'delete', path, 200)
    await sells(merchant, { sku: 'P' })
    await sells(merchant, { sku: 'B' })
  })

  it('go to one of several writers at once', async () => {
    const merchant = await openMerchant()
    const made = await Promise.all([1, 2, 3, 4].map((n) => sells(merchant, { name: `Mug ${n}` })))
    const patches = made.map(({ data }) =>
      does(merchant, 'patch', `/${data._id}`, 200, { sku: 'ONE' }).then(
        () => 'held',
        () => 'refused',
      ),
    )
    expect((await Promise.all(patches)).sort()).to.eql(['held', 'refused', 'refused', 'refused'])
  })

  it('are neither empty nor blank', async () => {
    const merchant = await openMerchant()
    for (const sku of ['', ' ', ' A', 'x'.repeat(65)]) await sells(merchant, { sku }, 400)
  })
})
