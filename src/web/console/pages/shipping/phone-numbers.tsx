import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { t } from '../../../words/shipping.ts'
import { type Shop, useShopChange } from '../settings/queries.ts'

/** Says whether people must give a telephone number to have an order delivered, and changes it. */
export function PhoneNumbers({ checkout }: { checkout: Shop['checkout'] }) {
  const change = useShopChange({ done: t('shipping.saved') })
  const { requirePhone = false } = checkout
  return (
    <Panel
      title={t('shipping.phones')}
      actions={
        <Button
          busy={change.isPending}
          onClick={() => change.mutate({ checkout: { ...checkout, requirePhone: !requirePhone } })}
        >
          {t(requirePhone ? 'shipping.phones-free' : 'shipping.phones-require')}
        </Button>
      }
    >
      <p>
        {t(requirePhone ? 'shipping.phones-required' : 'shipping.phones-optional')}{' '}
        <span className="muted">{t('shipping.phones-lead')}</span>
      </p>
    </Panel>
  )
}
