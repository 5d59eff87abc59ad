import { Link } from '@tanstack/react-router'
import { type Key, t } from '../../words/words.ts'
import { useStore } from './store.tsx'

/** Pages that share one entry of the side bar, with the label of each. */
const sections = {
  customers: [
    ['/stores/$storeId/customers', 'customers.title'],
    ['/stores/$storeId/customers/readers', 'readers.title'],
  ],
  talk: [
    ['/stores/$storeId/reviews', 'reviews.title'],
    ['/stores/$storeId/reviews/comments', 'comments.title'],
  ],
  content: [
    ['/stores/$storeId/content', 'posts.title'],
    ['/stores/$storeId/content/banners', 'banners.title'],
  ],
  office: [
    ['/stores/$storeId/tasks', 'tasks.title'],
    ['/stores/$storeId/tasks/notes', 'notes.title'],
  ],
} as const satisfies Record<string, readonly (readonly [to: string, words: Key])[]>

/** Links between the pages of one section, above their content. */
export function SectionLinks({ of }: { of: keyof typeof sections }) {
  const { storeId } = useStore()
  return (
    <nav className="section-links" aria-label={t('sections.label')}>
      {sections[of].map(([to, words]) => (
        <Link
          key={to}
          to={to}
          params={{ storeId }}
          activeOptions={{ exact: true, includeSearch: false }}
          className="section-link"
        >
          {t(words)}
        </Link>
      ))}
    </nav>
  )
}
