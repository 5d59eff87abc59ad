import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { Facts, Panel } from '../../../ui/layout.tsx'
import { Problem } from '../../../ui/states.tsx'
import { t } from '../../../words/words.ts'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import { type Order, proofFileQuery } from './queries.ts'

/**
 * Shows the proof of a transfer that the buyer has reported, and the button that confirms it; for an order that was
 * cancelled since, what to do if the money arrives after all.
 */
export function OrderTransfer({ order: { _id, status, total, proof } }: { order: Order }) {
  const { api, money, may } = useStore()
  const confirm = useChange({
    send: () => api.orders.update(_id, { status: 'paid' }),
    changes: ['orders', 'sales'],
    done: t('order.confirmed'),
  })
  const isOpen = status === 'pending' || status === 'processing'
  const facts: [string, string][] = []
  if (proof?.reference) facts.push([t('order.transfer-reference'), proof.reference])
  if (proof?.note) facts.push([t('order.transfer-note'), proof.note])
  return (
    <Panel title={t(isOpen ? 'order.transfer' : 'order.transfer-late')}>
      <div className="stack">
        <p>{t(isOpen ? 'order.transfer-lead' : 'order.transfer-late-lead', { amount: money(total) })}</p>
        {confirm.error && <Problem error={confirm.error} />}
        {facts.length > 0 && <Facts of={facts} />}
        {proof?.file && <ProofFile orderId={_id} file={proof.file} />}
        <div className="row">
          {isOpen && may('WRITE_ORDERS') && (
            <Button look="main" busy={confirm.isPending} onClick={() => confirm.mutate()}>
              {t('order.confirm-transfer')}
            </Button>
          )}
          {proof?.url && (
            <a href={proof.url} target="_blank" rel="noreferrer" className="button button-plain">
              {t('order.transfer-proof')}
            </a>
          )}
        </div>
      </div>
    </Panel>
  )
}

/** Shows the picture that the buyer has sent, and leads to it, or to a PDF. */
function ProofFile({
  orderId,
  file,
}: {
  orderId: string
  file: NonNullable<NonNullable<Order['proof']>['file']>
}) {
  const store = useStore()
  const { data, error } = useQuery(proofFileQuery(store, orderId, file._id))
  if (error) return <Problem error={error} />
  if (!data) return null
  const isShown = /^image\/(?!heic)/.test(data.contentType)
  return (
    <a href={data.url} target="_blank" rel="noreferrer" className="proof-file">
      {isShown && <img src={data.url} alt={t('order.transfer-file')} />}
      {t('order.transfer-open-file', { name: data.name })}
    </a>
  )
}
