import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, ChevronsUpDown, LayoutGrid, Plus } from 'lucide-react'
import { Menu } from '../../ui/menu.tsx'
import { t } from '../../words/words.ts'
import { type Store, storesQuery, useStore } from './store.tsx'

/** Shows the current store, and links to the others. */
export function StoreSwitcher() {
  const { store } = useStore()
  // These are the newest; those who have more find them by the link below.
  const { data } = useQuery(storesQuery())
  return (
    <Menu
      triggerClass="store-switcher"
      trigger={
        <>
          <StoreMark store={store} />
          <span className="clip">{store.name}</span>
          <span className="hidden-text">{t('shell.switch-store')}</span>
          <ChevronsUpDown size={16} aria-hidden="true" />
        </>
      }
    >
      {data?.stores.map((one) => (
        <Link key={one._id} to="/stores/$storeId" params={{ storeId: one._id }}>
          <StoreMark store={one} />
          <span className="clip">{one.name}</span>
          {one._id === store._id && <Check size={16} aria-hidden="true" />}
        </Link>
      ))}
      <hr />
      <Link to="/stores" activeOptions={{ exact: true }}>
        <LayoutGrid size={16} aria-hidden="true" />
        {t('shell.all-stores')}
      </Link>
      <Link to="/stores/new">
        <Plus size={16} aria-hidden="true" />
        {t('shell.open-store')}
      </Link>
    </Menu>
  )
}

/** Shows the logo of a store; without one, the first letter of its name. */
export function StoreMark({ store: { logo, name } }: { store: Pick<Store, 'logo' | 'name'> }) {
  return logo ? (
    <img src={logo} alt="" className="store-mark" />
  ) : (
    <span className="store-mark" aria-hidden="true">
      {[...name][0]?.toUpperCase()}
    </span>
  )
}
