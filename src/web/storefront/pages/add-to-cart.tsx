import type { components } from '../api.ts'
import { type Choice, choiceIn } from '../goods/modifiers.ts'
import { lineOf, mostOf } from '../goods/quantities.ts'
import { chosenIn, hasChosen, optionsOf, pathTo, valuesOf } from '../goods/variant-options.ts'
import { ensureVisitor, leaveNotice, type PageContext, usePage } from '../page-context.tsx'
import { Icon } from '../parts/icon.tsx'
import { fragment, goTo, json, type Reply } from '../reply.tsx'
import { Basket } from './checkout.tsx'

type Cart = components['schemas']['Cart']
type Wanted = { productId: string; variantId?: string; options: Record<string, string> }

/** Puts something in the cart; a visitor without a cart becomes a guest. */
export async function addToCart(context: PageContext): Promise<Reply> {
  const { client, form } = context
  await ensureVisitor(context)
  const chosen = await variantIn(context)
  if ('refused' in chosen) return chosen.refused
  const wanted = { productId: form.get('productId') ?? '', ...chosen, options: wishesIn(form) }
  const quantity = Number(form.get('quantity') ?? 1)
  const modifiers = await modifiersIn(context)
  const line = form.get('line')
  if (line && modifiers) return shown(context, await client.cart.updateItem(line, { quantity, modifiers }))
  const added = await client.cart.addItem({
    ...wanted,
    ...(modifiers && { modifiers }),
    quantity,
    autoRenew: form.get('autoRenew') === 'true',
  })
  const { cart, said } = await fit(context, added, wanted)
  if (!said) return refuse(context, context.words.islands.soldOut, context.from)
  return shown(context, cart, said)
}

/** Answers with the cart as it is now. */
function shown(context: PageContext, cart: Cart, said = context.words.islands.changed): Reply {
  if (!context.wantsData) return goTo(context, '/cart', said)
  return json(200, { count: cart.count, drawer: fragment(context, <Drawer cart={cart} said={said} />) })
}

/** Returns what a form chooses of the modifier groups of a dish or a product. */
async function modifiersIn({ client, form }: PageContext): Promise<Choice[] | null> {
  if (!form.has('of')) return null
  const id = form.get('productId') ?? ''
  const { modifiers } =
    form.get('of') === 'foods' ? await client.foods.get(id) : await client.products.get(id)
  return choiceIn(modifiers, form)
}

function wishesIn(form: URLSearchParams): Record<string, string> {
  const wishes = [...form].filter(([name, value]) => name.startsWith('option.') && value.trim())
  return Object.fromEntries(wishes.map(([name, value]) => [name.slice('option.'.length), value.trim()]))
}

/** Returns the variant that a form has chosen by its options, or the reply where there is none. */
async function variantIn(context: PageContext): Promise<{ variantId?: string } | { refused: Reply }> {
  const { client, form, words } = context
  if (!hasChosen(form)) return form.has('variantId') ? { variantId: form.get('variantId')! } : {}
  const { slug, variants } = await client.products.get(form.get('productId') ?? '')
  const options = optionsOf(variants, '')
  const chosen = chosenIn(form, options)
  const variant = variants.find((one) =>
    valuesOf(one, options).every((value, place) => value === chosen[place]),
  )
  if (variant) return { variantId: variant._id }
  const path = pathTo(
    slug,
    options,
    chosen.map((value) => value ?? ''),
  )
  return { refused: refuse(context, words.islands.notMade, path) }
}

function refuse(context: PageContext, text: string, path: string): Reply {
  if (context.wantsData) return json(409, { message: text })
  leaveNotice(context, { text, bad: true })
  return goTo(context, path)
}

/** Takes back from the cart what was put in beyond what there is. `said` is null if nothing of it is left. */
async function fit(
  { client, words }: PageContext,
  cart: Cart,
  wanted: Wanted,
): Promise<{ cart: Cart; said: string | null }> {
  const line = lineOf(cart.items, wanted)
  const most = line ? mostOf(line, cart.items) : null
  if (!line || most === null || line.quantity <= most) return { cart, said: words.islands.added }
  const fitted = await client.cart.updateItem(line._id, { quantity: most })
  if (line.stock === 0) return { cart: fitted, said: null }
  if (most === line.maxPerOrder) return { cart: fitted, said: words.cart.most(most) }
  return { cart: fitted, said: line.stock === null ? words.cart.once : words.cart.all(line.stock) }
}

/** The drawer that opens when something was put in the cart. */
function Drawer({ cart, said }: { cart: Cart; said: string }) {
  const { words } = usePage()
  return (
    <>
      <header>
        <h2 id="drawer-title" tabIndex={-1}>
          {said}
        </h2>
        <button type="button" class="link" data-close aria-label={words.cart.close}>
          <Icon name="cross" />
        </button>
      </header>
      <div class="drawn">
        <Basket cart={cart} />
      </div>
      <a class="button wide-button" href="/checkout">
        {words.cart.checkout}
      </a>
      <a class="quiet button wide-button" href="/cart">
        {words.cart.view}
      </a>
    </>
  )
}
