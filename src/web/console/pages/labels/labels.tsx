import './labels.css'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../../ui/button.tsx'
import { readDecimal, wholeNumbers } from '../../../ui/decimal.ts'
import { CheckField, SelectField } from '../../../ui/field.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { Answer } from '../../../ui/states.tsx'
import { WholeField } from '../../../ui/whole-field.tsx'
import { t } from '../../../words/labels.ts'
import { BackLink } from '../../shell/back-link.tsx'
import { type CurrentStore, storeKey, useStore } from '../../shell/store.tsx'
import { Barcode } from './barcode.tsx'
import { type Label, labelsOf, laidOut, type Place, type Sheet, sheetNames, sheets } from './sheets.ts'

const route = getRouteApi('/signed-in/stores/$storeId/catalogue/labels')

const mostCopies = 100

const productsQuery = ({ storeId, api }: CurrentStore, ids: string[]) =>
  queryOptions({
    queryKey: storeKey(storeId, 'products', 'labels', ids),
    queryFn: ({ signal }) => Promise.all(ids.map((id) => api.products.get(id, { signal }))),
  })

/** Prints labels with names, prices and barcodes for the products that were ticked in the list. */
export function LabelsPage() {
  const current = useStore()
  const { ids = '' } = route.useSearch()
  const products = useQuery(productsQuery(current, ids.split(',').filter(Boolean)))
  return (
    <Page
      title={t('catalogue.labels')}
      lead={t('labels.lead')}
      back={
        <BackLink to="/stores/$storeId/catalogue" params={{ storeId: current.storeId }}>
          {t('catalogue.products')}
        </BackLink>
      }
    >
      <Answer to={products}>{(found) => <Labels labels={labelsOf(found)} />}</Answer>
    </Page>
  )
}

function Labels({ labels }: { labels: Label[] }) {
  const [sheet, setSheet] = useState<Sheet>('a4-3x8')
  const [copies, setCopies] = useState(1)
  const [used, setUsed] = useState(0)
  const [hasPrice, setPrice] = useState(true)
  const pages = laidOut(labels, sheet, copies, Math.min(used, sheets[sheet] - 1))
  return (
    <>
      <Panel>
        <div className="stack">
          <div className="columns columns-3">
            <SelectField
              name="sheet"
              label={t('labels.sheet')}
              value={sheet}
              options={sheetNames.map((value) => ({ value, label: t(`labels.sheet-${value}`) }))}
              onChange={({ currentTarget: { value } }) =>
                setSheet(sheetNames.find((one) => one === value) ?? sheet)
              }
            />
            <WholeField
              name="copies"
              label={t('labels.copies')}
              value={1}
              min={1}
              max={mostCopies}
              onChange={({ currentTarget: { value } }) => setCopies(numberIn(value, 1, mostCopies))}
            />
            <WholeField
              name="used"
              label={t('labels.used')}
              hint={t('labels.used-hint')}
              value={0}
              min={0}
              max={sheets[sheet] - 1}
              onChange={({ currentTarget: { value } }) => setUsed(numberIn(value, 0, sheets[sheet] - 1))}
            />
          </div>
          <CheckField
            name="price"
            label={t('labels.price')}
            checked={hasPrice}
            onChange={({ currentTarget }) => setPrice(currentTarget.checked)}
          />
          <div className="row">
            <Button look="main" icon={<Printer size={16} aria-hidden="true" />} onClick={() => print()}>
              {t('labels.print')}
            </Button>
            <span className="muted" role="status">
              {t('labels.count', { count: labels.length * copies })}{' '}
              {t('labels.sheets', { count: pages.length })}
            </span>
          </div>
        </div>
      </Panel>
      <Panel title={t('labels.preview')}>
        <ul className={`label-preview sheet-${sheet}`}>
          {labels.map((label) => (
            <li key={label.key} className="product-label">
              <LabelContent of={label} hasPrice={hasPrice} />
            </li>
          ))}
        </ul>
      </Panel>
      {createPortal(<Sheets pages={pages} sheet={sheet} hasPrice={hasPrice} />, document.body)}
    </>
  )
}

function numberIn(text: string, least: number, most: number): number {
  const { value } = readDecimal(text, wholeNumbers)
  return value === undefined ? least : Math.max(least, Math.min(most, Math.trunc(value)))
}

interface SheetsProps {
  pages: Place[][]
  sheet: Sheet
  hasPrice: boolean
}

/** The sheets that the printer gets instead of the page. */
function Sheets({ pages, sheet, hasPrice }: SheetsProps) {
  return (
    <div className="label-print">
      {pages.map((places) => (
        <div key={places[0]!.key} className={`label-sheet sheet-${sheet}`}>
          {places.map(({ key, label }) => (
            <div key={key} className="product-label">
              {label && <LabelContent of={label} hasPrice={hasPrice} />}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

function LabelContent({
  of: { name, variant, price, sku, code },
  hasPrice,
}: {
  of: Label
  hasPrice: boolean
}) {
  const { money } = useStore()
  return (
    <>
      <p className="label-name">{variant ? `${name}, ${variant}` : name}</p>
      {code && <Barcode code={code} />}
      <p className="label-line">
        <span>{[code, sku !== code && sku].filter(Boolean).join(' · ')}</span>
        {hasPrice && <span className="label-price">{money(price)}</span>}
      </p>
    </>
  )
}
