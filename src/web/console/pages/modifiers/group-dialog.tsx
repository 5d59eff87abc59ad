import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { dayInput } from '../../../ui/date-time.ts'
import { CheckField, SelectField, TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { WholeField } from '../../../ui/whole-field.tsx'
import { t } from '../../../words/modifiers.ts'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import { OptionFields, optionIn, type Row } from './option-fields.tsx'
import { allGroupsQuery, type Group } from './queries.ts'

let made = 0
const newRow = (): Row => ({ key: `new-${++made}` })

/** Adds a group of options, or edits an existing one. */
export function GroupDialog({ group, onClose }: { group: Group | null; onClose: () => void }) {
  const current = useStore()
  const { api, store, may } = current
  const others = useQuery(allGroupsQuery(current)).data?.filter(({ _id }) => _id !== group?._id) ?? []
  const [rows, setRows] = useState<Row[]>(() =>
    group ? group.options.map((option) => ({ key: option._id, option })) : [newRow()],
  )
  const tomorrow = dayInput(Date.now() + 86_400_000, store.timeZone)
  const read = (values: FormValues) => ({
    name: values.text('name'),
    min: values.number('min') ?? 0,
    max: values.number('max') ?? null,
    included: values.number('included') ?? 0,
    pricing: values.text('pricing') === 'highest' ? ('highest' as const) : ('sum' as const),
    allowQuantities: values.checked('allowQuantities'),
    options: rows.map((row) => optionIn(values, row, tomorrow)),
  })
  const save = useChange({
    send: (values: FormValues) =>
      group ? api.modifierGroups.update(group._id, read(values)) : api.modifierGroups.create(read(values)),
    changes: ['modifiers', 'products'],
    done: t(group ? 'common.saved' : 'modifiers.created'),
    after: onClose,
  })
  const move = (from: number, by: number) =>
    setRows((all) => {
      const moved = all.toSpliced(from, 1)
      return moved.toSpliced(from + by, 0, all[from]!)
    })
  return (
    <FormDialog
      title={group ? group.name : t('modifiers.new')}
      look="wide"
      onClose={onClose}
      action={t(group ? 'common.save' : 'modifiers.create')}
      sending={save}
      onSubmit={save.mutate}
      locked={!may('WRITE_INVENTORY')}
    >
      <div className="stack dialog-fields">
        <TextField
          name="name"
          label={t('modifiers.name')}
          hint={t('modifiers.name-hint')}
          defaultValue={group?.name}
          maxLength={200}
          required
          focused
        />
        <div className="columns columns-3">
          <WholeField
            name="min"
            label={t('modifiers.min')}
            min={0}
            max={100}
            value={group?.min || undefined}
            optional
          />
          <WholeField name="max" label={t('modifiers.max')} min={1} max={100} value={group?.max} optional />
          <WholeField
            name="included"
            label={t('modifiers.included')}
            hint={t('modifiers.included-hint')}
            min={0}
            max={100}
            value={group?.included || undefined}
            optional
          />
        </div>
        <SelectField
          name="pricing"
          label={t('modifiers.pricing')}
          defaultValue={group?.pricing}
          options={[
            { value: 'sum', label: t('modifiers.pricing-sum') },
            { value: 'highest', label: t('modifiers.pricing-highest') },
          ]}
        />
        <CheckField
          name="allowQuantities"
          label={t('modifiers.quantities')}
          hint={t('modifiers.quantities-hint')}
          defaultChecked={group?.allowQuantities}
        />
        {rows.map((row, place) => (
          <OptionFields
            key={row.key}
            row={row}
            number={place + 1}
            groups={others}
            onUp={place > 0 ? () => move(place, -1) : undefined}
            onRemove={rows.length > 1 ? () => setRows((all) => all.filter((one) => one !== row)) : undefined}
          />
        ))}
        {rows.length < 50 && (
          <Button onClick={() => setRows((all) => [...all, newRow()])}>{t('modifiers.add')}</Button>
        )}
      </div>
    </FormDialog>
  )
}
