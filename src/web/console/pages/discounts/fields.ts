import type { FormValues } from '../../../ui/form.tsx'
import { listIn } from '../../../ui/list-text.ts'
import type { Chosen } from './product-picker.tsx'
import { type Discount, type Effect, noEnd } from './queries.ts'

type Hours = Discount['hours']

export const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** Returns hours as the form shows them; null if they differ from day to day. */
export function hoursOf(hours: Hours): { days: Hours[number]['day'][]; from: string; until: string } | null {
  const [first] = hours
  if (!first) return { days: [], from: '', until: '' }
  const { from, until } = first
  const isAlike = hours.every((one) => one.from === from && one.until === until)
  // A field for a time knows no 24:00; until midnight is until 00:00.
  return isAlike ? { days: hours.map(({ day }) => day), from, until: until.replace('24:00', '00:00') } : null
}

/** Returns the form in the shape of the contract, given what it began with and the products that were chosen. */
export function fieldsIn(
  values: FormValues,
  { before, products }: { before: Discount | null; products: Chosen[] },
) {
  const start = values.optional('startDate')
  return {
    name: values.text('name'),
    effect: effectIn(values, before?.effect),
    appliesTo: scopeIn(values, before?.appliesTo ?? null, products),
    minimumSubtotal: values.number('minimumSubtotal') ?? 0,
    minimumQuantity: values.number('minimumQuantity') ?? 0,
    firstOrder: values.checked('firstOrder'),
    countries: listIn(values.text('countries')).map((code) => code.toUpperCase()),
    customerTags: listIn(values.text('customerTags')),
    ...(start && { startDate: start }),
    endDate: values.optional('endDate') ?? noEnd,
    hours: hoursOf(before?.hours ?? []) ? hoursIn(values) : before!.hours,
    exclusive: values.checked('exclusive'),
    priority: values.number('priority') ?? 0,
    active: values.checked('active'),
  }
}

function effectIn(values: FormValues, before: Effect | undefined): Effect {
  const type = values.text('type') as Effect['type']
  const number = (name: string) => values.number(name) ?? 0
  switch (type) {
    case 'percentage':
      return { type, percent: number('percent') }
    case 'amount':
      return { type, amount: number('amount') }
    case 'cheapest':
      return { type, pieces: number('pieces'), percent: number('percent') }
    case 'buy_get': {
      const gets = before?.type === type ? before.gets : undefined
      return {
        type,
        buy: number('buy'),
        get: number('get'),
        percent: number('percent'),
        ...(gets && { gets }),
      }
    }
    case 'steps':
      return { type, steps: stepsIn(values) }
    case 'free_shipping':
      return { type }
  }
}

/** Returns the steps of which both numbers were typed. */
function stepsIn(values: FormValues) {
  return Array.from({ length: 20 }, (_, n) => n).flatMap((n) => {
    const [from, percent] = [values.number(`from-${n}`), values.number(`percent-${n}`)]
    return from === undefined || percent === undefined ? [] : [{ from, percent }]
  })
}

/** Returns the scope of one kind; a scope of several kinds, which only apps make, keeps the others. */
export function scopeIn(
  values: FormValues,
  before: Discount['appliesTo'],
  products: Chosen[],
): Discount['appliesTo'] {
  switch (values.text('scope')) {
    case 'categories':
      return { ...before, categories: values.all('categories') }
    case 'tags':
      return { ...before, tags: listIn(values.text('tags')) }
    case 'products':
      return { ...before, products: products.map(({ _id }) => _id) }
    default:
      return null
  }
}

function hoursIn(values: FormValues): Hours {
  const [from, until] = [values.text('from') || '00:00', values.text('until') || '00:00']
  return values.all('days').map((day) => ({
    day: day as Hours[number]['day'],
    from,
    until: until === '00:00' ? '24:00' : until,
  }))
}
