import '../settings/settings.css'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { Answer } from '../../../ui/states.tsx'
import { t } from '../../../words/hours.ts'
import { useFresh } from '../../shell/fresh.ts'
import { useStore } from '../../shell/store.tsx'
import { ClosedNow } from './closed-now.tsx'
import { Exceptions } from './exceptions.tsx'
import { type Hours, hoursQuery, type Way, type WayHours, ways } from './queries.ts'
import { WayDialog } from './way-dialog.tsx'
import { periodsOfDay, periodsText, weekdays } from './week.ts'

/** Shows the opening hours of the store. */
export function HoursPage() {
  const current = useStore()
  const asked = useFresh(hoursQuery(current))
  return (
    <Page title={t('hours.title')} lead={t('hours.lead', { zone: current.store.timeZone })}>
      <Answer to={asked}>
        {(hours) => (
          <>
            <ClosedNow hours={hours} />
            {ways.map((way) => (
              <WayPanel key={way} hours={hours} way={way} />
            ))}
            <Exceptions hours={hours} />
          </>
        )}
      </Answer>
    </Page>
  )
}

function WayPanel({ hours, way }: { hours: Hours; way: Way }) {
  const [isEditing, setEditing] = useState(false)
  const own = hours.ways[way]
  return (
    <Panel
      title={t(`hours.${way}`)}
      actions={
        <Button
          aria-label={`${t(own ? 'hours.edit' : 'hours.set')}: ${t(`hours.${way}`)}`}
          onClick={() => setEditing(true)}
        >
          {t(own ? 'hours.edit' : 'hours.set')}
        </Button>
      }
    >
      {own ? <Week own={own} /> : <p className="muted">{t('hours.none')}</p>}
      {isEditing && <WayDialog hours={hours} way={way} onClose={() => setEditing(false)} />}
    </Panel>
  )
}

function Week({ own }: { own: WayHours }) {
  const { periods, slotMinutes, leadMinutes, daysAhead, capacity } = own
  return (
    <>
      <ul className="stack">
        {weekdays.map((day) => (
          <li key={day} className="row row-apart">
            <span>{t(`hours.${day}`)}</span>
            <span className="tabular">{periodsText(periodsOfDay(periods, day)) || t('hours.closed')}</span>
          </li>
        ))}
      </ul>
      <p className="muted">
        {t('hours.rules', {
          slot: slotMinutes,
          lead: leadMinutes,
          days: daysAhead,
          capacity: capacity === null ? t('hours.any') : t('hours.most', { count: capacity }),
        })}
      </p>
    </>
  )
}
