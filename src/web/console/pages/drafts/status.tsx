import { Badge, type Tone } from '../../../ui/badge.tsx'
import { t } from '../../../words/drafts.ts'
import type { Draft } from './queries.ts'

const tones: Record<Draft['status'], Tone> = { open: 'warn', sent: 'info', completed: 'good' }

/** Shows how far a draft has come, in one word. */
export function DraftBadge({ status }: Pick<Draft, 'status'>) {
  return <Badge tone={tones[status]}>{t(`draft-status.${status}`)}</Badge>
}
