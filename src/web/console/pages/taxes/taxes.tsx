import '../settings/settings.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { Answer } from '../../../ui/states.tsx'
import { t } from '../../../words/taxes.ts'
import { useStore } from '../../shell/store.tsx'
import { type Shop, shopQuery } from '../settings/queries.ts'
import { Collected } from './collected.tsx'
import { OwnClasses } from './own-classes.tsx'
import { Provider } from './provider.tsx'
import { Rates } from './rates.tsx'
import { Registrations } from './registrations.tsx'
import { TaxesDialog } from './taxes-dialog.tsx'

/** Shows whether the store computes taxes, where it collects them, and at which rates. */
export function TaxesPage() {
  const asked = useQuery(shopQuery(useStore()))
  return (
    <Page title={t('taxes.title')} lead={t('taxes.lead')}>
      <Answer to={asked}>{(shop) => <Computing shop={shop} />}</Answer>
      <Registrations />
      <Rates />
      {asked.data?.taxes && <OwnClasses taxes={asked.data.taxes} />}
      {asked.data?.taxes && <Provider />}
      {asked.data?.taxes && <Collected />}
    </Page>
  )
}

function Computing({ shop: { taxes = null } }: { shop: Shop }) {
  const [isOpen, setOpen] = useState(false)
  const isIncluded = taxes?.pricesIncludeTax
  return (
    <Panel
      title={t('taxes.computing')}
      actions={<Button onClick={() => setOpen(true)}>{t(taxes ? 'taxes.change' : 'taxes.start')}</Button>}
    >
      <p>{t(taxes ? (isIncluded ? 'taxes.included' : 'taxes.added') : 'taxes.off')}</p>
      {taxes?.belowEuThreshold && <p className="muted">{t('taxes.threshold-on')}</p>}
      {isOpen && <TaxesDialog taxes={taxes} onClose={() => setOpen(false)} />}
    </Panel>
  )
}
