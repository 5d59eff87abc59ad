import './modifiers.css'
import { ArrowUp, Trash2 } from 'lucide-react'
import { IconButton } from '../../../ui/button.tsx'
import { CheckField, SelectField, TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { t } from '../../../words/modifiers.ts'
import { AmountField } from '../../shell/amount-field.tsx'
import type { Group, Option } from './queries.ts'

/** An option of the form; a new one is not saved yet. */
export interface Row {
  key: string
  option?: Option
}

const states = ['available', 'tomorrow', 'unavailable'] as const

const stateOf = (option: Option | undefined): (typeof states)[number] => {
  if (option && !option.available) return 'unavailable'
  return option?.soldOutUntil && Date.parse(option.soldOutUntil) > Date.now() ? 'tomorrow' : 'available'
}

interface OptionFieldsProps {
  row: Row
  number: number
  /** The groups of which something can be chosen with the option. */
  groups: Group[]
  onUp: (() => void) | undefined
  onRemove: (() => void) | undefined
}

/** Edits an option: its name and price, whether it can be chosen now, and what is chosen with it. */
export function OptionFields({ row: { key, option }, number, groups, onUp, onRemove }: OptionFieldsProps) {
  return (
    <fieldset className="stack option-fields">
      <legend>{t('modifiers.option', { number })}</legend>
      <div className="columns columns-2">
        <TextField
          name={`name-${key}`}
          label={t('modifiers.option-name', { number })}
          defaultValue={option?.name}
          maxLength={200}
          required
        />
        <AmountField
          name={`price-${key}`}
          label={t('modifiers.price', { number })}
          amount={option?.price || null}
          optional
        />
        <SelectField
          name={`state-${key}`}
          label={t('modifiers.state', { number })}
          defaultValue={stateOf(option)}
          options={states.map((value) => ({ value, label: t(`modifiers.state-${value}`) }))}
        />
        <SelectField
          name={`groups-${key}`}
          label={t('modifiers.then', { number })}
          defaultValue={option?.groups[0] ?? ''}
          options={[
            { value: '', label: t('modifiers.then-nothing') },
            ...groups.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
        />
      </div>
      <CheckField
        name={`default-${key}`}
        label={t('modifiers.default', { number })}
        defaultChecked={option?.default}
      />
      <div className="row">
        {onUp && (
          <IconButton label={t('modifiers.up', { number })} onClick={onUp}>
            <ArrowUp size={16} aria-hidden="true" />
          </IconButton>
        )}
        {onRemove && (
          <IconButton label={t('modifiers.remove', { number })} onClick={onRemove}>
            <Trash2 size={16} aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </fieldset>
  )
}

/** Returns the option of a row; what the form does not show stays as it is. `tomorrow` is a day of the store. */
export function optionIn(values: FormValues, { key, option }: Row, tomorrow: string) {
  const state = values.text(`state-${key}`)
  const [first, ...more] = option?.groups ?? []
  const group = values.optional(`groups-${key}`)
  const untilThen = stateOf(option) === 'tomorrow' ? option?.soldOutUntil : tomorrow
  return {
    ...(option && { _id: option._id, foodId: option.foodId }),
    name: values.text(`name-${key}`),
    price: values.number(`price-${key}`) ?? 0,
    default: values.checked(`default-${key}`),
    available: state !== 'unavailable',
    soldOutUntil: state === 'tomorrow' ? untilThen : null,
    groups:
      group === first ? (option?.groups ?? []) : group ? [group, ...more.filter((one) => one !== group)] : [],
  }
}
