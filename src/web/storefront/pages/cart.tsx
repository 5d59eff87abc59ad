import { Fragment } from 'preact'
import type { components } from '../api.ts'
import { comesOut, shipsFrom } from '../goods/backorders.ts'
import { modifierWords } from '../goods/modifiers.ts'
import { mostOf, quantitiesUpTo } from '../goods/quantities.ts'
import { besideName } from '../goods/variant-name.ts'
import { isDelivered, type PageContext, usePage } from '../page-context.tsx'
import { Picture } from '../parts/picture.tsx'
import { discountRows, LineDiscounts, type Row, TaxNote, Totals } from '../parts/totals.tsx'
import { goTo, page, type Reply } from '../reply.tsx'

type Cart = components['schemas']['Cart']
type Item = Cart['items'][number]

export async function cartPage(context: PageContext): Promise<Reply> {
  const { client, words, session } = context
  const cart = session ? await client.cart.get() : null
  return page(
    context,
    { title: words.cart.title, at: '/cart', personal: true },
    <>
      <header class="heading">
        <h1>{words.cart.title}</h1>
      </header>
      {cart && cart.items.length > 0 ? (
        <div class="till">
          <ul class="lines">
            {cart.items.map((item) => (
              <Line key={item._id} item={item} cart={cart} />
            ))}
          </ul>
          <aside class="panel">
            <Totals rows={rowsOf(context, cart)} />
            <TaxNote shipped={isDelivered(context)} />
            {cart.weight !== undefined && (
              <p class="small">{words.cart.weight(context.weight(cart.weight))}</p>
            )}
            <p class="small">{isDelivered(context) ? words.cart.later : words.cart.couponLater}</p>
            <a class="button wide-button" href="/checkout">
              {words.cart.checkout}
            </a>
          </aside>
        </div>
      ) : (
        <p class="empty">
          {words.cart.empty} <a href="/">{words.cart.look}</a>
        </p>
      )}
    </>,
  )
}

/** Returns what the cart costs, and what discounts take of it before anything is sent. */
function rowsOf({ words }: PageContext, { subtotal, discount = 0, discounts }: Cart): Row[] {
  if (discount === 0) return [[words.totals.subtotal, subtotal]]
  return [
    [words.totals.subtotal, subtotal],
    ...discountRows({ words }, discounts),
    [words.totals.soFar, subtotal - discount],
  ]
}

function Line({ item, cart }: { item: Item; cart: Cart }) {
  const { words, money } = usePage()
  const known: Record<string, string> = words.cart.warnings
  return (
    <li>
      <Picture src={item.image} place="thumb" first />
      <div>
        <h2>
          <bdi>{item.name}</bdi>
        </h2>
        <LineOptions item={item} />
        <LineDiscounts of={item.discounts} />
        {cart.warnings
          .filter(({ itemId }) => itemId === item._id)
          .map(({ code, message }) => (
            <p key={code} class="stock few">
              {known[code] ?? message}
            </p>
          ))}
        <div class="line-actions">
          <Quantity item={item} most={mostOf(item, cart.items)} />
          {(item.modifiers ?? []).length > 0 && (
            <a
              class="link"
              href={`/${item.kind === 'food' ? 'foods' : 'products'}/${item.product}?line=${item._id}`}
            >
              {words.cart.change}
              <span class="hidden"> {item.name}</span>
            </a>
          )}
          <form method="post" action={`/cart/items/${item._id}`}>
            <input type="hidden" name="quantity" value="0" />
            <button class="link" aria-label={words.cart.removeOf(item.name)}>
              {words.cart.remove}
            </button>
          </form>
        </div>
      </div>
      <p class="price">{money(item.total)}</p>
    </li>
  )
}

/**
 * Changes the quantity of a line. A quantity above what there is, which the line may have from before, is shown but not
 * offered; nothing is asked where one piece is all that there can be.
 */
function Quantity({ item, most }: { item: Item; most: number | null }) {
  const { words } = usePage()
  const { quantity } = item
  const isTooMany = most !== null && quantity > most
  const offered = [...new Set([...quantitiesUpTo(most), ...(isTooMany ? [] : [quantity])])]
  if (offered.length === 0 || (item.kind === 'digital' && quantity === 1)) return null
  return (
    <form method="post" action={`/cart/items/${item._id}`} data-submit>
      <label>
        <span class="hidden">{words.cart.quantityOf(item.name)}</span>
        <select name="quantity">
          {offered.map((count) => (
            <option key={count} value={count} selected={count === quantity}>
              {count}
            </option>
          ))}
          {isTooMany && (
            <option value={quantity} selected disabled>
              {quantity}
            </option>
          )}
        </select>
      </label>
      <button class="link">{words.cart.update}</button>
    </form>
  )
}

/** Shows the variant and the options of a line of a cart or an order. */
export function LineOptions({
  item,
}: {
  item: Pick<Item, 'variantName' | 'options' | 'modifiers' | 'autoRenew' | 'backorder' | 'preorder'>
}) {
  const context = usePage()
  const { words } = context
  const options = besideName(item.variantName ?? '', item.options)
  const modified = modifierWords(item.modifiers ?? [])
  const texts = [item.variantName, modified, ...options.map(([name, value]) => `${name}: ${value}`)].filter(
    Boolean,
  )
  return (
    <>
      {texts.length > 0 && (
        <p class="small">
          {texts.map((text, place) => (
            <Fragment key={text}>
              {place > 0 && ' · '}
              <bdi>{text}</bdi>
            </Fragment>
          ))}
        </p>
      )}
      {item.autoRenew && <p class="small">{words.cart.renews}</p>}
      {item.preorder && <p class="stock few">{comesOut(context, item.preorder)}</p>}
      {item.backorder && <p class="stock few">{shipsFrom(context, item.backorder)}</p>}
    </>
  )
}

/** Changes the quantity of a line; 0 removes it. A quantity that is not offered is not sent, and changes nothing. */
export async function changeLine(context: PageContext, itemId: string): Promise<Reply> {
  const quantity = context.form.get('quantity')
  if (quantity !== null) await context.client.cart.updateItem(itemId, { quantity: Number(quantity) })
  return goTo(context, '/cart')
}
