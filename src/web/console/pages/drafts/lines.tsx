import { useQuery } from '@tanstack/react-query'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CheckField, TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Problem } from '../../../ui/states.tsx'
import { WholeField } from '../../../ui/whole-field.tsx'
import { t } from '../../../words/drafts.ts'
import { AmountField } from '../../shell/amount-field.tsx'
import { useStore } from '../../shell/store.tsx'
import { itemsQuery } from '../catalogue/queries.ts'
import { promisesOf } from '../orders/promises.ts'
import { type Draft, type DraftLine, type Fields, keptLines, useDraftChange } from './queries.ts'

type NewLine = NonNullable<Fields['lines']>[number]

/** The lines of a draft, and what is added to them. */
export function DraftLines({ draft }: { draft: Draft }) {
  const { may } = useStore()
  const [open, setOpen] = useState<DraftLine | 'free' | null>(null)
  const change = useDraftChange(draft)
  const isOpen = draft.status !== 'completed' && may('WRITE_ORDERS')
  const add = (line: NewLine) => change.mutate({ lines: [...keptLines(draft.lines), line] })
  const count = (line: DraftLine, quantity: number) =>
    change.mutate({
      lines: keptLines(draft.lines)
        .map((one) => (one._id === line._id ? { ...one, quantity } : one))
        .filter((one) => one.quantity > 0),
    })
  return (
    <Panel
      title={t('drafts.lines')}
      flush
      actions={isOpen && <Button onClick={() => setOpen('free')}>{t('drafts.free')}</Button>}
    >
      {change.error && <Problem error={change.error} />}
      <ul className="lines">
        {draft.lines.map((line) => (
          <Line
            key={line._id}
            line={line}
            busy={change.isPending}
            onCount={isOpen ? (quantity) => count(line, quantity) : undefined}
            onEdit={() => setOpen(line)}
          />
        ))}
      </ul>
      {isOpen && <Finder onAdd={add} />}
      {open === 'free' && <FreeLineDialog draft={draft} onClose={() => setOpen(null)} />}
      {open && open !== 'free' && <LineDialog draft={draft} line={open} onClose={() => setOpen(null)} />}
    </Panel>
  )
}

interface LineProps {
  line: DraftLine
  busy: boolean
  /** Absent where nothing can be changed. */
  onCount: ((quantity: number) => void) | undefined
  onEdit: () => void
}

function Line({ line, busy, onCount, onEdit }: LineProps) {
  const { money } = useStore()
  const { name, variantName, unitPrice, listPrice, reason, quantity, total } = line
  const facts = [
    variantName,
    listPrice !== null && listPrice !== unitPrice && t('drafts.instead-of', { price: money(listPrice) }),
    reason,
    ...promisesOf(line),
  ]
  return (
    <li>
      <div className="line-words">
        <p className="strong">{name}</p>
        <p className="muted">{[money(unitPrice), ...facts].filter(Boolean).join(' · ')}</p>
      </div>
      {onCount && (
        <span className="row">
          <Button
            look="quiet"
            aria-label={t('drafts.fewer', { name })}
            disabled={busy}
            onClick={() => onCount(quantity - 1)}
          >
            <Minus size={16} aria-hidden="true" />
          </Button>
          <span className="tabular">{quantity}</span>
          <Button
            look="quiet"
            aria-label={t('drafts.more', { name })}
            disabled={busy}
            onClick={() => onCount(quantity + 1)}
          >
            <Plus size={16} aria-hidden="true" />
          </Button>
          <Button look="quiet" aria-label={t('drafts.edit-line', { name })} onClick={onEdit}>
            {t('drafts.edit')}
          </Button>
        </span>
      )}
      {!onCount && <p className="tabular">× {quantity}</p>}
      <p className="tabular">{money(total)}</p>
    </li>
  )
}

/** Finds what the store sells; a click adds a piece of it. */
export function Finder({ onAdd }: { onAdd: (line: NewLine) => void }) {
  const current = useStore()
  const [query, setQuery] = useState('')
  const found = useQuery({ ...itemsQuery(current, { query }, 5), enabled: query !== '' })
  const items = query === '' ? [] : (found.data?.items ?? [])
  const offers = items.flatMap((item) => {
    const variants = 'variants' in item ? item.variants : []
    const own = {
      key: item._id,
      name: item.name,
      price: item.price,
      line: { product: item._id, quantity: 1 },
    }
    if (variants.length === 0) return [own]
    return variants.map(({ _id, name, price }) => ({
      ...{ key: _id, name: `${item.name}, ${name}`, price: price ?? item.price },
      line: { product: item._id, variant: _id, quantity: 1 },
    }))
  })
  return (
    <div className="stack filters">
      <SearchField label={t('drafts.find')} value={query} onSearch={setQuery} />
      {offers.map(({ key, name, price, line }) => (
        <Button
          key={key}
          onClick={() => {
            onAdd(line)
            setQuery('')
          }}
        >
          {t('drafts.add', { name, price: current.money(price) })}
        </Button>
      ))}
      {query !== '' && found.isSuccess && items.length === 0 && (
        <p className="muted">{t('drafts.none-found')}</p>
      )}
    </div>
  )
}

function LineDialog({ draft, line, onClose }: { draft: Draft; line: DraftLine; onClose: () => void }) {
  const change = useDraftChange(draft, onClose)
  return (
    <FormDialog
      title={line.name}
      onClose={onClose}
      action={t('common.save')}
      sending={change}
      onSubmit={(values) => {
        const changed = {
          _id: line._id,
          quantity: values.number('quantity') ?? line.quantity,
          unitPrice: values.number('unitPrice'),
          reason: values.optional('reason') ?? null,
        }
        change.mutate({
          lines: keptLines(draft.lines).map((one) => (one._id === line._id ? changed : one)),
        })
      }}
    >
      <WholeField
        name="quantity"
        label={t('drafts.quantity')}
        value={line.quantity}
        min={1}
        required
        focused
      />
      <AmountField name="unitPrice" label={t('drafts.price')} amount={line.unitPrice} required />
      <TextField
        name="reason"
        label={t('drafts.reason')}
        hint={t('drafts.reason-hint')}
        defaultValue={line.reason ?? ''}
        maxLength={200}
        optional
      />
    </FormDialog>
  )
}

function FreeLineDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const change = useDraftChange(draft, onClose)
  return (
    <FormDialog
      title={t('drafts.free')}
      onClose={onClose}
      action={t('drafts.free-add')}
      sending={change}
      onSubmit={(values) =>
        change.mutate({
          lines: [
            ...keptLines(draft.lines),
            {
              name: values.text('name'),
              unitPrice: values.number('unitPrice'),
              quantity: values.number('quantity') ?? 1,
              shipped: values.checked('shipped'),
            },
          ],
        })
      }
    >
      <TextField name="name" label={t('drafts.name')} maxLength={200} required focused />
      <AmountField name="unitPrice" label={t('drafts.price')} required />
      <WholeField name="quantity" label={t('drafts.quantity')} value={1} min={1} required />
      <CheckField name="shipped" label={t('drafts.shipped')} />
    </FormDialog>
  )
}
