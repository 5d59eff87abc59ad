import type { Apps } from '../../../api/client.ts'
import { CheckField, SelectField, TextArea, TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { WholeField } from '../../../ui/whole-field.tsx'
import { t } from '../../../words/returns.ts'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import { WantedField, wantedIn } from './exchange.tsx'
import type { Return } from './queries.ts'

interface DialogProps {
  of: Return
  onClose: () => void
}
type Line = Return['lines'][number]

const changes = ['returns', 'activity']

export function ApproveDialog({ of: { _id, kind, lines }, onClose }: DialogProps) {
  const { api } = useStore()
  const approve = useChange({
    send: (body: Apps<'ApproveReturnRequest'>) => api.returns.approve(_id, body),
    changes: [...changes, 'products', 'stock', 'drafts'],
    done: t('return.approved-toast'),
    after: onClose,
  })
  return (
    <FormDialog
      title={t('return.approve')}
      onClose={onClose}
      action={t('return.approve')}
      sending={approve}
      onSubmit={(values) => {
        const [answer, label] = [values.optional('answer'), labelIn(values)]
        const wanted = wantedIn(values, lines)
        approve.mutate({
          ...(answer && { answer }),
          ...(label && { label }),
          ...(wanted.length > 0 && { wanted }),
        })
      }}
    >
      <p>{t('return.approve-lead')}</p>
      {kind === 'exchange' && lines.map((line) => <WantedField key={line.itemId} line={line} />)}
      <TextArea name="answer" label={t('return.where')} maxLength={2000} rows={3} optional />
      <TextField name="carrier" label={t('return.carrier')} maxLength={120} optional />
      <TextField name="trackingNumber" label={t('return.tracking')} maxLength={120} optional />
      <TextField name="url" type="url" label={t('return.label-url')} maxLength={2048} optional />
    </FormDialog>
  )
}

function labelIn(values: FormValues): NonNullable<Return['label']> | undefined {
  const [carrier, trackingNumber, url] = ['carrier', 'trackingNumber', 'url'].map((name) =>
    values.optional(name),
  )
  if (!carrier && !trackingNumber && !url) return undefined
  // The service says that it needs a carrier.
  return { carrier: carrier ?? '', ...(trackingNumber && { trackingNumber }), ...(url && { url }) }
}

export function RefuseDialog({ of: { _id }, onClose }: DialogProps) {
  const { api } = useStore()
  const refuse = useChange({
    send: (body: { answer: string }) => api.returns.refuse(_id, body),
    changes,
    done: t('return.refused-toast'),
    after: onClose,
  })
  return (
    <FormDialog
      title={t('return.refuse')}
      onClose={onClose}
      action={t('return.refuse')}
      sending={refuse}
      onSubmit={(values) => refuse.mutate({ answer: values.text('answer') })}
    >
      <p>{t('return.refuse-lead')}</p>
      <TextArea name="answer" label={t('return.why')} maxLength={2000} rows={3} required />
    </FormDialog>
  )
}

export function ReceiveDialog({ of: { _id, lines, exchange }, onClose }: DialogProps) {
  const { api } = useStore()
  const isHeld = exchange?.status === 'held'
  const receive = useChange({
    send: (body: Apps<'ReceiveReturnRequest'>) => api.returns.receive(_id, body),
    changes: [...changes, 'products', 'stock', 'orders', 'drafts', 'refunds'],
    done: t('return.received-toast'),
    after: onClose,
  })
  return (
    <FormDialog
      title={t('return.receive')}
      onClose={onClose}
      action={t('return.receive')}
      sending={receive}
      onSubmit={(values) =>
        receive.mutate({
          lines: lines.map((line) => arrivedIn(values, line)),
          ...(isHeld && { exchange: values.checked('exchange') }),
        })
      }
    >
      <p>{t(isHeld ? 'return.receive-exchange' : 'return.receive-lead')}</p>
      {lines.map((line) => (
        <ArrivedLine key={line.itemId} line={line} />
      ))}
      {isHeld && <CheckField name="exchange" label={t('return.place-exchange')} defaultChecked />}
    </FormDialog>
  )
}

const conditions = ['unopened', 'opened', 'used', 'damaged'] as const

function ArrivedLine({ line: { itemId, name, variantName, quantity } }: { line: Line }) {
  const label = variantName ? `${name}, ${variantName}` : name
  return (
    <fieldset className="stack">
      <legend className="strong">{label}</legend>
      <WholeField
        name={`quantity-${itemId}`}
        label={t('return.arrived')}
        min={0}
        max={quantity}
        value={quantity}
        required
      />
      <SelectField
        name={`condition-${itemId}`}
        label={t('return.condition')}
        options={[
          { value: '', label: t('return.no-condition') },
          ...conditions.map((value) => ({ value, label: t(`return-condition.${value}`) })),
        ]}
      />
      <CheckField name={`restock-${itemId}`} label={t('return.restock')} />
    </fieldset>
  )
}

function arrivedIn(values: FormValues, { itemId, quantity }: Line) {
  const condition = conditions.find((one) => one === values.text(`condition-${itemId}`))
  return {
    itemId,
    quantity: values.number(`quantity-${itemId}`) ?? quantity,
    restock: values.checked(`restock-${itemId}`),
    ...(condition && { condition }),
  }
}

export function RefundDialog({ of: { _id, kind }, onClose }: DialogProps) {
  const { api } = useStore()
  const refund = useChange({
    send: (body: { shipping: boolean }, once) => api.returns.refund(_id, body, once),
    changes: [...changes, 'orders', 'refunds', 'sales'],
    done: t('return.refunded-toast'),
    after: onClose,
  })
  return (
    <FormDialog
      title={t('return.refund-action')}
      onClose={onClose}
      action={t('return.refund-action')}
      sending={refund}
      onSubmit={(values) => refund.mutate({ shipping: values.checked('shipping') })}
    >
      <p>{t('return.refund-lead')}</p>
      <CheckField
        name="shipping"
        label={t('return.refund-shipping')}
        defaultChecked={kind === 'withdrawal'}
      />
    </FormDialog>
  )
}
