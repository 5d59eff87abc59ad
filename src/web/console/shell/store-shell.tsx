import { useSuspenseQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { t } from '../../words/words.ts'
import { BottomBar } from './bottom-bar.tsx'
import { usePaletteKey } from './palette-key.ts'
import { Sidebar } from './sidebar.tsx'
import { CurrentStoreProvider, currentStoreOf, type Store, storeQuery } from './store.tsx'
import { storeRouteApi } from './store-route.ts'

const loadPalette = () => import('./palette.tsx')
const Palette = lazy(() => loadPalette().then((palette) => ({ default: palette.Palette })))

/** Shows the frame of all pages of a store: the side bar, or on phones a bar above and one below. */
export function StoreShell() {
  const { storeId } = storeRouteApi.useParams()
  const { data: store } = useSuspenseQuery(storeQuery(storeId))
  const [isSearching, setSearching] = useState(false)
  const search = () => setSearching(true)
  usePaletteKey(search)
  // It comes after the page, and before anybody opens it.
  useEffect(() => void loadPalette().catch(() => {}), [])
  return (
    <CurrentStoreProvider value={currentStoreOf(store)}>
      <a href="#content" className="skip-link">
        {t('shell.skip')}
      </a>
      <div className="shell">
        <Sidebar onSearch={search} />
        <main id="content" tabIndex={-1}>
          <Standing store={store} />
          <Outlet />
        </main>
        <BottomBar />
      </div>
      <Suspense>{isSearching && <Palette onClose={() => setSearching(false)} />}</Suspense>
    </CurrentStoreProvider>
  )
}

/** Says that a store is closed or suspended, above each of its pages. */
function Standing({ store: { closedAt, suspension } }: { store: Store }) {
  if (!closedAt && !suspension) return null
  return (
    <p className="notice standing">
      {closedAt ? t('shell.closed') : t('shell.suspended', { reason: suspension?.reason ?? '' })}
    </p>
  )
}
