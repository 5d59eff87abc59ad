import { Badge, type Tone } from '../../../ui/badge.tsx'
import { t } from '../../../words/words.ts'
import type { Delivery } from './queries.ts'

const tones: Record<Delivery['state'], Tone> = {
  pending: 'info',
  delivered: 'good',
  dead: 'bad',
  dropped: 'plain',
}

export function StateBadge({ state }: { state: Delivery['state'] }) {
  return <Badge tone={tones[state]}>{t(`delivery-state.${state}`)}</Badge>
}
