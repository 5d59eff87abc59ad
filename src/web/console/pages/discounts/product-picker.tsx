import './discounts.css'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { t } from '../../../words/discounts.ts'
import { useStore } from '../../shell/store.tsx'
import { itemQuery, itemsQuery } from '../catalogue/queries.ts'

export interface Chosen {
  _id: string
  /** Unknown of an item that was chosen earlier. */
  name?: string
}

interface ProductPickerProps {
  chosen: Chosen[]
  onChange: (chosen: Chosen[]) => void
  /** More to show beside a chosen product. */
  beside?: ((one: Required<Chosen>) => ReactNode) | undefined
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
        <ChosenRow
          key={one._id}
          one={one}
          beside={beside}
          onDrop={() => onChange(chosen.filter(({ _id }) => _id !== one._id))}
        />
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

interface ChosenRowProps extends Pick<ProductPickerProps, 'beside'> {
  one: Chosen
  onDrop: () => void
}

function ChosenRow({ one, beside, onDrop }: ChosenRowProps) {
  const asked = useQuery({ ...itemQuery(useStore(), one._id), enabled: one.name === undefined })
  const name = one.name ?? asked.data?.name ?? (asked.isError ? t('discounts.gone') : '…')
  return (
    <div className="discount-product">
      <span className="clip">{name}</span>
      {beside ? beside({ ...one, name }) : <span />}
      <Button look="quiet" aria-label={t('discounts.drop', { name })} onClick={onDrop}>
        <X size={16} aria-hidden="true" />
      </Button>
    </div>
  )
}
