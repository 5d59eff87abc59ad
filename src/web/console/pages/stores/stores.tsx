import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ChevronRight, Plus } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { Empty } from '../../../ui/states.tsx'
import { t } from '../../../words/words.ts'
import { AccountMenu } from '../../shell/account-menu.tsx'
import { Alone } from '../../shell/alone.tsx'
import { type Store, storesQuery } from '../../shell/store.tsx'
import { StoreMark } from '../../shell/store-switcher.tsx'

const route = getRouteApi('/signed-in/stores')

/** Shows the stores that somebody owns or works for. */
export function StoresPage() {
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const asked = useQuery(storesQuery(page))
  const open = (
    <Link to="/stores/new" className={buttonClass('main')}>
      <Plus size={16} aria-hidden="true" />
      {t('stores.open')}
    </Link>
  )
  return (
    <Alone account={<AccountMenu />}>
      <Page title={t('stores.title')} narrow actions={asked.data?.pagination.total ? open : undefined}>
        <Panel flush>
          <List
            of={asked}
            onPage={(to) => navigate({ search: { page: to } })}
            empty={
              <Empty title={t('stores.empty')} action={open}>
                {t('stores.empty-hint')}
              </Empty>
            }
          >
            {({ stores }) => (
              <ul className="store-list">
                {stores.map((store) => (
                  <StoreRow key={store._id} store={store} />
                ))}
              </ul>
            )}
          </List>
        </Panel>
      </Page>
    </Alone>
  )
}

function StoreRow({ store }: { store: Store }) {
  return (
    <li>
      <Link to="/stores/$storeId" params={{ storeId: store._id }}>
        <StoreMark store={store} />
        <span className="stack-tight">
          <span className="strong">{store.name}</span>
          <span className="muted small">
            {t(`stores.type-${store.type}`)} · {store.currency.code}
          </span>
        </span>
        {store.closedAt && <Badge>{t('stores.closed')}</Badge>}
        {store.suspension && <Badge tone="bad">{t('stores.suspended')}</Badge>}
        <ChevronRight size={18} aria-hidden="true" className="muted" />
      </Link>
    </li>
  )
}
