import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { DialogActions } from '../../../ui/dialog.tsx'
import { CheckField } from '../../../ui/field.tsx'
import { Form, type FormValues } from '../../../ui/form.tsx'
import { sum } from '../../../ui/money.ts'
import { numberIn } from '../../../ui/number-fields.ts'
import { Answer } from '../../../ui/states.tsx'
import { WholeField } from '../../../ui/whole-field.tsx'
import { t } from '../../../words/refunds.ts'
import { AmountField } from '../../shell/amount-field.tsx'
import { useStore } from '../../shell/store.tsx'
import { type Order, type Refundable, refundableQuery } from './queries.ts'
import { Reason, type WayProps } from './refund-parts.tsx'

/** Refunds items and the shipping, at what they cost with their discounts and taxes. */
export function RefundByLine(props: WayProps) {
  const whole = useQuery(refundableQuery(useStore(), props.order, {}))
  return <Answer to={whole}>{(left) => <Choice {...props} whole={left} />}</Answer>
}

/** The pieces that are refunded by line, and whether the shipping is. */
interface Chosen {
  pieces: Record<string, number>
  shipping: boolean
}

function Choice({ order, left, refund, onClose, whole }: WayProps & { whole: Refundable }) {
  const current = useStore()
  const [chosen, setChosen] = useState<Chosen>({ pieces: {}, shipping: false })
  const [goodwill, setGoodwill] = useState(0)
  // Counts how often everything was chosen at once: the fields then begin anew.
  const [round, setRound] = useState(0)
  const lines = Object.entries(chosen.pieces).flatMap(([itemId, quantity]) =>
    quantity > 0 ? [{ itemId, quantity }] : [],
  )
  const wanted = { ...(lines.length > 0 && { lines }), ...(chosen.shipping && { shipping: true }) }
  const isChosen = lines.length > 0 || chosen.shipping
  const asked = useQuery({
    ...refundableQuery(current, order, wanted),
    enabled: isChosen,
    placeholderData: keepPreviousData,
  })
  const proposed = isChosen ? asked.data : undefined
  const takeAll = () => {
    const pieces = Object.fromEntries(whole.lines.map(({ itemId, quantity }) => [itemId, quantity]))
    setChosen({ pieces, shipping: whole.shipping > 0 })
    setRound(round + 1)
  }
  const total = sum(order.currency, proposed?.amount ?? 0, goodwill)
  const submit = (values: FormValues) => {
    const restock = lines.length > 0 && values.checked('restock')
    const amount = goodwill > 0 ? { amount: goodwill } : {}
    if (isChosen || goodwill > 0)
      refund.mutate({ ...wanted, ...amount, restock, reason: values.optional('reason') })
  }
  return (
    <Form sending={refund} onSubmit={submit}>
      <Lines
        key={round}
        of={whole}
        order={order}
        chosen={chosen}
        onChange={(pieces) => setChosen((now) => ({ ...now, pieces: { ...now.pieces, ...pieces } }))}
      />
      {whole.shipping > 0 && (
        <CheckField
          name="shipping"
          label={t('refund.shipping', { amount: current.money(whole.shipping) })}
          checked={chosen.shipping}
          onChange={({ currentTarget: { checked } }) => setChosen((now) => ({ ...now, shipping: checked }))}
        />
      )}
      {(whole.lines.length > 0 || whole.shipping > 0) && (
        <div>
          <Button onClick={takeAll}>{t('refund.everything')}</Button>
        </div>
      )}
      {whole.lines.length > 0 && (
        <CheckField name="restock" label={t('refund.restock')} hint={t('refund.restock-hint')} />
      )}
      <AmountField
        name="amount"
        label={t('refund.goodwill')}
        optional
        max={Math.max(sum(order.currency, left, -(proposed?.amount ?? 0)), 0)}
        onChange={(event) => setGoodwill(numberOf(event))}
      />
      <Reason />
      <Sum total={total} proposed={proposed} />
      {order.partPaid && <p className="muted">{t('refund.transfer-hint')}</p>}
      <DialogActions>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" look="main" busy={refund.isPending || asked.isPlaceholderData}>
          {total > 0 ? t('refund.do', { amount: current.money(total) }) : t('order.refund-do')}
        </Button>
      </DialogActions>
    </Form>
  )
}

/** Returns the number that is typed in a field; 0 for nothing, and for what is no number. */
function numberOf({ currentTarget: field }: FormEvent<HTMLInputElement>): number {
  const number = Number(numberIn(field, field.value) ?? 0)
  return Number.isFinite(number) && field.validity.valid ? number : 0
}

interface LinesProps {
  of: Refundable
  order: Order
  chosen: Chosen
  onChange: (pieces: Record<string, number>) => void
}

/** Asks for each line how many of its pieces are refunded. */
function Lines({ of: { lines }, order, chosen, onChange }: LinesProps) {
  const { money } = useStore()
  const [first] = useState(chosen.pieces)
  if (lines.length === 0) return <p className="muted">{t('refund.nothing-left')}</p>
  return (
    <ul className="refund-lines">
      {lines.map(({ itemId, name, quantity, amount }, n) => {
        const variant = order.items.find(({ _id }) => _id === itemId)?.variantName
        return (
          <li key={itemId}>
            <WholeField
              name={`pieces-${n}`}
              label={variant ? `${name}, ${variant}` : name}
              hint={t('refund.of', { count: quantity, amount: money(amount) })}
              value={first[itemId] ?? 0}
              min={0}
              max={quantity}
              focused={n === 0}
              onChange={(event) => onChange({ [itemId]: numberOf(event) })}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** Says what the buyer gets back, and which taxes it contains. */
function Sum({ total, proposed }: { total: number; proposed: Refundable | undefined }) {
  const { money } = useStore()
  const taxes = (proposed?.taxes ?? []).filter(({ amount }) => amount > 0)
  return (
    <div className="refund-sum" role="status">
      {total === 0 && !proposed ? (
        <p className="muted">{t('refund.choose')}</p>
      ) : (
        <>
          <p className="strong">
            <span>{t('refund.sum')}</span>
            <span className="tabular">{money(total)}</span>
          </p>
          {taxes.map(({ name, rate, amount }) => (
            <p key={`${name} ${rate}`} className="muted">
              <span>{t('order.tax-included', { tax: `${name} ${rate.toLocaleString('en')} %` })}</span>
              <span className="tabular">{money(amount)}</span>
            </p>
          ))}
        </>
      )}
      <p className="hint">{t('refund.transfer-hint')}</p>
    </div>
  )
}
