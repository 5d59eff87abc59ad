import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SelectField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { t } from '../../../words/returns.ts'
import { useStore } from '../../shell/store.tsx'
import { productQuery, type Return } from './queries.ts'

type Line = Return['lines'][number]
type Wanted = NonNullable<Line['wanted']>

const nameOf = ({ name, variantName }: Pick<Wanted, 'name' | 'variantName'>) =>
  variantName ? `${name}, ${variantName}` : name

/** Returns what the shopper gets instead of a line, in words; empty for nothing. */
export const wantedText = ({ wanted }: Line): string =>
  wanted ? t('return.wanted', { what: `${wanted.quantity} × ${nameOf(wanted)}` }) : ''

/** Lets the store choose the variant that the shopper gets for a line; by default, what the shopper wants. */
export function WantedField({ line }: { line: Line }) {
  const current = useStore()
  const { data } = useQuery({ ...productQuery(current, line.product ?? ''), enabled: line.product !== null })
  const variants = data?.variants ?? []
  const asked = line.wanted ? nameOf(line.wanted) : t('return.nothing-instead')
  if (!line.wanted && variants.length === 0) return null
  return (
    <SelectField
      name={`wanted-${line.itemId}`}
      label={t('return.instead-of', { what: nameOf(line) })}
      options={[
        { value: '', label: asked },
        ...variants
          .filter(({ _id }) => _id !== line.wanted?.variant)
          .map(({ _id, name, price, quantity }) => ({
            value: _id,
            label: t('return.variant', {
              name,
              price: current.money(price ?? data!.price),
              left: String(quantity),
            }),
          })),
      ]}
    />
  )
}

/** Returns what the store gives instead of what the shopper asked for. */
export function wantedIn(values: FormValues, lines: Line[]) {
  return lines.flatMap(({ itemId, product, quantity, wanted }) => {
    const variant = values.optional(`wanted-${itemId}`)
    if (!variant || !product) return []
    return [{ itemId, product, variant, quantity: wanted?.quantity ?? quantity }]
  })
}

/** Shows what is held or ordered instead of the goods, and how it is paid. */
export function ExchangeFact({ of }: { of: NonNullable<Return['exchange']> }) {
  const { storeId, money } = useStore()
  const { order, orderId, status, total, credit, owed } = of
  if (status === 'held') return t('return.held', { total: money(total) })
  return (
    <>
      <Link to="/stores/$storeId/orders/$orderId" params={{ storeId, orderId: order }}>
        #{orderId}
      </Link>{' '}
      {owed > 0
        ? t('return.owed', { credit: money(credit), owed: money(owed) })
        : t('return.credited', { credit: money(credit) })}
    </>
  )
}
