import { type Key, t } from '../words/words.ts'
import { SelectField } from './field.tsx'

interface SortFieldProps<Sort extends string> {
  /** The orders of the list; the first one is the usual one. */
  sorts: readonly Sort[]
  value: Sort | undefined
  onSort: (sort: Sort | undefined) => void
}

/** Asks in which order a list is shown. */
export function SortField<Sort extends SortName>({ sorts, value, onSort }: SortFieldProps<Sort>) {
  return (
    <SelectField
      name="sort"
      label={t('sort.label')}
      value={value ?? sorts[0]}
      onChange={({ currentTarget }) => {
        const chosen = sorts.find((one) => one === currentTarget.value)
        onSort(chosen === sorts[0] ? undefined : chosen)
      }}
      options={sorts.map((one) => ({ value: one, label: t(`sort.${one}`) }))}
    />
  )
}

type NameOf<Word> = Word extends `sort.${infer Name}` ? Name : never
export type SortName = Exclude<NameOf<Key>, 'label'>
