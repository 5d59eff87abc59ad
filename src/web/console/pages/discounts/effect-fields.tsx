import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { leastOf } from '../../../ui/money.ts'
import { WholeField } from '../../../ui/whole-field.tsx'
import { t } from '../../../words/discounts.ts'
import { AmountField, PercentField } from '../../shell/amount-field.tsx'
import { useStore } from '../../shell/store.tsx'
import type { Effect } from './queries.ts'

const types = ['percentage', 'amount', 'buy_get', 'cheapest', 'steps', 'free_shipping'] as const

/** Shows what a discount does, with the numbers that it needs for that. */
export function EffectFields({ effect }: { effect: Effect | undefined }) {
  const [type, setType] = useState<Effect['type']>(effect?.type ?? 'percentage')
  const before = effect?.type === type ? effect : undefined
  return (
    <>
      <SelectField
        name="type"
        label={t('discounts.what')}
        defaultValue={type}
        onChange={(event) => setType(event.currentTarget.value as Effect['type'])}
        options={types.map((value) => ({ value, label: t(`discounts.type-${value}`) }))}
      />
      <div className="columns columns-3" key={type}>
        <Numbers type={type} before={before} />
      </div>
    </>
  )
}

function Numbers({ type, before }: { type: Effect['type']; before: Effect | undefined }) {
  const { code } = useStore().store.currency
  const percent = (label: string, hint?: string) => (
    <PercentField name="percent" label={label} hint={hint} value={before?.percent} max={100} required />
  )
  switch (type) {
    case 'percentage':
      return percent(t('discounts.percent'))
    case 'amount':
      return (
        <AmountField
          name="amount"
          label={t('discounts.amount')}
          amount={before?.amount}
          min={leastOf(code)}
          required
        />
      )
    case 'cheapest':
      return (
        <>
          <Pieces name="pieces" value={before?.pieces ?? 1} />
          {percent(t('discounts.get-percent'), t('discounts.get-percent-hint'))}
        </>
      )
    case 'buy_get':
      return (
        <>
          <Pieces name="buy" value={before?.buy} />
          <Pieces name="get" value={before?.get ?? 1} />
          {percent(t('discounts.get-percent'), t('discounts.get-percent-hint'))}
        </>
      )
    case 'steps':
      return <Steps steps={before?.steps ?? []} />
    case 'free_shipping':
      return null
  }
}

const Pieces = ({ name, value }: { name: 'pieces' | 'buy' | 'get'; value: number | undefined }) => (
  <WholeField name={name} label={t(`discounts.${name}`)} min={1} max={1000} value={value} required />
)

function Steps({ steps }: { steps: NonNullable<Effect['steps']> }) {
  const [count, setCount] = useState(Math.max(steps.length, 1))
  return (
    <div className="stack steps">
      {Array.from({ length: count }, (_, n) => n).map((n) => (
        <div className="columns columns-2" key={n}>
          <WholeField
            name={`from-${n}`}
            label={t('discounts.step-from', { number: n + 1 })}
            min={1}
            max={1_000_000}
            value={steps[n]?.from}
            required={n === 0}
          />
          <PercentField
            name={`percent-${n}`}
            label={t('discounts.step-percent', { number: n + 1 })}
            value={steps[n]?.percent}
            max={100}
            required={n === 0}
          />
        </div>
      ))}
      {count < 20 && <Button onClick={() => setCount(count + 1)}>{t('discounts.step-add')}</Button>}
    </div>
  )
}
