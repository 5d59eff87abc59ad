import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { consoleApi } from '../../../api/client.ts'
import { meQuery } from '../../../api/session.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import type { FormValues } from '../../../ui/form.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { Empty } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/developer.ts'
import { useChange } from '../../shell/change.ts'
import { ConfirmChange } from '../../shell/confirm-change.tsx'
import { useStore } from '../../shell/store.tsx'
import { ScopeFields } from '../developer/app-form.tsx'
import { SecretDialog } from '../developer/secret.tsx'
import { type Token, tokensQuery } from './queries.ts'

const route = getRouteApi('/signed-in/stores/$storeId/tokens')

/** Shows the tokens of the store's own tools. */
export function TokensPage() {
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const asked = useQuery(tokensQuery(useStore(), page))
  const [isCreating, setCreating] = useState(false)
  const [revoking, setRevoking] = useState<Token>()
  const [secret, setSecret] = useState<string>()
  const create = (
    <Button look="main" onClick={() => setCreating(true)}>
      {t('tokens.create')}
    </Button>
  )
  return (
    <Page
      title={t('tokens.title')}
      lead={t('tokens.lead')}
      actions={asked.data?.tokens.length ? create : undefined}
    >
      <Panel flush>
        <List
          of={asked}
          onPage={(to) => navigate({ search: { page: to } })}
          empty={
            <Empty title={t('tokens.empty')} action={create} icon={<KeyRound size={20} aria-hidden="true" />}>
              {t('tokens.empty-hint')}
            </Empty>
          }
        >
          {({ tokens }) => (
            <Table
              label={t('tokens.title')}
              columns={columnsOf(setRevoking)}
              rows={tokens}
              keyOf={({ _id }) => _id}
              stale={asked.isPlaceholderData}
            />
          )}
        </List>
      </Panel>
      {isCreating && (
        <CreateToken
          onClose={() => setCreating(false)}
          onCreated={(token) => {
            setCreating(false)
            setSecret(token)
          }}
        />
      )}
      {revoking && <RevokeToken token={revoking} onClose={() => setRevoking(undefined)} />}
      {secret && (
        <SecretDialog
          title={t('tokens.shown')}
          lead={t('tokens.shown-lead')}
          secret={secret}
          onClose={() => setSecret(undefined)}
        />
      )}
    </Page>
  )
}

/** Shows the person who made a token. The service gives only an id, so only the reader is known by name. */
function Creator({ of }: { of: string }) {
  const { data: me } = useQuery(meQuery)
  if (me?._id === of) return <>{me.name || me.email}</>
  return <span className="muted">{t('tokens.by-colleague')}</span>
}

const columnsOf = (revoke: (token: Token) => void): Column<Token>[] => [
  {
    key: 'name',
    header: t('developer.name'),
    phone: 'lead',
    wide: true,
    cell: ({ name }) => <span className="strong">{name}</span>,
  },
  {
    key: 'scopes',
    header: t('developer.scopes'),
    phone: 'detail',
    cell: ({ scopes }) => (
      <span className="nowrap" title={scopes.join(', ')}>
        {t('developer.scope-count', { count: scopes.length })}
      </span>
    ),
  },
  { key: 'by', header: t('tokens.by'), cell: ({ createdBy }) => <Creator of={createdBy} /> },
  {
    key: 'expires',
    header: t('tokens.expires'),
    phone: 'note',
    cell: ({ expiresAt }) => <Time at={expiresAt} withTime={false} />,
  },
  {
    key: 'revoke',
    header: t('common.actions'),
    phone: 'trail',
    align: 'end',
    cell: (token) => (
      <Button look="quiet" onClick={() => revoke(token)}>
        {t('tokens.revoke')}
      </Button>
    ),
  },
]

interface CreateTokenProps {
  onClose: () => void
  onCreated: (token: string) => void
}

function CreateToken({ onClose, onCreated }: CreateTokenProps) {
  const { storeId, store } = useStore()
  const create = useChange({
    send: (values: FormValues) =>
      consoleApi.tokens.createStoreToken(storeId, {
        name: values.text('name'),
        scopes: store.scopes.filter((scope) => values.all('scopes').includes(scope)),
      }),
    changes: ['tokens'],
    after: ({ token }) => onCreated(token),
  })
  return (
    <FormDialog
      title={t('tokens.create')}
      look="wide"
      onClose={onClose}
      action={t('tokens.create-do')}
      sending={create}
      onSubmit={create.mutate}
    >
      <div className="stack dialog-fields">
        <TextField
          name="name"
          label={t('tokens.name')}
          hint={t('tokens.name-hint')}
          maxLength={80}
          required
          focused
        />
        <ScopeFields
          legend={t('developer.scopes')}
          of={store.scopes}
          chosen={['READ_ORDERS', 'READ_INVENTORY']}
        />
      </div>
    </FormDialog>
  )
}

function RevokeToken({ token, onClose }: { token: Token; onClose: () => void }) {
  const { storeId } = useStore()
  return (
    <ConfirmChange
      title={t('tokens.revoke-title', { name: token.name })}
      action={t('tokens.revoke')}
      send={() => consoleApi.tokens.revokeStoreToken(storeId, token._id)}
      changes={['tokens']}
      done={t('tokens.revoked')}
      onClose={onClose}
    >
      {t('tokens.revoke-lead')}
    </ConfirmChange>
  )
}
