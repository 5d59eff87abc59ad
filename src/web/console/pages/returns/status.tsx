import { Badge, type Tone } from '../../../ui/badge.tsx'
import { t } from '../../../words/returns.ts'
import type { Return } from './queries.ts'

const tones: Record<Return['status'], Tone> = {
  requested: 'warn',
  approved: 'info',
  refused: 'plain',
  received: 'good',
  closed: 'plain',
}

/** Shows how far a return has come, in one word. */
export function ReturnBadge({ status }: Pick<Return, 'status'>) {
  return <Badge tone={tones[status]}>{t(`return-status.${status}`)}</Badge>
}
