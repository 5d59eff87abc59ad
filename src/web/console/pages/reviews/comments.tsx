import './reviews.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { MessagesSquare } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { Empty } from '../../../ui/states.tsx'
import { Choices } from '../../../ui/tabs.tsx'
import { t } from '../../../words/reviews.ts'
import { SectionLinks } from '../../shell/section-links.tsx'
import { useStore } from '../../shell/store.tsx'
import { CommentLine } from './comment.tsx'
import { commentViews } from './filters.ts'
import { commentsQuery } from './queries.ts'

const route = getRouteApi('/signed-in/stores/$storeId/reviews/comments')

/** Shows the comments of shoppers on products and posts, newest first. */
export function CommentsPage() {
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  const comments = useQuery(commentsQuery(useStore(), filters))
  const total = comments.data?.pagination.total
  return (
    <Page
      title={t('comments.title')}
      lead={total === undefined ? '\u00a0' : t('comments.count', { count: total })}
    >
      <SectionLinks of="talk" />
      <Panel flush>
        <div className="filters filters-views">
          <Choices<(typeof commentViews)[number] | 'all'>
            label={t('reviews.view')}
            current={filters.view ?? 'all'}
            onChange={(view) =>
              navigate({ search: { view: view === 'all' ? undefined : view }, replace: true })
            }
            tabs={[
              { name: 'all', label: t('common.all') },
              ...commentViews.map((name) => ({ name, label: t(`reviews.view-${name}`) })),
            ]}
          />
        </div>
        <List
          of={comments}
          onPage={(page) => navigate({ search: { ...filters, page } })}
          empty={<NoComments narrowed={Boolean(filters.view)} onClear={() => navigate({ search: {} })} />}
        >
          {({ comments: rows }) => (
            <ul className={comments.isPlaceholderData ? 'voices stale' : 'voices'}>
              {rows.map((comment) => (
                <CommentLine key={comment._id} comment={comment} />
              ))}
            </ul>
          )}
        </List>
      </Panel>
    </Page>
  )
}

function NoComments({ narrowed, onClear }: { narrowed: boolean; onClear: () => void }) {
  if (!narrowed) {
    return (
      <Empty title={t('comments.empty')} icon={<MessagesSquare size={20} aria-hidden="true" />}>
        {t('comments.empty-hint')}
      </Empty>
    )
  }
  return (
    <Empty
      title={t('comments.no-match')}
      action={<Button onClick={onClear}>{t('common.clear-filters')}</Button>}
    />
  )
}
