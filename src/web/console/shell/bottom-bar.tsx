import { Link, useLocation } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { t } from '../../words/words.ts'
import { destinationsFor, type OfferedDestination } from '../navigation.ts'
import { useStore } from './store.tsx'

/** The navigation of a store on phones: four places, and a sheet with the others. */
export function BottomBar() {
  const [isOpen, setOpen] = useState(false)
  const current = useStore()
  const { storeId } = current
  const all = destinationsFor(current)
  const [first, others] = [all.slice(0, 4), all.slice(4)]
  // The requested place, as links mark it: a page that is still loading is already marked.
  const isAmongOthers = useLocation({
    select: ({ pathname }) => others.some(({ to }) => pathname.startsWith(to.replace('$storeId', storeId))),
  })
  return (
    <nav aria-label={t('shell.navigation')} className="bottom-bar">
      {first.map((destination) => (
        <Place key={destination.to} {...destination} />
      ))}
      {others.length > 0 && (
        <button
          type="button"
          className="bottom-link"
          aria-current={isAmongOthers || undefined}
          onClick={() => setOpen(true)}
        >
          <Ellipsis size={20} aria-hidden="true" />
          {t('shell.more')}
        </button>
      )}
      {isOpen && (
        <Dialog title={t('shell.more')} onClose={() => setOpen(false)}>
          <div className="sheet-links">
            {others.map((destination) => (
              <Place key={destination.to} {...destination} onFollow={() => setOpen(false)} />
            ))}
          </div>
        </Dialog>
      )}
    </nav>
  )
}

function Place({ to, name, icon: Icon, exact, onFollow }: OfferedDestination & { onFollow?: () => void }) {
  const { storeId } = useStore()
  return (
    <Link
      to={to}
      params={{ storeId }}
      activeOptions={{ exact: exact ?? false, includeSearch: false }}
      className="bottom-link"
      onClick={onFollow}
    >
      <Icon size={20} aria-hidden="true" />
      {name}
    </Link>
  )
}
