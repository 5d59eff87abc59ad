import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { localInput } from '../../../ui/date-time.ts'
import { CheckField, SelectField, TextArea, TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { SureButton } from '../../../ui/sure-button.tsx'
import { WholeField } from '../../../ui/whole-field.tsx'
import { t } from '../../../words/office.ts'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import { statuses } from './filters.ts'
import { staffQuery, type Task } from './queries.ts'

const rhythms = ['none', 'daily', 'weekly', 'monthly'] as const satisfies Task['recurring'][]

/** Adds a task, or edits one. */
export function TaskDialog({ task, onClose }: { task?: Task; onClose: () => void }) {
  const { api, may, timeZone } = useStore()
  const mayWrite = may('WRITE_TASKS')
  const [rhythm, setRhythm] = useState<Task['recurring']>(task?.recurring ?? 'none')
  const save = useChange({
    send: (values: FormValues) => {
      // A due day may have been given in another time zone: who changes something else leaves it alone.
      if (task) return api.tasks.update(task._id, values.changed(bodyOf))
      return api.tasks.create(bodyOf(values))
    },
    changes: ['tasks'],
    done: t('tasks.changed'),
    after: onClose,
  })
  return (
    <FormDialog
      title={t(task ? (mayWrite ? 'tasks.edit-title' : 'tasks.one') : 'tasks.new')}
      onClose={onClose}
      action={t('common.save')}
      extra={task && <DeleteTask task={task} onDone={onClose} />}
      sending={save}
      onSubmit={save.mutate}
      locked={!mayWrite}
    >
      <TextField
        name="title"
        label={t('tasks.name')}
        defaultValue={task?.title}
        maxLength={200}
        required
        focused
      />
      <TextArea
        name="details"
        label={t('tasks.details')}
        defaultValue={task?.details}
        maxLength={10000}
        rows={3}
        optional
      />
      <div className="pair">
        <TextField
          name="dueDate"
          type="datetime-local"
          label={t('tasks.due')}
          defaultValue={localInput(task?.dueDate, timeZone)}
          optional
        />
        <SelectField
          name="status"
          label={t('tasks.status')}
          defaultValue={task?.status ?? 'to do'}
          options={statuses.map((one) => ({ value: one, label: t(`tasks.is-${one}`) }))}
        />
      </div>
      <SelectField
        name="recurring"
        label={t('tasks.recurring')}
        value={rhythm}
        onChange={({ currentTarget }) =>
          setRhythm(rhythms.find((one) => one === currentTarget.value) ?? 'none')
        }
        options={rhythms.map((one) => ({ value: one, label: t(`tasks.recurs-${one}`) }))}
      />
      {rhythm !== 'none' && <Schedule of={task?.recurringSchedule ?? null} rhythm={rhythm} />}
      <Assignees chosen={task?.assignees ?? []} />
    </FormDialog>
  )
}

function bodyOf(values: FormValues) {
  const until = values.optional('until')
  const recurring = rhythms.find((one) => one === values.text('recurring')) ?? 'none'
  return {
    title: values.text('title'),
    details: values.text('details'),
    dueDate: values.optional('dueDate') ?? null,
    status: statuses.find((one) => one === values.text('status')),
    recurring,
    recurringSchedule: recurring === 'none' || !until ? null : { every: values.number('every') ?? 1, until },
    // The order means nothing, and changes once the names arrive.
    assignees: values.all('assignees').sort(),
  }
}

function Schedule({
  of,
  rhythm,
}: {
  of: Task['recurringSchedule']
  rhythm: Exclude<Task['recurring'], 'none'>
}) {
  return (
    <div className="pair">
      <WholeField
        name="every"
        label={t('tasks.every')}
        after={t(`tasks.every-${rhythm}`)}
        value={of?.every ?? 1}
        min={1}
        required
      />
      <TextField
        name="until"
        type="date"
        label={t('tasks.until')}
        defaultValue={of?.until.slice(0, 10)}
        required
      />
    </div>
  )
}

/** A checkbox for each of the store's people. A reader who may not see them leaves the chosen people as they are. */
function Assignees({ chosen }: { chosen: string[] }) {
  const current = useStore()
  const { data } = useQuery({ ...staffQuery(current), enabled: current.may('owner') })
  const known = data ?? []
  const others = chosen.filter((id) => !known.some(({ _id }) => _id === id))
  return (
    <>
      {others.map((id) => (
        <input key={id} type="hidden" name="assignees" value={id} />
      ))}
      {known.length > 0 && (
        <fieldset className="options">
          <legend>{t('tasks.assignees')}</legend>
          {known.map(({ _id, name, email }) => (
            <CheckField
              key={_id}
              name="assignees"
              value={_id}
              label={name ?? email}
              defaultChecked={chosen.includes(_id)}
            />
          ))}
        </fieldset>
      )}
    </>
  )
}

/** Asks a second time in place: a dialog over a dialog would be one too many. */
function DeleteTask({ task, onDone }: { task: Task; onDone: () => void }) {
  const { api } = useStore()
  const remove = useChange({
    send: () => api.tasks.delete(task._id),
    changes: ['tasks'],
    done: t('tasks.deleted'),
    after: onDone,
  })
  return (
    <SureButton
      words={t('tasks.delete')}
      sure={t('tasks.delete-sure')}
      sending={remove}
      onSure={() => remove.mutate()}
    />
  )
}
