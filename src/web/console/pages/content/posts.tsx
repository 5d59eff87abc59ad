import './content.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Newspaper } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { Empty } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/writing.ts'
import { SectionLinks } from '../../shell/section-links.tsx'
import { useStore } from '../../shell/store.tsx'
import { type PostRow, postsQuery } from './queries.ts'

const route = getRouteApi('/signed-in/stores/$storeId/content')

/** Shows the posts of the store's blog, newest first, drafts too. */
export function PostsPage() {
  const current = useStore()
  const { storeId } = current
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const posts = useQuery(postsQuery(current, page))
  const total = posts.data?.pagination.total
  const create = current.may('WRITE_BLOGS') && (
    <Link
      to="/stores/$storeId/content/$postId"
      params={{ storeId, postId: 'new' }}
      className={buttonClass('main')}
    >
      {t('posts.new')}
    </Link>
  )
  return (
    <Page
      title={t('posts.title')}
      lead={total === undefined ? '\u00a0' : t('posts.count', { count: total })}
      actions={total ? create : undefined}
    >
      <SectionLinks of="content" />
      <Panel flush>
        <List
          of={posts}
          onPage={(to) => navigate({ search: { page: to } })}
          empty={
            <Empty title={t('posts.empty')} icon={<Newspaper size={20} aria-hidden="true" />} action={create}>
              {t('posts.empty-hint')}
            </Empty>
          }
        >
          {({ blogs: rows }) => (
            <Table
              label={t('posts.title')}
              columns={columnsOf(storeId)}
              rows={rows}
              keyOf={({ _id }) => _id}
              stale={posts.isPlaceholderData}
            />
          )}
        </List>
      </Panel>
    </Page>
  )
}

const columnsOf = (storeId: string): Column<PostRow>[] => [
  {
    key: 'cover',
    header: t('posts.cover'),
    cell: ({ cover }) =>
      cover ? <img src={cover} alt="" className="thumb" loading="lazy" /> : <span className="thumb" />,
  },
  {
    key: 'title',
    header: t('posts.name'),
    phone: 'lead',
    wide: true,
    cell: ({ _id, title }) => (
      <Link to="/stores/$storeId/content/$postId" params={{ storeId, postId: _id }} className="row-link">
        {title}
      </Link>
    ),
  },
  { key: 'tags', header: t('posts.tags'), cell: ({ tags }) => tags.slice(0, 3).join(', ') },
  {
    key: 'status',
    header: t('posts.status'),
    phone: 'note',
    cell: ({ published }) => <PostBadge published={published} />,
  },
  {
    key: 'date',
    header: t('posts.changed'),
    phone: 'detail',
    align: 'end',
    cell: ({ updatedAt }) => <Time at={updatedAt} withTime={false} />,
  },
]

export function PostBadge({ published }: Pick<PostRow, 'published'>) {
  return <Badge tone={published ? 'good' : 'plain'}>{t(published ? 'posts.published' : 'posts.draft')}</Badge>
}
