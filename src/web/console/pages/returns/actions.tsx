import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { t } from '../../../words/returns.ts'
import { ConfirmChange } from '../../shell/confirm-change.tsx'
import { useStore } from '../../shell/store.tsx'
import { ApproveDialog, ReceiveDialog, RefundDialog, RefuseDialog } from './dialogs.tsx'
import type { Return } from './queries.ts'

type Action = 'approve' | 'refuse' | 'receive' | 'refund' | 'close'

/** The actions for a return by its status, the usual step first; a refund is apart from it. */
const actionsOf: Record<Return['status'], Action[]> = {
  requested: ['approve', 'refuse'],
  approved: ['receive', 'refund', 'refuse', 'close'],
  refused: ['approve'],
  received: ['refund', 'close'],
  closed: ['refund'],
}

const words = {
  approve: 'return.approve',
  refuse: 'return.refuse',
  receive: 'return.receive',
  refund: 'return.refund-action',
  close: 'return.close',
} as const

/** The buttons above a return, and the dialogs that they open. */
export function ReturnActions({ of }: { of: Return }) {
  const [open, setOpen] = useState<Action | null>(null)
  const onClose = () => setOpen(null)
  const actions = actionsOf[of.status].filter((action) => action !== 'refund' || !of.refund)
  return (
    <>
      {actions.map((action, place) => (
        <Button key={action} look={place === 0 ? 'main' : 'plain'} onClick={() => setOpen(action)}>
          {t(words[action])}
        </Button>
      ))}
      {open === 'approve' && <ApproveDialog of={of} onClose={onClose} />}
      {open === 'refuse' && <RefuseDialog of={of} onClose={onClose} />}
      {open === 'receive' && <ReceiveDialog of={of} onClose={onClose} />}
      {open === 'refund' && <RefundDialog of={of} onClose={onClose} />}
      {open === 'close' && <CloseDialog of={of} onClose={onClose} />}
    </>
  )
}

function CloseDialog({ of, onClose }: { of: Return; onClose: () => void }) {
  const { api } = useStore()
  return (
    <ConfirmChange
      title={t('return.close')}
      action={t('return.close')}
      keep={t('return.close-keep')}
      send={() => api.returns.close(of._id)}
      changes={['returns', 'activity']}
      done={t('return.closed-toast')}
      onClose={onClose}
    >
      {t('return.close-lead')}
    </ConfirmChange>
  )
}
