import { TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { t } from '../../../words/goods.ts'
import type { Product } from './kinds.ts'

const parties = ['manufacturer', 'responsiblePerson'] as const
const lines = { name: 255, address: 500, email: 254 } as const

/** Edits who made a product and who answers for it, as the EU wants shoppers to know. */
export function Parties({ product }: { product: Product | undefined }) {
  return (
    <Panel title={t('goods.safety')}>
      <div className="stack">
        <p className="muted small">{t('goods.safety-hint')}</p>
        {parties.map((party) => (
          <fieldset key={party} className="stack">
            <legend className="strong">{t(`goods.${party}`)}</legend>
            {(['name', 'address', 'email'] as const).map((line) => (
              <TextField
                key={line}
                name={`${party}.${line}`}
                label={t(`goods.party-${line}`)}
                type={line === 'email' ? 'email' : 'text'}
                defaultValue={product?.[party]?.[line]}
                maxLength={lines[line]}
                optional
              />
            ))}
          </fieldset>
        ))}
      </div>
    </Panel>
  )
}

/** Returns the parties of the form, null for those of whom nothing is said. */
export const partiesIn = (values: FormValues) => ({
  manufacturer: partyIn(values, 'manufacturer'),
  responsiblePerson: partyIn(values, 'responsiblePerson'),
})

function partyIn(values: FormValues, party: (typeof parties)[number]): Product['manufacturer'] | null {
  const [name, address, email] = ['name', 'address', 'email'].map((line) => values.text(`${party}.${line}`))
  return name || address || email ? { name: name!, address: address!, email: email! } : null
}
