import type { components } from '../api.ts'
import { type PageContext, usePage } from '../page-context.tsx'

export type Row = [name: string, amount: number]
type Discount = components['schemas']['AppliedDiscount']
type Tax = components['schemas']['TaxLine']

/** Returns what discounts take as rows of totals, in the store's words. */
export const discountRows = (
  { words }: Pick<PageContext, 'words'>,
  discounts: readonly Discount[] = [],
): Row[] =>
  discounts.map(({ kind, name, amount }) => [
    kind === 'coupon' ? `${words.totals.discount} ${name}` : name,
    -amount,
  ])

/** Returns what is left to pay of an order: goods that came back in exchange, or parts that were booked, have paid the rest. */
export const dueOf = ({
  total,
  exchangeOf,
  partPaid,
}: Pick<components['schemas']['Order'], 'total'> &
  Partial<Pick<components['schemas']['Order'], 'exchangeOf' | 'partPaid'>>) =>
  partPaid ? partPaid.due : total - (exchangeOf?.credit ?? 0)

/** Returns the amounts of an order as rows of totals. */
export function orderRows(
  context: Pick<PageContext, 'words' | 'number'>,
  order: Pick<
    components['schemas']['TrackedOrder'],
    'subtotal' | 'shippingCost' | 'discounts' | 'taxes' | 'total'
  > &
    Partial<Pick<components['schemas']['Order'], 'exchangeOf' | 'partPaid'>>,
  isShipped: boolean,
): Row[] {
  const { totals } = context.words
  return [
    [totals.subtotal, order.subtotal],
    ...(order.shippingCost > 0 || isShipped ? [[totals.shipping, order.shippingCost] as Row] : []),
    ...discountRows(context, order.discounts),
    ...taxRows(context, order.taxes),
    [totals.total, order.total],
    ...(order.exchangeOf ? [[totals.byGoods, -order.exchangeOf.credit] as Row] : []),
    ...(order.partPaid ? [[totals.partPaid, -order.partPaid.paid] as Row] : []),
    ...(order.exchangeOf || order.partPaid
      ? [[order.partPaid ? totals.left : totals.due, dueOf(order)] as Row]
      : []),
  ]
}

/** Names the discounts of a line, with what each takes of it. */
export function LineDiscounts({ of, currency }: { of: readonly Discount[] | undefined; currency?: string }) {
  const { money } = usePage()
  return (
    <>
      {of?.map(({ _id, name, amount }) => (
        <p key={_id} class="small">
          <bdi>{name}</bdi> {money(-amount, currency)}
        </p>
      ))}
    </>
  )
}

/** Returns the taxes that are added to the prices as rows of totals. */
export const taxRows = (context: Pick<PageContext, 'words' | 'number'>, taxes: readonly Tax[] = []): Row[] =>
  taxes
    .filter(({ included, amount }) => !included && amount > 0)
    .map((tax) => [taxName(context, tax), tax.amount])

const taxName = ({ words, number }: Pick<PageContext, 'words' | 'number'>, { name, rate }: Tax) =>
  words.totals.tax(name, number(rate))

/** Says which taxes the prices contain, or why there are none. */
export function TaxNotes({ of = [], currency }: { of?: readonly Tax[] | undefined; currency?: string }) {
  const context = usePage()
  const { words, money } = context
  const contained = of.filter(({ included, amount }) => included && amount > 0)
  const untaxed = of.filter(({ category = 'S' }) => words.totals.untaxed[category])
  return (
    <>
      {contained.map((tax) => (
        <p key={`${tax.name} ${tax.rate}`} class="small">
          {words.totals.contains(money(tax.amount, currency), taxName(context, tax))}
        </p>
      ))}
      {untaxed.map(({ category }) => (
        <p key={category} class="small">
          {words.totals.untaxed[category!]}
        </p>
      ))}
    </>
  )
}

/** Says whether prices contain their taxes, at a store that computes them. */
export function TaxNote({ shipped }: { shipped: boolean }) {
  const { words, store } = usePage()
  if (store.pricesIncludeTax == null) return null
  const { included, excluded } = words.totals
  return <p class="small">{(store.pricesIncludeTax ? included : excluded)(shipped)}</p>
}

/** Amounts under each other; with several rows, the last one stands out. */
export function Totals({ rows, currency }: { rows: Row[]; currency?: string }) {
  const { money } = usePage()
  return (
    <dl class="totals">
      {rows.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{money(amount, currency)}</dd>
        </div>
      ))}
    </dl>
  )
}
