import { TextField } from '../../../ui/field.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { SortField } from '../../../ui/sort-field.tsx'
import { Choices } from '../../../ui/tabs.tsx'
import { t } from '../../../words/words.ts'
import { type Filters, sortsOf, type View, views } from './filters.ts'

interface OrderFiltersProps {
  filters: Filters
  onChange: (filters: Filters) => void
}

/** Shows the fields of the filters. Any change goes back to the first page of the list. */
export function OrderFilters({ filters, onChange }: OrderFiltersProps) {
  const change = (changes: Filters) => onChange({ ...filters, page: undefined, ...changes })
  return (
    <>
      <div className="filters filters-views">
        <Choices<View | 'all'>
          label={t('orders.status')}
          current={filters.view ?? 'all'}
          onChange={(view) => change({ view: view === 'all' ? undefined : view, sort: undefined })}
          tabs={[
            { name: 'all', label: t('common.all') },
            ...views.map((name) => ({ name, label: t(`orders.view-${name}`) })),
          ]}
        />
      </div>
      <div className="filters">
        <SearchField
          label={t('orders.search')}
          value={filters.query ?? ''}
          onSearch={(query) => change({ query: query || undefined })}
        />
        <TextField
          name="from"
          type="date"
          label={t('orders.from')}
          value={filters.from ?? ''}
          max={filters.to}
          onChange={(event) => change({ from: event.currentTarget.value || undefined })}
        />
        <TextField
          name="to"
          type="date"
          label={t('orders.to')}
          value={filters.to ?? ''}
          min={filters.from}
          onChange={(event) => change({ to: event.currentTarget.value || undefined })}
        />
        {!filters.query && (
          <SortField sorts={sortsOf(filters.view)} value={filters.sort} onSort={(sort) => change({ sort })} />
        )}
      </div>
    </>
  )
}
