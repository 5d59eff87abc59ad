import { useQuery } from '@tanstack/react-query'
import { SelectField } from '../../../ui/field.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { SortField } from '../../../ui/sort-field.tsx'
import { Choices } from '../../../ui/tabs.tsx'
import { t } from '../../../words/words.ts'
import { useStore } from '../../shell/store.tsx'
import { inTree, wayTo } from '../categories/tree.ts'
import { type Filters, sorts, type View, viewsOf } from './filters.ts'
import { kindOf } from './kinds.ts'
import { categoriesQuery } from './queries.ts'

interface ItemFiltersProps {
  filters: Filters
  onChange: (filters: Filters) => void
}

/** Shows the fields of the filters. Any change goes back to the first page of the list. */
export function ItemFilters({ filters, onChange }: ItemFiltersProps) {
  const current = useStore()
  const categories = useQuery(categoriesQuery(current))
  const views = viewsOf[kindOf(current.store)]
  const change = (changes: Filters) => onChange({ ...filters, page: undefined, ...changes })
  return (
    <>
      <div className="filters filters-views">
        <Choices<View | 'all'>
          label={t('catalogue.status')}
          current={filters.view ?? 'all'}
          onChange={(view) => change({ view: view === 'all' ? undefined : view })}
          tabs={[
            { name: 'all', label: t('common.all') },
            ...views.map((name) => ({ name, label: t(`catalogue.${name}`) })),
          ]}
        />
      </div>
      <div className="filters">
        <SearchField
          label={t('catalogue.search')}
          value={filters.query ?? ''}
          onSearch={(query) => change({ query: query || undefined })}
        />
        {categories.data && categories.data.length > 0 && (
          <SelectField
            name="category"
            label={t('catalogue.category')}
            value={filters.category ?? ''}
            onChange={(event) => change({ category: event.currentTarget.value || undefined })}
            options={[
              { value: '', label: t('common.all') },
              ...inTree(categories.data).map((one) => ({ value: one._id, label: wayTo(one) })),
            ]}
          />
        )}
        {kindOf(current.store) === 'products' && (
          <SortField sorts={sorts} value={filters.sort} onSort={(sort) => change({ sort })} />
        )}
      </div>
    </>
  )
}
