import './account.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { meQuery } from '../../../api/session.ts'
import { Facts, Page, Panel } from '../../../ui/layout.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/account.ts'
import { AccountMenu } from '../../shell/account-menu.tsx'
import { Alone } from '../../shell/alone.tsx'
import { Data } from './data.tsx'
import { Factor } from './factor.tsx'
import { Sessions } from './sessions.tsx'

/** Shows the person's settings, which are the same in every store. */
export function AccountPage() {
  const { data: me } = useSuspenseQuery(meQuery)
  return (
    <Alone account={<AccountMenu />}>
      <Page title={t('account.title')} lead={t('account.lead')} narrow>
        {me && (
          <Panel>
            <Facts
              of={[
                [t('account.email'), me.email],
                [t('account.since'), <Time key="since" at={me.createdAt} withTime={false} />],
              ]}
            />
          </Panel>
        )}
        <Factor />
        <Sessions />
        <Data />
      </Page>
    </Alone>
  )
}
