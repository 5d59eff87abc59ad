import { learnLayouts } from '../address-layouts.ts'
import { type components, isRefusal } from '../api.ts'
import { formAgain, textOf } from '../failures.tsx'
import { isBilled, isDelivered, isSignedIn, type PageContext, usePage } from '../page-context.tsx'
import { AddressForm, AddressText, addressIn, CollectionText } from '../parts/address.tsx'
import { Icon } from '../parts/icon.tsx'
import { Steps } from '../parts/steps.tsx'
import { discountRows, type Row, TaxNotes, Totals, taxRows } from '../parts/totals.tsx'
import { goTo, page, type Reply } from '../reply.tsx'
import { LineOptions } from './cart.tsx'

type Schemas = components['schemas']
type NewAddress = Schemas['NewShippingAddress']

// A purchase has these steps: the address, the delivery, and a review that places and pays the order. The URL of each
// step has the earlier choices, so that going back, reloading and opening another tab work as expected. Nothing is
// stored until the order is placed.

/** Begins with the step that this purchase needs first. */
export async function checkoutPage(context: PageContext): Promise<Reply> {
  const { client, store, session } = context
  const count = session ? (await client.cart.count()).count : 0
  if (count === 0) return goTo(context, '/cart')
  // Digital products belong to an account, from which they are downloaded.
  if (store.type === 'digital' && !isSignedIn(context)) return goTo(context, '/sign-in?next=/checkout')
  if (context.seat) return goTo(context, '/checkout/review?table=true')
  if (isDelivered(context)) return goTo(context, '/checkout/address')
  // Downloads are taxed where their buyer is.
  return goTo(
    context,
    store.type === 'digital' && isBilled(context) ? '/checkout/billing' : '/checkout/review',
  )
}

export const addressPage = (context: PageContext) => addressStep(context)

async function addressStep(context: PageContext, typed?: NewAddress, refused?: string): Promise<Reply> {
  const { client, words } = context
  if (!context.session) return goTo(context, '/cart')
  const { shippingAddresses } = await client.shippingAddress.list({ limit: 100 })
  await learnLayouts(context, shippingAddresses)
  return step(
    context,
    'address',
    <div class="till">
      <div class="stack">
        <CollectChoice />
        {shippingAddresses.map((address) => (
          <a key={address._id} class="choice" href={`/checkout/delivery?address=${address._id}`}>
            <AddressText address={address} />
            <span class="small">{words.checkout.here}</span>
          </a>
        ))}
        <details open={typed !== undefined || shippingAddresses.length === 0}>
          <summary class="quiet button">{words.checkout.newAddress}</summary>
          <AddressForm
            action="/checkout/address"
            button={words.checkout.toDelivery}
            {...(await fieldsFor(context, typed, refused))}
          />
        </details>
      </div>
      <aside class="panel">
        <Basket cart={await client.cart.get()} />
      </aside>
    </div>,
  )
}

/**
 * Lets the shopper collect the order where the store offers it, and from a restaurant that has not said how it
 * delivers.
 */
function CollectChoice() {
  const { words, store } = usePage()
  const { collection, type, rateRequired } = store
  if (!collection && (type !== 'restaurant' || rateRequired)) return null
  return (
    <a class="choice" href={`/checkout/review${collection ? '?collect=true' : ''}`}>
      <div>
        <strong>{words.checkout.collect}</strong>
        {collection && <CollectionText collection={collection} />}
      </div>
      <Icon name="arrow" />
    </a>
  )
}

/**
 * Returns what the fields of a new address begin with: what was typed before, if it was refused, and which of them was
 * refused, by the words of the service.
 */
export async function fieldsFor(context: PageContext, typed?: NewAddress, refused?: string) {
  const { client, store, session, words } = context
  const country = typed?.country || store.country
  const [countries, states, format, me] = await Promise.all([
    client.country.list(),
    client.country.listStates({ shortName: country }).settled(),
    client.country.getAddressFormat(country).settled(),
    session && !session.guest ? client.auth.getMe() : null,
  ])
  const { name = '', phone = '' } = me?.user ?? {}
  const { line2, postalCode, ...rest } = typed ?? { name, phone }
  const known = { ...rest, line2: line2 ?? '', postalCode: postalCode ?? '', country }
  const parts = format.data?.parts ?? []
  const lacking = typed && parts.find(({ name, required }) => required && !typed[name])?.name
  const wrong = refused?.startsWith('phone ') ? 'phone' : lacking
  const { missing, noPhone } = words.islands.address
  const problem = wrong ? { field: wrong, text: wrong === 'phone' && typed?.phone ? noPhone : missing } : null
  // The field itself says so.
  if (problem) context.notice = null
  const fields = { countries, states: states.data ?? [], parts, known, problem }
  return { ...fields, needsPhone: store.phoneRequired }
}

