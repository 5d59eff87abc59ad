import { X } from 'lucide-react'
import { useId } from 'react'
import { ActingSelect } from '../../../ui/acting-select.tsx'
import { Button } from '../../../ui/button.tsx'
import { t } from '../../../words/shipping.ts'
import { countryOptions } from '../stores/places.ts'
import { countryName } from './queries.ts'

const union = 'AT BE BG HR CY CZ DE DK EE ES FI FR GR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
/** Groups of countries. The zone has their members, not the group (decision one-zone-applies-to-an-address). */
const groups = [
  { name: 'eu', members: union },
  { name: 'eea', members: [...union, 'IS', 'LI', 'NO'] },
] as const

const byName = (one: string, other: string) => countryName(one).localeCompare(countryName(other))

interface CountriesProps {
  chosen: string[]
  onChange: (chosen: string[]) => void
}

/**
 * Shows the countries of a zone: a list to add from, groups to add at once, and those that were added, each with a cross.
 */
export function ZoneCountries({ chosen, onChange }: CountriesProps) {
  const id = useId()
  const options = countryOptions().filter(({ value }) => !chosen.includes(value))
  const change = (countries: string[]) => {
    onChange(countries)
    // A cross goes with its country, and a button with its group: the list takes the focus, and says that it was changed.
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
          {chosen.toSorted(byName).map((code) => (
            <li key={code} className="chip">
              {countryName(code)}
              <button
                type="button"
                aria-label={t('shipping.zone-country-remove', { country: countryName(code) })}
                onClick={() => change(chosen.filter((one) => one !== code))}
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
      <div className="row">
        {groups
          .filter(({ members }) => members.some((code) => !chosen.includes(code)))
          .map(({ name, members }) => (
            <Button key={name} look="quiet" onClick={() => change([...new Set([...chosen, ...members])])}>
              {t(`shipping.zone-add-${name}`)}
            </Button>
          ))}
        {chosen.length > 0 && (
          <Button look="quiet" onClick={() => change([])}>
            {t('shipping.zone-add-world')}
          </Button>
        )}
      </div>
    </div>
  )
}
