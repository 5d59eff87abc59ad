import '../settings/settings.css'
import { useQuery } from '@tanstack/react-query'
import { CreditCard, Landmark } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Facts, Page, Panel } from '../../../ui/layout.tsx'
import { Answer, Empty, Problem } from '../../../ui/states.tsx'
import { t } from '../../../words/payments.ts'
import { useChange } from '../../shell/change.ts'
import { ConfirmChange } from '../../shell/confirm-change.tsx'
import { useStore } from '../../shell/store.tsx'
import { PaymentDays } from './days-dialog.tsx'
import { type Method, type Option, offeredQuery } from './queries.ts'
import { TransferDialog } from './transfer-dialog.tsx'
import { UnpaidOrders } from './unpaid-orders.tsx'

/** Shows the payment methods of the store: cards through a provider, and bank transfer. */
export function PaymentsPage() {
  const current = useStore()
  const asked = useQuery(offeredQuery(current))
  return (
    <Page title={t('payments.title')} lead={t('payments.lead')}>
      <Panel flush>
        <Answer to={asked}>
          {(offered) =>
            offered.length === 0 ? (
              <Empty
                title={t('payments.none', { currency: current.store.currency.code })}
                icon={<CreditCard size={20} aria-hidden="true" />}
              >
                {t('payments.none-hint')}
              </Empty>
            ) : (
              offered.map(({ option, method }) => <Offer key={option._id} option={option} method={method} />)
            )
          }
        </Answer>
      </Panel>
      <UnpaidOrders />
    </Page>
  )
}

interface OfferProps {
  option: Option
  method: Method | undefined
}

function Offer({ option, method }: OfferProps) {
  const { api } = useStore()
  const [open, setOpen] = useState<'account' | 'remove'>()
  const { name } = option
  const toggle = useChange({
    send: (active: boolean) =>
      method
        ? api.payments.updateMethod(method._id, { active })
        : api.payments.createMethod({ paymentOptionId: option._id, active }),
    changes: ['payments', 'setup'],
    done: t(method?.active ? 'payments.switched-off' : 'payments.switched-on', { name }),
  })
  const isTransfer = option.type === 'transfer'
  return (
    <section className="entry" aria-label={name}>
      <div className="entry-head">
        <div className="stack-tight">
          <div className="row">
            {isTransfer ? (
              <Landmark size={18} aria-hidden="true" />
            ) : (
              <CreditCard size={18} aria-hidden="true" />
            )}
            <h2>{name}</h2>
            {method && (
              <Badge tone={method.active ? 'good' : 'plain'}>
                {t(method.active ? 'payments.on' : 'payments.off')}
              </Badge>
            )}
          </div>
          <p className="muted">{option.description}</p>
        </div>
        {isTransfer && !method ? (
          <Button onClick={() => setOpen('account')}>{t('payments.set-up')}</Button>
        ) : (
          <Button busy={toggle.isPending} onClick={() => toggle.mutate(!method?.active)}>
            {t(method?.active ? 'payments.switch-off' : 'payments.switch-on')}
          </Button>
        )}
      </div>
      {toggle.error ? <Problem error={toggle.error} /> : null}
      {method?.settings.days !== undefined && <PaymentDays method={method} days={method.settings.days} />}
      {isTransfer && method && (
        <>
          <Account of={method} />
          <div className="row">
            <Button look="quiet" onClick={() => setOpen('account')}>
              {t('payments.edit')}
            </Button>
            <Button look="quiet" onClick={() => setOpen('remove')}>
              {t('payments.remove')}
            </Button>
          </div>
        </>
      )}
      {open === 'account' && (
        <TransferDialog option={option} method={method} onClose={() => setOpen(undefined)} />
      )}
      {open === 'remove' && method && <RemoveMethod method={method} onClose={() => setOpen(undefined)} />}
    </section>
  )
}

function Account({ of: { settings } }: { of: Method }) {
  const { accountName, accountNumber, bankName, bankCode } = settings
  return (
    <Facts
      of={[
        [t('bank.account-name'), accountName],
        [t('bank.account-number'), accountNumber],
        [t('bank.bank-name'), [bankName, bankCode].filter(Boolean).join(' · ')],
      ]}
    />
  )
}

function RemoveMethod({ method, onClose }: { method: Method; onClose: () => void }) {
  const { api } = useStore()
  const { name } = method.paymentOption
  return (
    <ConfirmChange
      title={t('payments.remove-title', { name })}
      action={t('payments.remove')}
      send={() => api.payments.deleteMethod(method._id)}
      changes={['payments', 'setup']}
      done={t('payments.removed', { name })}
      onClose={onClose}
    >
      {t('payments.remove-lead')}
    </ConfirmChange>
  )
}
