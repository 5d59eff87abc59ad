import { paint } from '../output.ts'
import type { Forwarded } from './forwarding.ts'

type Shown = Pick<
  Forwarded,
  'at' | 'topic' | 'id' | 'attempt' | 'status' | 'error' | 'durationMs' | 'state' | 'nextAttemptAt'
>

/** Formats an attempt as one line: when, which event, the answer, how long it took, and what follows. */
export function lineOf({
  at,
  topic,
  id,
  attempt,
  status,
  error,
  durationMs,
  state,
  nextAttemptAt,
}: Shown): string {
  const answer = status === null ? (error ?? 'no answer') : String(status)
  const style = state === 'delivered' ? 'green' : state === 'pending' ? 'yellow' : 'red'
  const next = nextAttemptAt ? `, again at ${nextAttemptAt.slice(11, 19)}` : ''
  const tried = attempt > 1 ? ` attempt ${attempt}` : ''
  return `${paint('dim', at.slice(11, 19))}  ${topic.padEnd(22)} ${paint('dim', id)}  ${paint(style, answer)} ${durationMs} ms${tried}  ${paint(style, state)}${next}`
}