export async function chooseAddress(context: PageContext): Promise<Reply> {
  const typed = addressIn(context.form)
  // A saved address may lack it, because other stores need none.
  if (context.store.phoneRequired && !typed.phone)
    return { ...(await addressStep(context, typed, 'phone is missing')), status: 400 }
  const { data, refusal } = await context.client.shippingAddress.create(typed).settled()
  if (refusal) return formAgain(context, refusal, () => addressStep(context, typed, refusal.message))
  return goTo(context, `/checkout/delivery?address=${data._id}`)
}

export async function deliveryPage(context: PageContext): Promise<Reply> {
  const { client, words, url } = context
  const addressId = url.searchParams.get('address') ?? ''
  const { rates, problem } = await ratesTo(context, addressId)
  if (rates.length === 0 && !problem) return goTo(context, `/checkout/review?address=${addressId}`)
  const [address, cart] = await Promise.all([client.shippingAddress.get(addressId), client.cart.get()])
  await learnLayouts(context, [address])
  return step(
    context,
    'delivery',
    <div class="till">
      <form action="/checkout/review" class="stack">
        <input type="hidden" name="address" value={addressId} />
        {problem && (
          <p class="problem" role="alert" tabIndex={-1}>
            {problem}
          </p>
        )}
        {rates.map((rate, place) => (
          <RateChoice key={rate.rateId} rate={rate} first={place === 0} />
        ))}
        {rates.length > 0 && <button class="button">{words.checkout.toReview}</button>}
        {rates.length === 0 && (
          <a class="button" href="/checkout/address">
            {words.checkout.otherAddress}
          </a>
        )}
        {rates.length === 0 && <CollectChoice />}
      </form>
      <aside class="panel">
        <Basket cart={cart} />
        <AddressText address={address} />
        <a class="small" href="/checkout/address">
          {words.checkout.otherAddress}
        </a>
      </aside>
    </div>,
  )
}

function RateChoice({ rate, first }: { rate: Schemas['ShippingRate']; first: boolean }) {
  const { words, money } = usePage()
  return (
    <label class="choice">
      <input type="radio" name="method" value={rate.shippingMethod} checked={first} required />
      <span>
        <strong>{rate.shippingMethod}</strong>
        <span class="small">
          {rate.carrier}
          {rate.etaDays !== null && ` · ${words.checkout.days(rate.etaDays)}`}
        </span>
      </span>
      <span class="price">{rate.amount === 0 ? words.checkout.free : money(rate.amount)}</span>
    </label>
  )
}

/**
 * Rates are valid only for a while, so each step asks for new ones and finds the chosen one by its name. If another tab
 * has placed the order, nothing is left to send, which the review notices.
 */
export async function ratesTo(context: PageContext, addressId: string) {
  const { data, refusal } = await context.client.shipping.quote({ addressId }).settled()
  if (data) {
    const isUnserved = data.length === 0 && context.store.rateRequired
    return { rates: data, problem: isUnserved ? context.words.refusals.not_delivered_there : null }
  }
  if (isRefusal(refusal, 'nothing_to_ship', 'cart_empty')) return { rates: [], problem: null }
  if (isRefusal(refusal, 'courier_unavailable')) return { rates: [], problem: textOf(context, refusal) }
  throw refusal
}

/** Shows the items of the cart, and what they cost together: a total only once the delivery is known and quoted. */
export function Basket({
  cart,
  quote,
  shipped = false,
}: {
  cart: Schemas['Cart']
  quote?: Schemas['Quote']
  shipped?: boolean
}) {
  const context = usePage()
  const { words, money, number } = context
  const { subtotal, discounts } = quote ?? cart
  return (
    <>
      <ul class="basket">
        {cart.items.map((item) => (
          <li key={item._id}>
            <div>
              {number(item.quantity)} × <bdi>{item.name}</bdi>
              <LineOptions item={item} />
            </div>
            <span class="price">{money(item.total)}</span>
          </li>
        ))}
      </ul>
      <Totals
        rows={[
          [words.totals.subtotal, subtotal],
          ...(quote && shipped ? [[words.totals.shipping, quote.shippingCost] as Row] : []),
          ...discountRows({ words }, discounts),
          ...taxRows(context, quote?.taxes),
          ...(quote ? [[words.totals.total, quote.total] as Row] : []),
        ]}
      />
      <TaxNotes of={quote?.taxes} />
    </>
  )
}

const steps = ['address', 'delivery', 'review'] as const
type Step = (typeof steps)[number]

export function step(context: PageContext, at: Step, body: preact.ComponentChildren): Promise<Reply> {
  const { words, url } = context
  const title = words.checkout.titles[at]
  // Downloads, bookings and collected orders have only one step.
  const only = at === 'review' && !url.searchParams.has('address')
  return page(
    context,
    { title, at: '/cart', personal: true },
    <>
      <header class="heading">
        {!only && (
          <Steps
            label={words.checkout.steps}
            names={steps.map((one) => words.checkout.names[one])}
            at={steps.indexOf(at)}
          />
        )}
        <h1>{title}</h1>
      </header>
      {body}
    </>,
  )
}
