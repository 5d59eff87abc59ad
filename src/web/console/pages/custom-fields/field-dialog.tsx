import { useState } from 'react'
import { CheckField, SelectField, TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { listIn, listText } from '../../../ui/list-text.ts'
import { t } from '../../../words/custom-fields.ts'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import type { OwnField } from './queries.ts'

const types = ['text', 'number', 'boolean', 'date', 'choice', 'link'] as const
const resources = ['products', 'customers'] as const
type Type = OwnField['type']
type Resource = OwnField['resource']

/** Adds a field, or edits what can be changed of one. */
export function FieldDialog({ field, onClose }: { field: OwnField | null; onClose: () => void }) {
  const { api } = useStore()
  const [type, setType] = useState<Type>(field?.type ?? 'text')
  const [resource, setResource] = useState<Resource>(field?.resource ?? 'products')
  const changeable = (values: FormValues) => ({
    name: values.text('name'),
    ...(type === 'choice' && { choices: [...new Set(listIn(values.text('choices')))] }),
    ...(resource === 'products' && { public: values.checked('public') }),
  })
  const save = useChange({
    send: (values: FormValues) =>
      field
        ? api.customFields.update(field._id, values.changed(changeable))
        : api.customFields.create({ ...changeable(values), key: values.text('key'), resource, type }),
    changes: ['custom-fields', 'products'],
    done: t(field ? 'common.saved' : 'fields.created'),
    after: onClose,
  })
  return (
    <FormDialog
      title={t(field ? 'fields.edit' : 'fields.new')}
      onClose={onClose}
      action={t(field ? 'common.save' : 'fields.create')}
      sending={save}
      onSubmit={save.mutate}
    >
      <TextField
        name="name"
        label={t('fields.name')}
        defaultValue={field?.name}
        maxLength={100}
        required
        focused
      />
      {!field && (
        <>
          <TextField
            name="key"
            label={t('fields.key')}
            hint={t('fields.key-hint')}
            maxLength={40}
            pattern="[a-z][a-z0-9_]*"
            title={t('fields.key-hint')}
            required
            spellCheck={false}
          />
          <SelectField
            name="resource"
            label={t('fields.resource')}
            defaultValue={resource}
            onChange={(event) => setResource(event.currentTarget.value as Resource)}
            options={resources.map((value) => ({ value, label: t(`fields.of-${value}`) }))}
          />
          <SelectField
            name="type"
            label={t('fields.type')}
            defaultValue={type}
            onChange={(event) => setType(event.currentTarget.value as Type)}
            options={types.map((value) => ({ value, label: t(`fields.type-${value}`) }))}
          />
        </>
      )}
      {type === 'choice' && (
        <TextField
          name="choices"
          label={t('fields.choices')}
          defaultValue={listText(field?.choices ?? [])}
          required
        />
      )}
      {resource === 'products' && (
        <CheckField
          name="public"
          label={t('fields.public')}
          hint={t('fields.public-hint')}
          defaultChecked={field?.public}
        />
      )}
    </FormDialog>
  )
}
