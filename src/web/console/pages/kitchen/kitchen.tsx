import './kitchen.css'
import { useQuery } from '@tanstack/react-query'
import { ChefHat, Volume2, VolumeX, WifiOff } from 'lucide-react'
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { Page } from '../../../ui/layout.tsx'
import { Answer, Empty } from '../../../ui/states.tsx'
import { Choices } from '../../../ui/tabs.tsx'
import { t } from '../../../words/kitchen.ts'
import { useChange } from '../../shell/change.ts'
import { SectionLinks } from '../../shell/section-links.tsx'
import { useStore } from '../../shell/store.tsx'
import { bumped, useBumps } from './bumps.ts'
import { useRing } from './heard.ts'
import { kitchenQuery, type Ticket, ticketsQuery } from './queries.ts'
import { SoldOutDialog } from './sold-out.tsx'
import { StationsButton } from './stations.tsx'
import { TicketCard } from './ticket.tsx'

type View = 'open' | 'done'

/** Shows what the kitchen has to make, those that are due first at the beginning. */
export function KitchenPage() {
  const current = useStore()
  const [view, setView] = useState<View>('open')
  const [station, setStation] = useState('')
  const asked = useQuery(ticketsQuery(current, view === 'done'))
  const kitchen = useQuery(kitchenQuery(current))
  const { waiting, bump, isLost } = useBumps()
  const found = asked.data?.tickets
  const newest = useMemo(
    () => (view === 'open' ? found?.filter(({ state }) => state === 'new').map(({ _id }) => _id) : undefined),
    [found, view],
  )
  const { isOn, toggle, arrived } = useRing(newest)
  const isAway = isLost || (asked.isError && asked.data !== undefined)
  return (
    <Page
      title={t('kitchen.title')}
      actions={
        <>
          <Button
            aria-pressed={isOn}
            icon={isOn ? <Volume2 size={16} aria-hidden="true" /> : <VolumeX size={16} aria-hidden="true" />}
            onClick={toggle}
          >
            {t(isOn ? 'kitchen.sound-on' : 'kitchen.sound-off')}
          </Button>
          {kitchen.data && current.may('WRITE_STORE') && <StationsButton kitchen={kitchen.data} />}
        </>
      }
    >
      <SectionLinks of="kitchen" />
      {isAway && (
        <p className="kitchen-lost" role="alert">
          <WifiOff size={18} aria-hidden="true" />
          {t('kitchen.lost', { count: waiting.length })}
        </p>
      )}
      <p className="hidden-text" role="status">
        {arrived > 0 && t('kitchen.arrived', { count: arrived })}
      </p>
      <div className="row">
        <Choices
          label={t('kitchen.view')}
          tabs={[
            { name: 'open', label: t('kitchen.open') },
            { name: 'done', label: t('kitchen.done') },
          ]}
          current={view}
          onChange={setView}
        />
        {(kitchen.data?.stations.length ?? 0) > 0 && (
          <SelectField
            name="station"
            label={t('kitchen.station')}
            value={station}
            onChange={({ currentTarget: { value } }) => setStation(value)}
            options={[
              { value: '', label: t('kitchen.all') },
              ...kitchen.data!.stations.map(({ name }) => ({ value: name, label: name })),
            ]}
          />
        )}
      </div>
      <Answer to={{ ...asked, error: asked.data ? null : asked.error }}>
        {({ tickets }) => (
          <Board
            tickets={bumped(tickets, waiting).filter(
              (ticket) =>
                (ticket.state === 'done') === (view === 'done') && (!station || ticket.station === station),
            )}
            isOff={kitchen.data?.enabled === false}
            onMove={bump}
          />
        )}
      </Answer>
    </Page>
  )
}

interface BoardProps {
  tickets: Ticket[]
  isOff: boolean
  onMove: (ticket: Ticket, state: Ticket['state']) => void
}

function Board({ tickets, isOff, onMove }: BoardProps) {
  const { api, may } = useStore()
  const now = useNow()
  const [printed, setPrinted] = useState<string>()
  const [lacking, setLacking] = useState<Ticket>()
  const delay = useChange({
    send: ({ id, dueAt }: { id: string; dueAt: string }) => api.kitchen.updateTicket(id, { dueAt }),
    changes: ['tickets', 'orders'],
    done: t('kitchen.delayed'),
  })
  useEffect(() => {
    if (!printed) return
    print()
    setPrinted(undefined)
  }, [printed])
  if (tickets.length === 0)
    return (
      <Empty title={t('kitchen.empty')} icon={<ChefHat aria-hidden="true" />}>
        {t(isOff ? 'kitchen.off' : 'kitchen.empty-lead')}
      </Empty>
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its buttons are what is pressed; the arrows go from one to the next
    <div className="kitchen-board" onKeyDown={step}>
      {tickets.map((ticket) => (
        <TicketCard
          key={ticket._id}
          ticket={ticket}
          now={now}
          mayMove={may('WRITE_ORDERS')}
          isPrinted={printed === ticket._id}
          onMove={(state) => onMove(ticket, ticket.cancelledAt && ticket.state !== 'done' ? 'done' : state)}
          onDelay={(minutes) =>
            delay.mutate({
              id: ticket._id,
              dueAt: new Date(
                Math.max(Date.parse(ticket.dueAt), Date.now()) + minutes * 60_000,
              ).toISOString(),
            })
          }
          onPrint={() => setPrinted(ticket._id)}
          onSoldOut={may('WRITE_ORDERS') || may('WRITE_INVENTORY') ? () => setLacking(ticket) : undefined}
        />
      ))}
      {lacking && <SoldOutDialog ticket={lacking} onClose={() => setLacking(undefined)} />}
    </div>
  )
}

/** The arrows go from the large button of one ticket to that of the next. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!by || !(event.target as HTMLElement).classList.contains('ticket-bump')) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('.ticket-bump')]
  buttons[buttons.indexOf(event.target as HTMLElement) + by]?.focus()
}

/** Returns the time, again every 15 seconds. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
