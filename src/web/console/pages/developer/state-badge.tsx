import { Badge, type Tone } from '../../../ui/badge.tsx'
import { t } from '../../../words/developer.ts'
import type { Delivery } from './queries.ts'

const tones: Record<Delivery['state'], Tone> = {
  pending: 'info',
  delivered: 'good',
  dead: 'bad',
  dropped: 'plain',
}

/** A delivery that has failed and waits for its next attempt must not look fine. */
export function StateBadge({ state, tries }: Pick<Delivery, 'state' | 'tries'>) {
  if (state === 'pending' && tries > 0) return <Badge tone="warn">{t('delivery-state.retrying')}</Badge>
  return <Badge tone={tones[state]}>{t(`delivery-state.${state}`)}</Badge>
}
