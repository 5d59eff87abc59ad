import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { SelectField } from '../../../ui/field.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { Answer } from '../../../ui/states.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/imports.ts'
import { BackLink } from '../../shell/back-link.tsx'
import { storeKey, useStore } from '../../shell/store.tsx'
import { UploadField } from '../../shell/uploads.tsx'
import { ImportPanels, StatusBadge } from './import.tsx'
import { type Import, importQuery, importsQuery } from './queries.ts'

const route = getRouteApi('/signed-in/stores/$storeId/catalogue/import')

/** Takes a file of products, says what it has read, and brings them into the store once that is confirmed. */
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

/** Reads a file without writing anything: what comes of it is shown first. */
function NewImport() {
  const { storeId } = useStore()
  const queryClient = useQueryClient()
  const navigate = route.useNavigate()
  const [match, setMatch] = useState<Import['match']>('slug')
  const [stock, setStock] = useState<Import['stock']>('keep')
  const arrived = ({ _id }: Import) => {
    queryClient.invalidateQueries({ queryKey: storeKey(storeId, 'imports') })
    navigate({ search: { id: _id } })
  }
  return (
    <Panel title={t('imports.file')}>
      <div className="stack">
        <UploadField
          path={`/imports?${new URLSearchParams({ kind: 'products', dryRun: 'true', match, stock })}`}
          label={t('imports.choose')}
          hint={t('imports.choose-hint')}
          accept=".csv,.tsv,.txt,.ndjson,.jsonl"
          most={1}
          onArrived={arrived}
        />
        <div className="columns">
          <SelectField
            name="match"
            label={t('imports.match')}
            hint={t('imports.match-hint')}
            value={match}
            onChange={({ currentTarget }) => setMatch(currentTarget.value as Import['match'])}
            options={[
              { value: 'slug', label: t('imports.match-slug') },
              { value: 'barcode', label: t('imports.match-barcode') },
            ]}
          />
          <SelectField
            name="stock"
            label={t('imports.stock')}
            hint={t('imports.stock-hint')}
            value={stock}
            onChange={({ currentTarget }) => setStock(currentTarget.value as Import['stock'])}
            options={[
              { value: 'keep', label: t('imports.stock-keep') },
              { value: 'set', label: t('imports.stock-set') },
            ]}
          />
        </div>
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
