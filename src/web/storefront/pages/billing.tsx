import { learnLayouts } from '../address-layouts.ts'
import type { components } from '../api.ts'
import { formAgain } from '../failures.tsx'
import { isBilled, type PageContext, usePage } from '../page-context.tsx'
import { AddressForm, AddressText, addressIn } from '../parts/address.tsx'
import { goTo, page, type Reply } from '../reply.tsx'
import { Basket, fieldsFor } from './checkout.tsx'

type Schemas = components['schemas']
type Address = Schemas['ShippingAddress']

export const billingPage = (context: PageContext) => billingStep(context)

/** Asks whom the invoice is made out to, and goes on to the review, whose other choices are kept. */
async function billingStep(
  context: PageContext,
  typed?: Schemas['NewShippingAddress'],
  refused?: string,
): Promise<Reply> {
  const { client, words, url } = context
  if (!context.session) return goTo(context, '/cart')
  const [{ shippingAddresses }, cart] = await Promise.all([
    client.shippingAddress.list({ limit: 100 }),
    client.cart.get(),
  ])
  if (cart.items.length === 0) return goTo(context, '/cart')
  await learnLayouts(context, shippingAddresses)
  const title = words.billing.title
  return page(
    context,
    { title, at: '/cart', personal: true },
    <>
      <header class="heading">
        <h1>{title}</h1>
      </header>
      <div class="till">
        <div class="stack">
          <p>{words.billing.why}</p>
          {shippingAddresses.map((address) => (
            <a key={address._id} class="choice" href={reviewWith(url, address._id)}>
              <AddressText address={address} />
              <span class="small">{words.billing.here}</span>
            </a>
          ))}
          <details open={typed !== undefined || shippingAddresses.length === 0}>
            <summary class="quiet button">{words.checkout.newAddress}</summary>
            <AddressForm
              action={`/checkout/billing${url.search}`}
              button={words.checkout.toReview}
              {...(await fieldsFor(context, typed, refused))}
              needsPhone={false}
            />
          </details>
        </div>
        <aside class="panel">
          <Basket cart={cart} />
        </aside>
      </div>
    </>,
  )
}

export async function chooseBilling(context: PageContext): Promise<Reply> {
  const typed = addressIn(context.form)
  const { data, refusal } = await context.client.shippingAddress.create(typed).settled()
  if (refusal) return formAgain(context, refusal, () => billingStep(context, typed, refusal.message))
  return goTo(context, reviewWith(context.url, data._id))
}

function reviewWith({ searchParams }: URL, addressId: string): string {
  const choices = new URLSearchParams(searchParams)
  choices.set('billing', addressId)
  return `/checkout/review?${choices}`
}

/** Shows whom the invoice is made out to, with a way to change it. */
export function BillingChoice({ billing, form }: { billing: Address | null; form: string }) {
  const context = usePage()
  const { words, url } = context
  if (!isBilled(context)) return null
  const isDelivered = url.searchParams.has('address')
  return (
    <div class="stack">
      <h2 class="small">{words.billing.heading}</h2>
      {billing && <AddressText address={billing} />}
      {!billing && isDelivered && <p class="small">{words.billing.same}</p>}
      {billing && <input type="hidden" name="billingId" form={form} value={billing._id} />}
      {(billing || isDelivered) && (
        <label>
          {words.billing.company} <span class="small">{words.islands.address.optional}</span>
          <input
            name="company"
            form={form}
            value={context.form.get('company') ?? ''}
            maxLength={200}
            autocomplete="organization"
          />
        </label>
      )}
      <a class="small" href={`/checkout/billing${url.search}`}>
        {billing || isDelivered ? words.billing.other : words.billing.choose}
      </a>
    </div>
  )
}

/**
 * Returns the address for the invoice that the form of an order has: the one that was chosen, or that of the delivery for
 * a company.
 */
export async function billingIn({
  client,
  form,
}: PageContext): Promise<Schemas['BillingAddress'] | undefined> {
  const company = form.get('company')?.trim() || null
  const id = form.get('billingId') || (company && form.get('addressId'))
  if (!id) return undefined
  const { name, line1, line2, city, state, country, postalCode } = await client.shippingAddress.get(id)
  return { name, company, line1, line2, city, state, country, postalCode }
}

/** Returns the parts of an address for an invoice on which amounts depend. */
export const quotedBilling = (billing: Address | null) =>
  billing
    ? {
        billingAddress: {
          country: billing.country,
          state: billing.state,
          ...(billing.postalCode && { postalCode: billing.postalCode }),
        },
      }
    : {}
