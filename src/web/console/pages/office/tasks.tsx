import './notes.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ListChecks, Repeat } from 'lucide-react'
import { useState } from 'react'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { Empty } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Choices } from '../../../ui/tabs.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/office.ts'
import { SectionLinks } from '../../shell/section-links.tsx'
import { type CurrentStore, useStore } from '../../shell/store.tsx'
import { statuses, type TaskStatus } from './filters.ts'
import { Occurrences } from './occurrences.tsx'
import { type Task, tasksQuery } from './queries.ts'
import { TaskDialog } from './task-dialog.tsx'

const route = getRouteApi('/signed-in/stores/$storeId/tasks')

/** Shows the tasks of the team, newest first. */
export function TasksPage() {
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  const current = useStore()
  const tasks = useQuery(tasksQuery(current, filters))
  const [editing, setEditing] = useState<Task | 'new'>()
  const [recurring, setRecurring] = useState<Task>()
  const total = tasks.data?.pagination.total
  return (
    <Page
      title={t('tasks.title')}
      lead={total === undefined ? '\u00a0' : t('tasks.count', { count: total })}
      actions={
        current.may('WRITE_TASKS') && (
          <Button look="main" onClick={() => setEditing('new')}>
            {t('tasks.new')}
          </Button>
        )
      }
    >
      <SectionLinks of="office" />
      <Panel flush>
        <div className="filters filters-views">
          <Choices<TaskStatus | 'all'>
            label={t('tasks.status')}
            current={filters.status ?? 'all'}
            onChange={(status) =>
              navigate({ search: { status: status === 'all' ? undefined : status }, replace: true })
            }
            tabs={[
              { name: 'all', label: t('common.all') },
              ...statuses.map((name) => ({ name, label: t(`tasks.is-${name}`) })),
            ]}
          />
        </div>
        <List
          of={tasks}
          onPage={(page) => navigate({ search: { ...filters, page } })}
          empty={<NoTasks narrowed={Boolean(filters.status)} onClear={() => navigate({ search: {} })} />}
        >
          {({ tasks: rows }) => (
            <Table
              label={t('tasks.title')}
              columns={columnsOf(current, setEditing, setRecurring)}
              rows={rows}
              keyOf={({ _id }) => _id}
              stale={tasks.isPlaceholderData}
            />
          )}
        </List>
      </Panel>
      {editing && (
        <TaskDialog task={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
      )}
      {recurring && <Occurrences task={recurring} onClose={() => setRecurring(undefined)} />}
    </Page>
  )
}

const columnsOf = (
  { may }: CurrentStore,
  edit: (task: Task) => void,
  showDates: (task: Task) => void,
): Column<Task>[] => [
  {
    key: 'title',
    header: t('tasks.name'),
    phone: 'lead',
    wide: true,
    cell: ({ title, status }) => (
      <span className={status === 'done' || status === 'skipped' ? 'task-done' : 'strong'}>{title}</span>
    ),
  },
  {
    key: 'due',
    header: t('tasks.due'),
    phone: 'detail',
    cell: ({ dueDate }) => (dueDate ? <Time at={dueDate} /> : t('tasks.no-due')),
  },
  {
    key: 'people',
    header: t('tasks.assignees'),
    cell: ({ assignees }) =>
      assignees.length > 0 ? t('tasks.people', { count: assignees.length }) : t('common.none'),
  },
  {
    key: 'status',
    header: t('tasks.status'),
    phone: 'note',
    cell: ({ status }) => <Badge tone={tones[status]}>{t(`tasks.is-${status}`)}</Badge>,
  },
  {
    key: 'actions',
    header: t('common.actions'),
    phone: 'trail',
    align: 'end',
    cell: (task) => (
      <>
        {task.recurring !== 'none' && (
          <IconButton label={t('tasks.dates-of', { title: task.title })} onClick={() => showDates(task)}>
            <Repeat size={16} />
          </IconButton>
        )}
        <Button
          look="quiet"
          aria-label={t(may('WRITE_TASKS') ? 'tasks.edit-of' : 'tasks.open-of', { title: task.title })}
          onClick={() => edit(task)}
        >
          {t(may('WRITE_TASKS') ? 'tasks.edit' : 'tasks.open')}
        </Button>
      </>
    ),
  },
]

const tones: Record<TaskStatus, Tone> = {
  'to do': 'info',
  'in progress': 'warn',
  done: 'good',
  skipped: 'plain',
}

function NoTasks({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  if (!narrowed) {
    return (
      <Empty title={t('tasks.empty')} icon={<ListChecks size={20} aria-hidden="true" />}>
        {t('tasks.empty-hint')}
      </Empty>
    )
  }
  return (
    <Empty
      title={t('tasks.no-match')}
      action={<Button onClick={onClear}>{t('common.clear-filters')}</Button>}
    />
  )
}
