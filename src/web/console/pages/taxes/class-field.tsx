import { useQuery } from '@tanstack/react-query'
import { SelectField } from '../../../ui/field.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { t } from '../../../words/taxes.ts'
import { useStore } from '../../shell/store.tsx'
import { shopQuery } from '../settings/queries.ts'
import { classes } from './queries.ts'

/** Takes the class of the tax rates of an item, at a store that computes taxes. */
export function ClassField({ taxClass = 'standard' }: { taxClass?: string | undefined }) {
  const current = useStore()
  const { data } = useQuery({ ...shopQuery(current), enabled: current.may('WRITE_STORE') })
  if (!data?.taxes) return null
  const { classes: own = [] } = data.taxes
  const options = [
    ...classes.map((value) => ({ value, label: t(`taxes.class-${value}`) })),
    ...own.map(({ key, name }) => ({ value: key, label: name })),
  ]
  const isKnown = options.some(({ value }) => value === taxClass)
  return (
    <Panel title={t('taxes.title')}>
      <SelectField
        name="taxClass"
        label={t('taxes.class-of')}
        defaultValue={taxClass}
        options={isKnown ? options : [...options, { value: taxClass, label: taxClass }]}
      />
    </Panel>
  )
}
