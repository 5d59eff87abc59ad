import './reviews.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Star } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { Empty } from '../../../ui/states.tsx'
import { Choices } from '../../../ui/tabs.tsx'
import { t } from '../../../words/reviews.ts'
import { SectionLinks } from '../../shell/section-links.tsx'
import { useStore } from '../../shell/store.tsx'
import { type ReviewFilters, ratings, views } from './filters.ts'
import { reviewsQuery } from './queries.ts'
import { ReviewLine } from './review.tsx'

const route = getRouteApi('/signed-in/stores/$storeId/reviews')

/** Shows the reviews of the products, newest first: answered, hidden and deleted here. */
export function ReviewsPage() {
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  const reviews = useQuery(reviewsQuery(useStore(), filters))
  const total = reviews.data?.pagination.total
  return (
    <Page
      title={t('reviews.title')}
      lead={total === undefined ? '\u00a0' : t('reviews.count', { count: total })}
    >
      <SectionLinks of="talk" />
      <Panel flush>
        <Filters filters={filters} onChange={(search) => navigate({ search, replace: true })} />
        <List
          of={reviews}
          onPage={(page) => navigate({ search: { ...filters, page } })}
          empty={
            <NoReviews
              narrowed={Boolean(filters.view || filters.rating || filters.product)}
              onClear={() => navigate({ search: {} })}
            />
          }
        >
          {({ reviews: rows }) => (
            <ul className={reviews.isPlaceholderData ? 'voices stale' : 'voices'}>
              {rows.map((review) => (
                <ReviewLine key={review._id} review={review} />
              ))}
            </ul>
          )}
        </List>
      </Panel>
    </Page>
  )
}

interface FiltersProps {
  filters: ReviewFilters
  onChange: (filters: ReviewFilters) => void
}

function Filters({ filters, onChange }: FiltersProps) {
  const change = (changes: ReviewFilters) => onChange({ ...filters, page: undefined, ...changes })
  return (
    <div className="filters">
      <Choices<(typeof views)[number] | 'all'>
        label={t('reviews.view')}
        current={filters.view ?? 'all'}
        onChange={(view) => change({ view: view === 'all' ? undefined : view })}
        tabs={[
          { name: 'all', label: t('common.all') },
          ...views.map((name) => ({ name, label: t(`reviews.view-${name}`) })),
        ]}
      />
      <SelectField
        name="rating"
        label={t('reviews.rating')}
        value={filters.rating ?? ''}
        onChange={({ currentTarget }) =>
          change({ rating: ratings.find((rating) => rating === currentTarget.value) })
        }
        options={[
          { value: '', label: t('reviews.any-rating') },
          ...ratings.map((rating) => ({
            value: rating,
            label: t('reviews.stars', { count: Number(rating) }),
          })),
        ]}
      />
      {filters.product && (
        <Button onClick={() => change({ product: undefined })}>{t('reviews.all-products')}</Button>
      )}
    </div>
  )
}

function NoReviews({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  if (!narrowed) {
    return (
      <Empty title={t('reviews.empty')} icon={<Star size={20} aria-hidden="true" />}>
        {t('reviews.empty-hint')}
      </Empty>
    )
  }
  return (
    <Empty
      title={t('reviews.no-match')}
      action={<Button onClick={onClear}>{t('common.clear-filters')}</Button>}
    />
  )
}
