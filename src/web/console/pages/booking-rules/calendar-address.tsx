import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { CopyText } from '../../../ui/copy.tsx'
import { Answer } from '../../../ui/states.tsx'
import { SureButton } from '../../../ui/sure-button.tsx'
import { t } from '../../../words/bookings.ts'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import { calendarQuery } from './queries.ts'

/** Shows the secret address of a resource's calendar, or without one of the store's, to copy and to renew. */
export function CalendarAddress({ resource }: { resource?: string }) {
  const current = useStore()
  const { api, may } = current
  const asked = useQuery(calendarQuery(current, resource))
  const renew = useChange({
    send: () => (resource ? api.bookings.renewResourceCalendar(resource) : api.bookings.renewCalendar()),
    changes: ['calendars'],
    done: t('calendars.made'),
  })
  const mayRenew = may('WRITE_ORDERS')
  return (
    <Answer to={asked}>
      {({ url }) => (
        <div className="stack">
          <p className="muted">{t(url || mayRenew ? 'calendars.lead' : 'calendars.none')}</p>
          {url && <CopyText text={url} />}
          {mayRenew && (
            <p className="row">
              {url ? (
                <SureButton
                  words={t('calendars.renew')}
                  sure={t('calendars.renew-sure')}
                  sending={renew}
                  onSure={() => renew.mutate()}
                />
              ) : (
                <Button busy={renew.isPending} onClick={() => renew.mutate()}>
                  {t('calendars.make')}
                </Button>
              )}
            </p>
          )}
        </div>
      )}
    </Answer>
  )
}
