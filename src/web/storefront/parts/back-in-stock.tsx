import type { components } from '../api.ts'
import { usePage } from '../page-context.tsx'

type Product = components['schemas']['Product']

/** Offers an e-mail once what is sold out is back: the product, or one of its variants. */
export function BackInStock({ product }: { product: Product }) {
  const { words } = usePage()
  const { variants, quantity, digital, backorder } = product
  const gone = variants.filter((variant) => variant.quantity === 0)
  if (digital || backorder || (variants.length > 0 ? gone.length === 0 : quantity > 0)) return null
  return (
    <details class="back-in-stock" open={!product.inStock}>
      <summary>{words.backInStock.title}</summary>
      <form method="post" action="/stock-alerts">
        <input type="hidden" name="productId" value={product._id} />
        {variants.length > 0 && (
          <label>
            {words.backInStock.which}
            <select name="variant">
              {gone.map(({ _id, name }) => (
                <option key={_id} value={_id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          {words.backInStock.email}
          <input type="email" name="email" required maxLength={254} autocomplete="email" />
        </label>
        <button class="button quiet">{words.backInStock.ask}</button>
        <p class="small">{words.backInStock.once}</p>
      </form>
    </details>
  )
}
