import { usePage } from '../page-context.tsx'

/** Amounts under each other; the last row stands out where there are several. */
export function Totals({ rows, currency }: { rows: [name: string, amount: number][]; currency?: string }) {
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
