import { DecimalField } from '../../../ui/decimal-field.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { t } from '../../../words/custom-fields.ts'
import type { OwnField } from './queries.ts'

type Value = string | number | boolean
type Values = Record<string, Value>

const nameOf = (key: string) => `custom.${key}`
const most = 1_000_000_000_000

/** Edits the values of a record's own fields. */
export function ValueFields({ fields, values = {} }: { fields: OwnField[]; values?: Values | undefined }) {
  return fields.map((field) => <ValueField key={field._id} field={field} value={values[field.key]} />)
}

function ValueField({ field, value }: { field: OwnField; value: Value | undefined }) {
  const { name: label, type } = field
  const name = nameOf(field.key)
  if (type === 'number')
    return (
      <DecimalField
        {...{ name, label }}
        taken={{ decimals: 6 }}
        min={-most}
        max={most}
        value={typeof value === 'number' ? value : null}
        show={(number) => t('fields.shown', { value: number })}
        optional
      />
    )
  if (type === 'boolean' || type === 'choice') {
    const options =
      type === 'boolean'
        ? [
            { value: 'true', label: t('fields.yes') },
            { value: 'false', label: t('fields.no') },
          ]
        : [...new Set([...(typeof value === 'string' ? [value] : []), ...field.choices])].map((one) => ({
            value: one,
            label: one,
          }))
    return (
      <SelectField
        {...{ name, label }}
        defaultValue={value === undefined ? '' : String(value)}
        options={[{ value: '', label: t('fields.none') }, ...options]}
      />
    )
  }
  return (
    <TextField
      {...{ name, label }}
      type={type === 'date' ? 'date' : type === 'link' ? 'url' : 'text'}
      defaultValue={value === undefined ? '' : String(value)}
      maxLength={type === 'link' ? 2048 : 1000}
      optional
    />
  )
}

/** Returns the values of these fields in a form; null for those that are empty. */
export function customIn(values: FormValues, fields: OwnField[]) {
  const entries = fields.map(({ key, type }): [string, Value | null] => {
    const name = nameOf(key)
    if (type === 'number') return [key, values.number(name) ?? null]
    const text = values.optional(name)
    return [key, text === undefined ? null : type === 'boolean' ? text === 'true' : text]
  })
  return Object.fromEntries(entries)
}

/** Returns the values that differ, so that what others have changed meanwhile stays. */
export function changedCustom(values: FormValues, fields: OwnField[]) {
  const changes = Object.assign(
    {},
    ...fields.map((field) => values.changed((all) => customIn(all, [field]))),
  ) as ReturnType<typeof customIn>
  return Object.keys(changes).length > 0 ? { custom: changes } : {}
}
