import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { ActingSelect } from '../../../ui/acting-select.tsx'
import { TextArea, TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { t } from '../../../words/words.ts'
import { countryOptions } from '../stores/places.ts'
import { countryName, type Shipping, useShippingChange } from './queries.ts'

interface ZoneDialogProps {
  shipping: Shipping
  /** The index of the zone; undefined for a new one. */
  at?: number
  /** The country that a first zone begins with. */
  firstCountry?: string
  onClose: () => void
}

/** Edits the name of a zone and what it covers; its rates are edited in the list. */
export function ZoneDialog({ shipping, at, firstCountry, onClose }: ZoneDialogProps) {
  const change = useShippingChange({ shipping, after: onClose })
  const zone = at === undefined ? undefined : shipping.zones[at]
  const [countries, setCountries] = useState<string[]>(
    zone?.countries ?? (firstCountry ? [firstCountry] : []),
  )
  return (
    <FormDialog
      title={t(zone ? 'shipping.zone-edit' : 'shipping.zone-add')}
      onClose={onClose}
      action={t('common.save')}
      sending={change}
      onSubmit={(values) =>
        change.saveZone(at, {
          name: values.text('name'),
          countries,
          states: countries.length > 0 ? linesOf(values.text('states')) : [],
          rates: zone?.rates ?? [],
        })
      }
    >
      <TextField
        name="name"
        label={t('shipping.zone-name')}
        hint={t('shipping.zone-name-hint')}
        defaultValue={zone?.name ?? (firstCountry ? countryName(firstCountry) : '')}
        maxLength={120}
        required
        focused
      />
      <Countries chosen={countries} onChange={setCountries} />
      {countries.length > 0 && (
        <TextArea
          name="states"
          label={t('shipping.zone-states')}
          hint={t('shipping.zone-states-hint')}
          defaultValue={zone?.states?.join('\n')}
          rows={3}
          optional
        />
      )}
    </FormDialog>
  )
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

interface CountriesProps {
  chosen: string[]
  onChange: (chosen: string[]) => void
}

/** Shows the countries of a zone: a list to add from, and those that were added, each with a cross. */
function Countries({ chosen, onChange }: CountriesProps) {
  const id = useId()
  const options = countryOptions().filter(({ value }) => !chosen.includes(value))
  const remove = (country: string) => {
    onChange(chosen.filter((one) => one !== country))
    // The cross goes with its country: the list takes its focus, and says that it was changed.
    const list = document.getElementById(id)!
    list.focus()
    list.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <div className="field">
      <label htmlFor={id} className="label">
        {t('shipping.zone-countries')}
      </label>
      {chosen.length > 0 ? (
        <ul className="chips">
          {chosen.map((code) => (
            <li key={code} className="chip">
              {countryName(code)}
              <button
                type="button"
                aria-label={t('shipping.zone-country-remove', { country: countryName(code) })}
                onClick={() => remove(code)}
              >
                <X size={14} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="hint">{t('shipping.zone-world-hint')}</p>
      )}
      <ActingSelect
        id={id}
        name="countries"
        value=""
        options={[{ value: '', label: t('shipping.zone-country-add') }, ...options.slice(1)]}
        onTake={(country) => onChange([...chosen, country])}
      />
    </div>
  )
}
