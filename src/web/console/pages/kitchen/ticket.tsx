import { Ellipsis } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/kitchen.ts'
import type { Ticket, TicketState } from './queries.ts'

const next: Record<TicketState, TicketState> = {
  new: 'started',
  started: 'ready',
  ready: 'done',
  done: 'ready',
}
const before: Partial<Record<TicketState, TicketState>> = { started: 'new', ready: 'started' }
const delays = [5, 10, 20]

interface TicketCardProps {
  ticket: Ticket
  now: number
  mayMove: boolean
  isPrinted: boolean
  onMove: (state: TicketState) => void
  onDelay: (minutes: number) => void
  onPrint: () => void
}

/** Shows a ticket with one large button, which moves it on. */
export function TicketCard({ ticket, now, mayMove, isPrinted, onMove, onDelay, onPrint }: TicketCardProps) {
  const { orderId, station, state, items, note, cancelledAt } = ticket
  const back = before[state]
  return (
    <article
      className={`ticket ticket-${state}${isPrinted ? ' ticket-printed' : ''}${cancelledAt ? ' ticket-cancelled' : ''}`}
      aria-label={t('kitchen.ticket', { number: String(orderId) })}
    >
      <header className="row row-apart">
        <h2 className="ticket-number">#{orderId}</h2>
        <Due ticket={ticket} now={now} />
      </header>
      <p className="row">
        {cancelledAt && <Badge tone="bad">{t('kitchen.cancelled')}</Badge>}
        {state !== 'new' && state !== 'done' && <Badge tone="info">{t(`kitchen.state.${state}`)}</Badge>}
        <span className="muted">{[placeOf(ticket), station].filter(Boolean).join(' · ')}</span>
      </p>
      <ul className="ticket-lines">
        {items.map((item) => (
          <li key={item._id}>
            <span className="strong">
              {item.quantity} × {[item.name, item.variantName].filter(Boolean).join(' · ')}
            </span>
            {[...Object.values(item.options), ...item.modifiers.map(wordsOf)].map((choice) => (
              <span key={choice} className="ticket-choice">
                {choice}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {note && <p className="ticket-note">{note}</p>}
      <div className="ticket-actions">
        {mayMove && (
          <Button
            className="ticket-bump"
            look={state === 'done' ? 'plain' : 'main'}
            onClick={() => onMove(next[state])}
          >
            {t(cancelledAt && state !== 'done' ? 'kitchen.dismiss' : `kitchen.bump.${state}`)}
          </Button>
        )}
        <Menu
          label={t('kitchen.more', { number: String(orderId) })}
          triggerClass="button button-plain ticket-more"
          trigger={<Ellipsis size={20} aria-hidden="true" />}
          align="end"
        >
          {mayMove && back && (
            <button type="button" onClick={() => onMove(back)}>
              {t('kitchen.back')}
            </button>
          )}
          {mayMove &&
            state !== 'done' &&
            !cancelledAt &&
            delays.map((count) => (
              <button key={count} type="button" onClick={() => onDelay(count)}>
                {t('kitchen.delay', { count })}
              </button>
            ))}
          <button type="button" onClick={onPrint}>
            {t('kitchen.print')}
          </button>
        </Menu>
      </div>
    </article>
  )
}

function Due({ ticket: { dueAt, state }, now }: { ticket: Ticket; now: number }) {
  const left = Math.round((Date.parse(dueAt) - now) / 60_000)
  const words = left < 0 ? t('kitchen.late', { count: -left }) : t('kitchen.left', { count: left })
  return (
    <span className="ticket-due">
      {state !== 'done' && <Badge tone={left < 0 ? 'bad' : left < 10 ? 'warn' : 'plain'}>{words}</Badge>}
      <Time at={dueAt} />
    </span>
  )
}

const placeOf = ({ way, table }: Ticket) =>
  table ? t('kitchen.table', { table }) : way ? t(`kitchen.way.${way}`) : ''

function wordsOf({ name, quantity, modifiers }: Ticket['items'][number]['modifiers'][number]): string {
  const within = modifiers.map(wordsOf).join(', ')
  return `${quantity > 1 ? `${quantity} × ` : ''}${name}${within && ` (${within})`}`
}
