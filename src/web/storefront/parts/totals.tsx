import type { components } from '../api.ts'
import { type PageContext, usePage } from '../page-context.tsx'

export type Row = [name: string, amount: number]
type Discount = components['schemas']['AppliedDiscount']

/** Returns what discounts take as rows of totals, in the store's words. */
export const discountRows = (
  { words }: Pick<PageContext, 'words'>,
  discounts: readonly Discount[] = [],
): Row[] =>
  discounts.map(({ kind, name, amount }) => [
    kind === 'coupon' ? `${words.totals.discount} ${name}` : name,
    -amount,
  ])

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
