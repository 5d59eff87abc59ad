import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { t } from '../../../words/discounts.ts'
import { useStore } from '../../shell/store.tsx'
import { itemsQuery } from '../catalogue/queries.ts'

export interface Chosen {
  _id: string
  name: string
}

interface ProductPickerProps {
  chosen: Chosen[]
  onChange: (chosen: Chosen[]) => void
  /** What else is shown beside a chosen product. */
  beside?: (one: Chosen) => ReactNode
}

/** Finds items of the store by their names and lists those that were chosen. */
export function ProductPicker({ chosen, onChange, beside }: ProductPickerProps) {
  const [query, setQuery] = useState('')
  const current = useStore()
  const found = useQuery({ ...itemsQuery(current, { query }, 5), enabled: query !== '' })
  const items = query === '' ? [] : (found.data?.items ?? [])
  const offered = items.filter(({ _id }) => !chosen.some((one) => one._id === _id))
  return (
    <div className="stack">
      {chosen.map((one) => (
        <div key={one._id} className="row-line">
          <span className="clip">{one.name}</span>
          {beside?.(one)}
          <Button
            look="quiet"
            aria-label={t('discounts.drop', { name: one.name })}
            onClick={() => onChange(chosen.filter(({ _id }) => _id !== one._id))}
          >
            ×
          </Button>
        </div>
      ))}
      <SearchField label={t('discounts.find')} value={query} onSearch={setQuery} />
      {offered.map(({ _id, name }) => (
        <Button
          key={_id}
          onClick={() => {
            onChange([...chosen, { _id, name }])
            setQuery('')
          }}
        >
          {t('discounts.take', { name })}
        </Button>
      ))}
      {query !== '' && found.isSuccess && items.length === 0 && (
        <p className="muted">{t('discounts.none-found')}</p>
      )}
    </div>
  )
}
