import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { Problem } from '../../../ui/states.tsx'
import { t } from '../../../words/kitchen.ts'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import type { Ticket } from './queries.ts'

type Chosen = Ticket['items'][number]['modifiers'][number]
type Lacking = { foodId: string } | { groupId: string; optionId: string }

/** Offers each food and each option of a ticket as what the kitchen has run out of. */
export function SoldOutDialog({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  const { api } = useStore()
  const change = useChange({
    send: (lacking: Lacking) => api.kitchen.setSoldOut(lacking),
    changes: ['products', 'modifiers'],
    done: t('kitchen.sold-out-done'),
    after: onClose,
  })
  const parts = new Map<string, { name: string; lacking: Lacking }>()
  for (const { product, name, modifiers } of ticket.items) {
    parts.set(product, { name, lacking: { foodId: product } })
    for (const { groupId, optionId, name: option } of allOf(modifiers))
      parts.set(optionId, { name: option, lacking: { groupId, optionId } })
  }
  return (
    <Dialog title={t('kitchen.sold-out')} onClose={onClose}>
      <div className="stack">
        <p>{t('kitchen.sold-out-lead')}</p>
        {change.error && <Problem error={change.error} />}
        {[...parts].map(([id, { name, lacking }]) => (
          <Button
            key={id}
            className="ticket-bump"
            aria-label={t('kitchen.sold-out-of', { name })}
            onClick={() => change.mutate(lacking)}
          >
            {name}
          </Button>
        ))}
      </div>
      <DialogActions>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
      </DialogActions>
    </Dialog>
  )
}

const allOf = (modifiers: Chosen[]): Chosen[] => modifiers.flatMap((one) => [one, ...allOf(one.modifiers)])
