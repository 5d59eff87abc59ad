import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { Answer } from '../../../ui/states.tsx'
import { t } from '../../../words/bookings.ts'
import { useStore } from '../../shell/store.tsx'
import { allServicesQuery } from '../bookings/queries.ts'
import { RulesDialog } from './rules-dialog.tsx'

/** Lists the services that are sold for a time, each with a way to change how it is booked. */
export function ServicesPanel() {
  const asked = useQuery(allServicesQuery(useStore()))
  const [open, setOpen] = useState<{ id: string; name: string } | null>(null)
  return (
    <Panel title={t('rules.title')}>
      <Answer to={asked}>
        {(services) => {
          const bookable = services.filter((service) => service.bookable)
          return (
            <ul className="stack">
              {bookable.length === 0 && <li className="muted">{t('rules.none')}</li>}
              {bookable.map(({ _id: id, name, durationMinutes }) => (
                <li key={id} className="row row-apart">
                  <p>
                    {name}{' '}
                    <span className="muted">{t('rules.duration', { count: durationMinutes ?? 0 })}</span>
                  </p>
                  <Button
                    look="quiet"
                    aria-label={t('rules.edit', { name })}
                    onClick={() => setOpen({ id, name })}
                  >
                    {t('rules.change')}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }}
      </Answer>
      {open && <RulesDialog {...open} onClose={() => setOpen(null)} />}
    </Panel>
  )
}
