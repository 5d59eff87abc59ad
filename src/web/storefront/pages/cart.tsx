import { Fragment } from 'preact'
import type { components } from '../api.ts'
import { ensureVisitor, isDelivered, type PageContext, usePage } from '../page-context.tsx'
import { Picture } from '../parts/picture.tsx'
import { Totals } from '../parts/totals.tsx'
import { done, goTo, page, type Reply } from '../reply.tsx'
import { besideName } from '../variant-name.ts'

type Cart = components['schemas']['Cart']

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
              <Line key={item._id} item={item} warnings={cart.warnings} />
            ))}
          </ul>
          <aside class="panel">
            <Totals rows={[[words.totals.subtotal, cart.subtotal]]} />
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

function Line({ item, warnings }: { item: Cart['items'][number]; warnings: Cart['warnings'] }) {
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
        {warnings
          .filter(({ itemId }) => itemId === item._id)
          .map(({ code, message }) => (
            <p key={code} class="stock few">
              {known[code] ?? message}
            </p>
          ))}
        <div class="line-actions">
          <form method="post" action={`/cart/items/${item._id}`} data-submit>
            <label>
              <span class="hidden">{words.cart.quantityOf(item.name)}</span>
              <select name="quantity">
                {[...new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, item.quantity])].map((count) => (
                  <option key={count} value={count} selected={count === item.quantity}>
                    {count}
                  </option>
                ))}
              </select>
            </label>
            <button class="link">{words.cart.update}</button>
          </form>
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

/** Shows the variant and the options of a line of a cart or an order. */
export function LineOptions({
  item,
}: {
  item: Pick<Cart['items'][number], 'variantName' | 'options' | 'autoRenew'>
}) {
  const { words } = usePage()
  const options = besideName(item.variantName ?? '', item.options)
  const texts = [item.variantName, ...options.map(([name, value]) => `${name}: ${value}`)].filter(Boolean)
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
    </>
  )
}

/** Puts something in the cart; a visitor without a cart becomes a guest. */
export async function addToCart(context: PageContext): Promise<Reply> {
  const { client, form, words } = context
  await ensureVisitor(context)
  const variantId = form.get('variantId')
  const wishes = [...form].filter(([name, value]) => name.startsWith('option.') && value.trim())
  const { count } = await client.cart.addItem({
    productId: form.get('productId') ?? '',
    quantity: Number(form.get('quantity') ?? 1),
    autoRenew: form.get('autoRenew') === 'true',
    options: Object.fromEntries(wishes.map(([name, value]) => [name.slice('option.'.length), value.trim()])),
    ...(variantId ? { variantId } : {}),
  })
  return context.wantsData ? done(context, { count }) : goTo(context, '/cart', words.islands.added)
}

/** Changes the quantity of a line; 0 removes it. */
export async function changeLine(context: PageContext, itemId: string): Promise<Reply> {
  await context.client.cart.updateItem(itemId, { quantity: Number(context.form.get('quantity')) })
  return goTo(context, '/cart')
}
