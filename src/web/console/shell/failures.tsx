import { Link, useRouter } from '@tanstack/react-router'
import { isRefusal } from '../../api/client.ts'
import { Unreachable } from '../../api/fetch.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Page } from '../../ui/layout.tsx'
import { Empty, Problem } from '../../ui/states.tsx'
import { t } from '../../words/words.ts'
import { isLost, loadAnew } from './lost-parts.ts'

/** Shown instead of a page that does not exist. */
export function NotFound() {
  return (
    <Page title={t('states.not-found')} lead={t('states.not-found-hint')}>
      <div>
        <Link to="/" className={buttonClass('main')}>
          {t('states.not-found-action')}
        </Link>
      </div>
    </Page>
  )
}

/** Shown instead of a page that could not be loaded from the service, or that is broken. */
export function Broken({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter()
  if (!isRefusal(error) && !(error instanceof Unreachable) && !isLost(error)) {
    return (
      <Page title={t('states.broken')}>
        <Empty
          title={t('states.broken-hint')}
          action={
            <Button look="main" onClick={() => location.reload()}>
              {t('states.reload')}
            </Button>
          }
        />
      </Page>
    )
  }
  if (isRefusal(error, 'store_not_found')) {
    return (
      <Page title={t('states.not-loaded')}>
        <Problem error={error} />
        <div>
          <Link to="/stores" className={buttonClass('main')}>
            {t('states.stores')}
          </Link>
        </div>
      </Page>
    )
  }
  const retry = () => {
    if (isLost(error)) return void loadAnew()
    reset()
    void router.invalidate()
  }
  return (
    <Page title={t('states.not-loaded')}>
      <Problem error={error} retry={retry} />
    </Page>
  )
}
