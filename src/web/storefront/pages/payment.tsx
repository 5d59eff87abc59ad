import type { components } from '../api.ts'
import { type PageContext, usePage } from '../page-context.tsx'
import { goTo, page, type Reply } from '../reply.tsx'

type Method = components['schemas']['PaymentMethod']

/** Pays an order in the chosen way: on the page of a card provider, or by a bank transfer. */
export async function pay(context: PageContext, orderId: string): Promise<Reply> {
  const { client, form, url } = context
  const returnUrl = `${url.origin}/orders/${orderId}`
  const started = await client.orders.pay(orderId, {
    paymentId: form.get('paymentId') || undefined,
    returnUrl,
  })
  if (started.authorizationUrl) return leave(context, started.authorizationUrl)
  return goTo(context, `/orders/${orderId}${started.bankDetails ? '?by=transfer' : ''}`)
}

/**
 * Leaves for the provider's page. Browsers do not let a form end on another site (`form-action` of the policy, which
 * they apply to redirects too), so it ends here, and this page continues automatically.
 */
export async function leave(context: PageContext, to: string): Promise<Reply> {
  const { words } = context
  const reply = await page(
    context,
    { title: words.payment.leaving, personal: true },
    <section class="plain">
      <h1>{words.payment.leaving}</h1>
      <p class="lead">{words.payment.leavingText}</p>
      <a class="button" href={to}>
        {words.payment.go}
      </a>
    </section>,
  )
  return { ...reply, headers: { ...reply.headers, refresh: `0;url=${to}` } }
}

/** The methods that the merchant confirms when the money comes, without a bank. */
const onSight = ['on_delivery', 'at_pickup', 'invoice']

/** Tells whether an order by this method only waits until it is handed over, or its invoice is paid. */
export const isOnSight = (method: Method | undefined) => method !== undefined && onSight.includes(method.type)

/** Returns the methods for an order that reaches its shopper in this way. */
export function methodsFor(
  methods: Method[],
  { isDelivered, isCollected }: { isDelivered: boolean; isCollected: boolean },
): Method[] {
  return methods.filter(({ type }) =>
    type === 'on_delivery' ? isDelivered : type !== 'at_pickup' || isCollected,
  )
}

/** Shows the payment methods that the store has switched on; the first one is chosen by default. */
export function PaymentChoice({
  methods,
  chosen,
  atTable = false,
}: {
  methods: Method[]
  chosen?: string | null
  atTable?: boolean
}) {
  const { words } = usePage()
  const checked = methods.find(({ _id }) => _id === chosen) ?? methods[0]
  if (methods.length === 0) return <p class="empty">{words.payment.none}</p>
  return (
    <fieldset class="stack">
      <legend>{words.payment.choose}</legend>
      {methods.map(({ _id, type, paymentOption }) => (
        <label key={_id} class="choice">
          <input type="radio" name="paymentId" value={_id} checked={_id === checked?._id} required />
          <span>
            <strong>{atTable && type === 'at_pickup' ? words.table.payThere : paymentOption.name}</strong>
            <span class="small">
              {atTable && type === 'at_pickup' ? words.table.payThereText : paymentOption.description}
            </span>
          </span>
          <img src={paymentOption.image} alt="" width="40" height="40" loading="lazy" />
        </label>
      ))}
    </fieldset>
  )
}
