import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CheckField, TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { t } from '../../../words/kitchen.ts'
import { useChange } from '../../shell/change.ts'
import { storeKey, useStore } from '../../shell/store.tsx'
import type { Kitchen } from './queries.ts'

/** Opens the dialog that says which station makes what. */
export function StationsButton({ kitchen }: { kitchen: Kitchen }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('kitchen.stations')}</Button>
      {isOpen && <StationsDialog kitchen={kitchen} onClose={() => setOpen(false)} />}
    </>
  )
}

function StationsDialog({ kitchen, onClose }: { kitchen: Kitchen; onClose: () => void }) {
  const { storeId, api } = useStore()
  const categories = useQuery({
    queryKey: storeKey(storeId, 'categories', 'kitchen'),
    queryFn: ({ signal }) => api.categories.list({ limit: 100 }, { signal }),
  })
  const known = categories.data?.categories ?? []
  // One more than there are, so that another can be named.
  const rows = [...kitchen.stations, { name: '', categories: [], foods: [] }]
  const change = useChange({
    send: (values: Kitchen) => api.kitchen.set(values),
    changes: ['kitchen'],
    done: t('kitchen.saved'),
    after: onClose,
  })
  const submit = (values: FormValues) => {
    const enabled = values.checked('enabled')
    const stations = rows.flatMap(({ foods, categories: before }, row) => {
      const name = values.text(`name-${row}`)
      const unseen = before.filter((id) => !known.some(({ _id }) => _id === id))
      const chosen = known.filter(({ _id }) => values.checked(`made-${row}-${_id}`)).map(({ _id }) => _id)
      return name ? [{ name, categories: [...chosen, ...unseen], foods }] : []
    })
    change.mutate({ enabled, stations: enabled ? stations : [] })
  }
  if (!categories.data) return null
  return (
    <FormDialog
      title={t('kitchen.stations')}
      onClose={onClose}
      action={t('common.save')}
      sending={change}
      onSubmit={submit}
    >
      <CheckField name="enabled" label={t('kitchen.enabled')} defaultChecked={kitchen.enabled} />
      <p className="muted">{t('kitchen.stations-lead')}</p>
      {rows.map((station, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a form stay where they are
        <fieldset key={row} className="stack">
          <legend className="hidden-text">{station.name || t('kitchen.another')}</legend>
          <TextField
            name={`name-${row}`}
            label={t(station.name ? 'kitchen.name' : 'kitchen.another')}
            defaultValue={station.name}
            maxLength={60}
            optional
          />
          <div className="columns columns-2">
            {known.map(({ _id, name }) => (
              <CheckField
                key={_id}
                name={`made-${row}-${_id}`}
                label={name}
                defaultChecked={station.categories.includes(_id)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </FormDialog>
  )
}
