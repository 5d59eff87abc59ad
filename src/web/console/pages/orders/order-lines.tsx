import { Link } from '@tanstack/react-router'
import { Panel } from '../../../ui/layout.tsx'
import { t as paymentWords } from '../../../words/order-payments.ts'
import { t } from '../../../words/words.ts'
import { useStore } from '../../shell/store.tsx'
import { promisesOf } from './promises.ts'
import { dueOf, type Order } from './queries.ts'
import { useRefunded } from './refunded.ts'

/** Shows the items of an order with their prices, and the sums that make up its total. */
export function OrderLines({ order }: { order: Order }) {
  return (
    <Panel title={t('order.lines')} flush>
      <ul className="lines">
        {order.items.map((item) => (
          <Line key={item._id} item={item} />
        ))}
      </ul>
      <Totals order={order} />
    </Panel>
  )
}

type Item = Order['items'][number]

function Line({ item }: { item: Item }) {
  const { money } = useStore()
  const { name, variantName, image, unitPrice, quantity, total, autoRenew } = item
  return (
    <li>
      {image ? <img src={image} alt="" className="line-image" /> : <span className="line-image" />}
      <div className="line-words">
        <p className="strong">{name}</p>
        {variantName && <p className="muted">{variantName}</p>}
        {numbersOf(item).map((number) => (
          <p key={number} className="muted tabular">
            {number}
          </p>
        ))}
        {optionsOf(item).map((option) => (
          <p key={option} className="muted">
            {option}
          </p>
        ))}
        {promisesOf(item).map((promise) => (
          <p key={promise} className="muted">
            {promise}
          </p>
        ))}
        {autoRenew && <p className="muted">{t('order.renews')}</p>}
        <p className="muted tabular">
          {quantity.toLocaleString('en')} × {money(unitPrice)}
        </p>
        {item.discounts?.map((taken) => (
          <p key={taken._id} className="muted tabular">
            {nameOf(taken)}: {money(-taken.amount)}
          </p>
        ))}
      </div>
      <p className="tabular">{money(total)}</p>
    </li>
  )
}

/** Returns the numbers by which somebody finds the goods on a shelf, and what one of them weighs. */
const numbersOf = ({ sku, barcode, weight }: Item): string[] => [
  ...(sku ? [t('order.sku', { sku })] : []),
  ...(barcode ? [t('order.barcode', { barcode })] : []),
  ...(weight ? [t('order.weight', { ...weight })] : []),
]

/** Returns the buyer's choices, such as a size, extras or a time. */
const optionsOf = ({ options, modifiers = [] }: Item): string[] => [
  ...modifiers.map((one) => `${one.group}: ${chosenText(one)}`),
  ...Object.entries(options ?? {}).map(([name, value]) => `${name}: ${value}`),
]

/** Returns an option that was chosen with what was chosen of its own groups: `2 × Side salad (Mustard)`. */
function chosenText({ name, quantity, modifiers }: NonNullable<Item['modifiers']>[number]): string {
  const within = modifiers.map(chosenText).join(', ')
  return `${quantity > 1 ? `${quantity} × ` : ''}${name}${within && ` (${within})`}`
}

/** Returns what a discount is called: the merchant's name for it, or the code of the coupon. */
const nameOf = ({ kind, name }: NonNullable<Order['discounts']>[number]) =>
  kind === 'coupon' ? t('order.discount-code', { code: name }) : name

const taxName = ({ name, rate }: NonNullable<Order['taxes']>[number]) =>
  `${name} ${rate.toLocaleString('en')} %`

function Totals({ order }: { order: Order }) {
  const { money, storeId } = useStore()
  const { subtotal, shippingCost, discount, discounts = [], coupon, total } = order
  const { refunded, left } = useRefunded(order)
  const treatment =
    order.taxTreatment && order.taxTreatment !== 'taxed' && t(`order.tax.${order.taxTreatment}`)
  const rows: [string, number][] = [[t('order.subtotal'), subtotal]]
  if (shippingCost > 0) rows.push([t('order.shipping'), shippingCost])
  if (discounts.length > 0) {
    for (const taken of discounts) rows.push([nameOf(taken), -taken.amount])
  } else if (discount > 0) {
    rows.push([coupon ? t('order.discount-code', { code: coupon.code }) : t('order.discount'), -discount])
  }
  const taxes = (order.taxes ?? []).filter(({ amount }) => amount > 0)
  for (const tax of taxes) if (!tax.included) rows.push([taxName(tax), tax.amount])
  return (
    <dl className="totals">
      {rows.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
      <div className="totals-total">
        <dt>{t('order.total')}</dt>
        <dd>{money(total)}</dd>
      </div>
      {taxes
        .filter(({ included }) => included)
        .map((tax) => (
          <div key={taxName(tax)}>
            <dt>{t('order.tax-included', { tax: taxName(tax) })}</dt>
            <dd>{money(tax.amount)}</dd>
          </div>
        ))}
      {treatment && (
        <div>
          <dt>{treatment}</dt>
          <dd>{money(0)}</dd>
        </div>
      )}
      {order.exchangeOf && (
        <>
          <div>
            <dt>
              {t('order.paid-by-goods')}{' '}
              <Link
                to="/stores/$storeId/orders/$orderId"
                params={{ storeId, orderId: order.exchangeOf.order }}
              >
                #{order.exchangeOf.orderId}
              </Link>
            </dt>
            <dd>{money(-order.exchangeOf.credit)}</dd>
          </div>
          {!order.partPaid && (
            <div className="totals-total">
              <dt>{t('order.due')}</dt>
              <dd>{money(dueOf(order))}</dd>
            </div>
          )}
        </>
      )}
      <PartPayments order={order} />
      {refunded > 0 && (
        <>
          <div>
            <dt>{t('order.refunded')}</dt>
            <dd>{money(-refunded)}</dd>
          </div>
          <div className="totals-total">
            <dt>{t('order.left')}</dt>
            <dd>{money(left)}</dd>
          </div>
        </>
      )}
    </dl>
  )
}

/** Shows what was booked of the order before it was paid in full, and what is left. */
function PartPayments({ order: { partPaid, status } }: { order: Order }) {
  const { money } = useStore()
  if (!partPaid) return null
  return (
    <>
      {partPaid.payments.map(({ amount, method, reference }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: payments are only added
        <div key={place}>
          <dt>
            {paymentWords(`paid-by.${method}`)} <bdi>{reference}</bdi>
          </dt>
          <dd>{money(-amount)}</dd>
        </div>
      ))}
      {status === 'cancelled' ? (
        <div>
          <dt>{paymentWords('part-paid.returned')}</dt>
          <dd>{money(partPaid.paid)}</dd>
        </div>
      ) : (
        <div className="totals-total">
          <dt>{paymentWords('part-paid.due')}</dt>
          <dd>{money(partPaid.due)}</dd>
        </div>
      )}
    </>
  )
}
