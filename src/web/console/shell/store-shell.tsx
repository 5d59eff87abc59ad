import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { meQuery } from '../../api/session.ts'
import { t } from '../../words/words.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Sidebar } from './sidebar.tsx'
import { CurrentStoreProvider, currentStoreOf, type Store, storeQuery } from './store.tsx'
import { storeRouteApi } from './store-route.ts'

let Palette: typeof import('./palette.tsx').Palette | undefined

/** The palette is loaded along with the first page, so that it then opens at once and misses no letter. */
const loadPalette = () =>
  import('./palette.tsx').then((module) => {
    Palette = module.Palette
  })
loadPalette().catch(() => {})

/** Shows the frame of all pages of a store: the side bar, or on phones a bar above and one below. */
export function StoreShell() {
  const { storeId } = storeRouteApi.useParams()
  const { data: store } = useSuspenseQuery(storeQuery(storeId))
  const { data: me } = useQuery(meQuery)
  const [isSearching, setSearching] = useState(false)
  const open = () => setSearching(true)
  const search = () => (Palette ? open() : void loadPalette().then(open, () => {}))
  usePaletteKey(search)
  return (
    <CurrentStoreProvider value={currentStoreOf(store, me?._id)}>
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
      {isSearching && Palette && <Palette onClose={() => setSearching(false)} />}
    </CurrentStoreProvider>
  )
}

/** Opens the palette with Ctrl-K, or with ⌘K on a Mac. */
function usePaletteKey(open: () => void): void {
  useEffect(() => {
    const pressed = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      open()
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  })
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
