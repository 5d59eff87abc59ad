import '../settings/settings.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Banknote } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Facts, Page, Panel } from '../../../ui/layout.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Answer, Empty } from '../../../ui/states.tsx'
import { t } from '../../../words/payments.ts'
import { ConfirmChange } from '../../shell/confirm-change.tsx'
import { useStore } from '../../shell/store.tsx'
import { AccountDialog } from './account-dialog.tsx'
import { PayoutHistory } from './history.tsx'
import { type Account, accountsQuery, type PayoutMethod } from './queries.ts'

const route = getRouteApi('/signed-in/stores/$storeId/settings/payouts')

type Open = { what: 'add' } | { what: 'edit' | 'delete'; account: Account }

/** Shows the accounts that the store's money goes to, and past payouts. */
export function PayoutsPage() {
  const current = useStore()
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const asked = useQuery(accountsQuery(current, page))
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const add = current.may('WRITE_PAYOUTS') && (
    <Button onClick={() => setOpen({ what: 'add' })}>{t('payouts.add')}</Button>
  )
  const methods = asked.data?.methods ?? []
  return (
    <Page title={t('payouts.title')} lead={t('payouts.lead')}>
      <Panel title={t('payouts.accounts')} actions={asked.data?.pagination.total ? add : undefined} flush>
        <Answer to={asked}>
          {({ accounts, pagination }) => {
            if (pagination.total > 0) {
              return (
                <>
                  {accounts.map((account) => (
                    <AccountEntry
                      key={account._id}
                      account={account}
                      method={methods.find(({ _id }) => _id === account.payout)}
                      onEdit={() => setOpen({ what: 'edit', account })}
                      onDelete={() => setOpen({ what: 'delete', account })}
                    />
                  ))}
                  <Pagination
                    at={pagination}
                    onPage={(to) => navigate({ search: { page: to }, resetScroll: false })}
                  />
                </>
              )
            }
            const isOffered = methods.length > 0
            const { code } = current.store.currency
            return (
              <Empty
                title={isOffered ? t('payouts.none') : t('payouts.unsupported', { currency: code })}
                action={isOffered ? add : undefined}
                icon={<Banknote size={20} aria-hidden="true" />}
              >
                {t(isOffered ? 'payouts.none-hint' : 'payouts.unsupported-hint')}
              </Empty>
            )
          }}
        </Answer>
      </Panel>
      {current.may('READ_ACTIVITY') && <PayoutHistory />}
      {open?.what === 'add' && <AccountDialog methods={methods} onClose={close} />}
      {open?.what === 'edit' && <AccountDialog methods={methods} account={open.account} onClose={close} />}
      {open?.what === 'delete' && <DeleteAccount account={open.account} onClose={close} />}
    </Page>
  )
}

interface AccountEntryProps {
  account: Account
  method: PayoutMethod | undefined
  onEdit: () => void
  onDelete: () => void
}

function AccountEntry({ account: { data }, method, onEdit, onDelete }: AccountEntryProps) {
  const { money, may } = useStore()
  return (
    <section className="entry" aria-label={data.bankName}>
      <div className="entry-head">
        <h3>{data.bankName}</h3>
        {may('WRITE_PAYOUTS') && (
          <div className="row">
            <Button look="quiet" onClick={onEdit}>
              {t('payouts.edit')}
            </Button>
            <Button look="quiet" onClick={onDelete}>
              {t('payouts.delete')}
            </Button>
          </div>
        )}
      </div>
      <Facts
        of={[
          [t('bank.account-name'), data.accountName],
          [t('bank.account-number'), data.accountNumber],
          [t('bank.bank-code'), data.bankCode],
          ...(method ? factsOf(method, money) : []),
        ]}
      />
    </section>
  )
}

/** Returns the payout method of an account and its fee, if the service still offers it. */
const factsOf = ({ name, fee }: PayoutMethod, money: (amount: number) => string) =>
  [
    [t('payouts.method'), name],
    [t('payouts.fee'), fee === 0 ? t('payouts.fee-none') : money(fee)],
  ] as const

function DeleteAccount({ account: { _id, data }, onClose }: { account: Account; onClose: () => void }) {
  const { api } = useStore()
  return (
    <ConfirmChange
      title={t('payouts.delete-title')}
      action={t('payouts.delete')}
      send={() => api.payouts.delete(_id)}
      changes={['payouts']}
      done={t('payouts.deleted')}
      onClose={onClose}
    >
      {t('payouts.delete-lead', { bank: data.bankName, number: data.accountNumber })}
    </ConfirmChange>
  )
}
