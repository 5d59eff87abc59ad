import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { buttonClass } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { Answer } from '../../../ui/states.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/imports.ts'
import { BackLink } from '../../shell/back-link.tsx'
import { storeKey, useStore } from '../../shell/store.tsx'
import { UploadField } from '../../shell/uploads.tsx'
import { ImportPanels, StatusBadge } from './import.tsx'
import { type Import, importQuery, importsQuery, scopeOf } from './queries.ts'

const route = getRouteApi('/signed-in/stores/$storeId/catalogue/import')

/** Takes a file, says what it has read, and brings that into the store once it is confirmed. */
export function ImportsPage() {
  const current = useStore()
  const { storeId } = current
  const { id } = route.useSearch()
  return (
    <Page
      title={t('imports.title')}
      lead={t('imports.lead')}
      back={
        <BackLink to="/stores/$storeId/catalogue" params={{ storeId }}>
          {t('catalogue.products')}
        </BackLink>
      }
      actions={
        <Link to="/stores/$storeId/catalogue/export" params={{ storeId }} className={buttonClass()}>
          {t('imports.export')}
        </Link>
      }
    >
      {id ? <One id={id} /> : <NewImport />}
      <Recent />
    </Page>
  )
}

function One({ id }: { id: string }) {
  const asked = useQuery(importQuery(useStore(), id))
  return <Answer to={asked}>{(found) => <ImportPanels of={found} />}</Answer>
}

const kinds = ['products', 'stock', 'customers', 'coupons', 'redirects', 'orders'] as const
type Kind = Import['kind']
const matches = { products: ['slug', 'sku', 'barcode'], stock: ['sku', 'slug', 'barcode'] } as const
const stocks = { products: ['keep', 'set'], stock: ['set', 'adjust'] } as const

/** Reads a file without writing anything: what comes of it is shown first. */
function NewImport() {
  const { storeId, may } = useStore()
  const queryClient = useQueryClient()
  const navigate = route.useNavigate()
  const allowed = kinds.filter((kind) => may(scopeOf[kind]))
  const [kind, setKind] = useState<Kind>(allowed[0] ?? 'products')
  const [chosen, setChosen] = useState<Partial<Pick<Import, 'match' | 'stock'>>>({})
  const of = kind === 'products' || kind === 'stock' ? kind : null
  const asked = of && { match: chosen.match ?? matches[of][0], stock: chosen.stock ?? stocks[of][0] }
  const arrived = ({ _id }: Import) => {
    queryClient.invalidateQueries({ queryKey: storeKey(storeId, 'imports') })
    navigate({ search: { id: _id } })
  }
  const choose = (to: Kind) => {
    setKind(to)
    setChosen({})
  }
  return (
    <Panel title={t('imports.file')}>
      <div className="stack">
        <SelectField
          name="kind"
          label={t('imports.kind')}
          value={kind}
          onChange={({ currentTarget }) => choose(currentTarget.value as Kind)}
          options={allowed.map((value) => ({ value, label: t(`imports.kind-${value}`) }))}
        />
        <p className="muted">{t(`imports.about-${kind}`)}</p>
        <UploadField
          path={`/imports?${new URLSearchParams({ kind, dryRun: 'true', ...asked })}`}
          label={t('imports.choose')}
          hint={t('imports.choose-hint')}
          accept=".csv,.tsv,.txt,.ndjson,.jsonl"
          most={1}
          onArrived={arrived}
        />
        {of && asked && (
          <div className="columns">
            <SelectField
              name="match"
              label={t('imports.match')}
              hint={t(`imports.match-hint-${of}`)}
              value={asked.match}
              onChange={({ currentTarget }) =>
                setChosen({ ...asked, match: currentTarget.value as Import['match'] })
              }
              options={matches[of].map((value) => ({ value, label: t(`imports.match-${value}`) }))}
            />
            <SelectField
              name="stock"
              label={t('imports.stock')}
              hint={t('imports.stock-hint')}
              value={asked.stock}
              onChange={({ currentTarget }) =>
                setChosen({ ...asked, stock: currentTarget.value as Import['stock'] })
              }
              options={stocks[of].map((value) => ({
                value,
                label: t(`imports.stock-${of}-${value}` as 'imports.stock-products-keep'),
              }))}
            />
          </div>
        )}
      </div>
    </Panel>
  )
}

/** Lists the last imports, which go on while nobody looks. */
function Recent() {
  const current = useStore()
  const { storeId } = current
  const asked = useQuery(importsQuery(current))
  if (!asked.data || asked.data.imports.length === 0) return null
  return (
    <Panel title={t('imports.recent')}>
      <ul className="stack-tight">
        {asked.data.imports.map(({ _id, fileName, createdAt, status }) => (
          <li key={_id} className="row">
            <Link to="/stores/$storeId/catalogue/import" params={{ storeId }} search={{ id: _id }}>
              {fileName}
            </Link>{' '}
            <Time at={createdAt} /> <StatusBadge status={status} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
