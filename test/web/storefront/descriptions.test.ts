import { expect } from 'chai'
import { useShops } from './shops.ts'

describe('the description of an item in the example shop', function () {
  this.timeout(300_000)
  const shops = useShops('descriptions')

  async function open(description: string) {
    const { slug } = await shops.merchant.products.create({
      name: 'Walnut bowl',
      price: 1000,
      quantity: 5,
      description,
    })
    const page = await shops.visit('ecommerce', `/products/${slug}`)
    const html = await page.locator('.details .prose').innerHTML()
    const meta = await page.locator('meta[name=description]').getAttribute('content')
    return { html, meta }
  }

  it('is formatted, below the title of the page, and without its marks where nothing is', async () => {
    const { html, meta } = await open(
      '# Care\n\nWash **by hand**.\n\n- [oil](https://oil.example) it\n- dry it',
    )
    expect(html).to.contain('<h2>Care</h2>')
    expect(html).to.contain('<strong>by hand</strong>')
    expect(html).to.match(/<li>\s*<a href="https:\/\/oil.example">oil<\/a> it\s*<\/li>/)
    expect(meta).to.equal('Care Wash by hand. oil it dry it')
  })

  it('lets no HTML and no script of its text through', async () => {
    const { html, meta } = await open('<script>alert(1)</script> [press](javascript:alert(1)) <b>bold</b>')
    expect(html).not.to.match(/<script|<b>|href="javascript/)
    expect(html).to.contain('&lt;script&gt;')
    expect(meta).to.contain('<b>bold</b>')
  })

  it('that was plain text keeps its lines, and is no code where they begin with blanks', async () => {
    const { html } = await open('Sizes:\n    small, 5 * 3 * 2 cm\n    large_bowl_2\n\nMade in Oyo.')
    expect(html.match(/<br>/g)).to.have.length(2)
    expect(html).to.contain('5 * 3 * 2 cm')
    expect(html).to.contain('large_bowl_2')
    expect(html).not.to.match(/<pre|<code|<em/)
    expect(html.match(/<p>/g)).to.have.length(2)
  })
})
