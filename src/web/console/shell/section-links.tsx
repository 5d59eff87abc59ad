import { Link } from '@tanstack/react-router'
import { t } from '../../words/words.ts'
import { offeredOf, type Place, sections } from '../navigation.ts'
import { useStore } from './store.tsx'

/** Links between the pages of one section, above their content; none if the role allows only one of them. */
export function SectionLinks({ of }: { of: keyof typeof sections }) {
  const current = useStore()
  const pages = offeredOf<Place>(sections[of], current)
  if (pages.length < 2) return null
  return (
    <nav className="section-links" aria-label={t('sections.label')}>
      {pages.map(({ to, words }) => (
        <Link
          key={to}
          to={to}
          params={{ storeId: current.storeId }}
          activeOptions={{ exact: true, includeSearch: false }}
          className="section-link"
        >
          {t(words)}
        </Link>
      ))}
    </nav>
  )
}
