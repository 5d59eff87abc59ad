import { usePage } from '../page-context.tsx'

/** Amounts under each other; with several rows, the last one stands out. */
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
