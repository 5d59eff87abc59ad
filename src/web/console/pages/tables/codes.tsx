import './codes.css'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Page } from '../../../ui/layout.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { Answer } from '../../../ui/states.tsx'
import { t } from '../../../words/tables.ts'
import { BackLink } from '../../shell/back-link.tsx'
import { useStore } from '../../shell/store.tsx'
import { tablesQuery } from './queries.ts'

/** Shows the QR codes of all tables as a sheet to print and cut. */
export function CodesPage() {
  const current = useStore()
  const asked = useQuery(tablesQuery(current))
  return (
    <Page
      title={t('tables.codes')}
      lead={<span className="not-on-paper">{t('tables.codes-lead')}</span>}
      back={
        <BackLink to="/stores/$storeId/kitchen/tables" params={{ storeId: current.storeId }}>
          {t('tables.title')}
        </BackLink>
      }
      actions={
        <Button look="main" icon={<Printer size={16} aria-hidden="true" />} onClick={() => print()}>
          {t('tables.print')}
        </Button>
      }
    >
      <Answer to={asked}>
        {(tables) => (
          <ul className="table-codes">
            {tables.map(({ _id, name, area, url }) => (
              <li key={_id} className="table-code">
                <QrCode text={url} label={t('tables.code-of', { name })} />
                <strong>{name}</strong>
                {area && <span>{area}</span>}
                <span>{t('tables.scan')}</span>
              </li>
            ))}
          </ul>
        )}
      </Answer>
    </Page>
  )
}
