import { useInfiniteQuery } from '@tanstack/react-query'
import { ActingSelect } from '../../../ui/acting-select.tsx'
import { dayInput } from '../../../ui/date-time.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadMore } from '../../../ui/pagination.tsx'
import { Answer, Empty, Problem } from '../../../ui/states.tsx'
import { t } from '../../../words/office.ts'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import { statuses, type TaskStatus } from './filters.ts'
import { type Occurrence, occurrencesQuery, type Task } from './queries.ts'

/** Shows the dates of a recurring task, from a week ago on, each with its own status. */
export function Occurrences({ task, onClose }: { task: Task; onClose: () => void }) {
  const current = useStore()
  const weekAgo = dayInput(Date.now() - 7 * 24 * 60 * 60_000, current.timeZone)
  const asked = useInfiniteQuery(occurrencesQuery(current, task, weekAgo))
  return (
    <Dialog title={t('tasks.dates-of', { title: task.title })} onClose={onClose}>
      <Answer to={asked}>
        {(occurrences) =>
          occurrences.length === 0 && !asked.hasNextPage ? (
            <Empty title={t('tasks.no-dates')} />
          ) : (
            <>
              <ul className="occurrences">
                {occurrences.map((occurrence) => (
                  <OccurrenceLine key={occurrence.date} task={task} occurrence={occurrence} />
                ))}
              </ul>
              <LoadMore of={asked} />
            </>
          )
        }
      </Answer>
    </Dialog>
  )
}

function OccurrenceLine({ task, occurrence }: { task: Task; occurrence: Occurrence }) {
  const { api, may } = useStore()
  const day = days.format(new Date(`${occurrence.date}T12:00:00`))
  const change = useChange({
    send: (status: TaskStatus) => api.tasks.updateOccurrence(task._id, occurrence.date, { status }),
    changes: ['tasks'],
    done: t('tasks.changed'),
  })
  return (
    <li>
      <span className="tabular">{day}</span>
      <ActingSelect
        aria-label={t('tasks.status-on', { day })}
        disabled={!may('WRITE_TASKS')}
        value={change.isPending ? change.variables : occurrence.status}
        options={statuses.map((one) => ({ value: one, label: t(`tasks.is-${one}`) }))}
        onTake={(value) => {
          const status = statuses.find((one) => one === value)
          if (status) change.mutate(status)
        }}
      />
      {change.error ? <Problem error={change.error} /> : null}
    </li>
  )
}

const days = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})
