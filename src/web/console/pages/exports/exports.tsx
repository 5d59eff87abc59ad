import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/field.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { Problem } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { t } from '../../../words/exports.ts'
import { BackLink } from '../../shell/back-link.tsx'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import { type Export, exportsQuery, kindsFor } from './queries.ts'

type Kind = Export['kind']
type Format = Exclude<Export['format'], 'archive'>

/** Writes records into files, which are there to be fetched for a week, also after this page was left. */
export function ExportsPage() {
  const { storeId } = useStore()
  return (
    <Page
      title={t('exports.title')}
      lead={t('exports.lead')}
      back={
        <BackLink to="/stores/$storeId/catalogue/import" params={{ storeId }}>
          {t('exports.import')}
        </BackLink>
      }
    >
      <NewExport />
      <Files />
    </Page>
  )
}

function NewExport() {
  const store = useStore()
  const { api } = store
  const allowed = kindsFor(store)
  const [kind, setKind] = useState<Kind>(allowed[0] ?? 'products')
  const [format, setFormat] = useState<Format>('csv')
  const begin = useChange({ send: () => api.exports.create({ kind, format }), changes: ['exports'] })
  return (
    <Panel title={t('exports.new')}>
      <div className="stack">
        {begin.error && <Problem error={begin.error} />}
        <div className="columns">
          <SelectField
            name="kind"
            label={t('exports.kind')}
            value={kind}
            onChange={({ currentTarget }) => setKind(currentTarget.value as Kind)}
            options={allowed.map((value) => ({ value, label: t(`exports.kind-${value}`) }))}
          />
          {kind !== 'everything' && (
            <SelectField
              name="format"
              label={t('exports.format')}
              value={format}
              onChange={({ currentTarget }) => setFormat(currentTarget.value as Format)}
              options={[
                { value: 'csv', label: t('exports.format-csv') },
                { value: 'ndjson', label: t('exports.format-ndjson') },
              ]}
            />
          )}
        </div>
        {kind === 'everything' && <p>{t('exports.everything')}</p>}
        <div className="row">
          <Button look="main" busy={begin.isPending} onClick={() => begin.mutate()}>
            {t('exports.begin')}
          </Button>
        </div>
      </div>
    </Panel>
  )
}

function Files() {
  const asked = useQuery(exportsQuery(useStore()))
  if (asked.error) return <Problem error={asked.error} />
  if (!asked.data || asked.data.exports.length === 0) return null
  return (
    <Panel title={t('exports.files')} flush>
      <Table
        label={t('exports.files')}
        columns={columns}
        rows={asked.data.exports}
        keyOf={({ _id }) => _id}
      />
    </Panel>
  )
}

const columns: Column<Export>[] = [
  {
    key: 'kind',
    header: t('exports.kind'),
    phone: 'lead',
    wide: true,
    cell: ({ kind, format }) => (
      <span className="strong">
        {t(`exports.kind-${kind}`)} ({t(`exports.format-${format}`)})
      </span>
    ),
  },
  {
    key: 'createdAt',
    header: t('exports.begun'),
    phone: 'detail',
    cell: ({ createdAt }) => <Time at={createdAt} />,
  },
  { key: 'file', header: t('exports.file'), phone: 'trail', cell: (one) => <File of={one} /> },
]

function File({ of: { _id, kind, status, done, total, expiresAt } }: { of: Export }) {
  const { api } = useStore()
  const fetch = useChange({
    send: async () => {
      const { download } = await api.exports.get(_id)
      if (download) window.location.assign(download.url)
      return download
    },
    changes: ['exports'],
  })
  if (status === 'running')
    return (
      <span className="row">
        <progress max={Math.max(total, 1)} value={done} aria-label={t('exports.progress')} />
        <span role="status">
          {kind === 'everything' && total === 0
            ? t('exports.counting')
            : t('exports.written', { done, total })}
        </span>
      </span>
    )
  if (expiresAt === null || Date.parse(expiresAt) < Date.now())
    return <Badge tone="plain">{t('exports.gone')}</Badge>
  return (
    <>
      {fetch.error && <Problem error={fetch.error} />}
      <Button busy={fetch.isPending} onClick={() => fetch.mutate()}>
        {t('exports.download')}
      </Button>
    </>
  )
}
