import './grid.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { AppsClient } from '../../../api/client.ts'
import { Button } from '../../../ui/button.tsx'
import { Page, Panel } from '../../../ui/layout.tsx'
import { List } from '../../../ui/list.tsx'
import { Empty, Problem } from '../../../ui/states.tsx'
import { t } from '../../../words/grid.ts'
import { BackLink } from '../../shell/back-link.tsx'
import { useChange } from '../../shell/change.ts'
import { useStore } from '../../shell/store.tsx'
import { useUndo } from '../../shell/undo.ts'
import { SaveBar, useUnsaved } from '../../shell/unsaved.tsx'
import { isNarrowed } from '../catalogue/filters.ts'
import { ItemFilters } from '../catalogue/item-filters.tsx'
import { isProduct } from '../catalogue/kinds.ts'
import { itemsQuery } from '../catalogue/queries.ts'
import { type Change, cellsOf, keyOf, nameOf, type Row, rowsOf } from './cells.ts'
import { changesIn, type Edits, useEdits } from './edits.ts'
import { FieldList } from './field-list.tsx'
import { Grid } from './grid.tsx'
import { reversed, saveChanges } from './save.ts'

const route = getRouteApi('/signed-in/stores/$storeId/catalogue/grid')

/** Edits names, numbers, prices and stock of many products and variants, and saves all changes at once. */
export function GridPage() {
  const current = useStore()
  const filters = route.useSearch()
  const navigate = route.useNavigate()
  const items = useQuery(itemsQuery(current, filters, 50))
  const found = items.data?.items
  const rows = useMemo(() => rowsOf((found ?? []).filter(isProduct)), [found])
  const cells = useMemo(() => cellsOf(current), [current])
  const edits = useEdits(cells)
  const isLocked = !current.may('WRITE_INVENTORY')
  const isPhone = usePhone()
  const shared = { rows, cells, edits, isLocked }
  return (
    <Page
      title={t('catalogue.grid')}
      lead={t('grid.lead')}
      back={
        <BackLink to="/stores/$storeId/catalogue" params={{ storeId: current.storeId }}>
          {t('catalogue.products')}
        </BackLink>
      }
    >
      {!isPhone && (
        <details>
          <summary>{t('grid.keys-title')}</summary>
          <p id="grid-keys" className="muted">
            {t('grid.keys')}
          </p>
        </details>
      )}
      <Panel flush>
        <ItemFilters filters={filters} onChange={(search) => navigate({ search, replace: true })} />
        <List
          of={items}
          onPage={(page) => navigate({ search: { ...filters, page } })}
          empty={<Empty title={t(isNarrowed(filters) ? 'catalogue.no-match' : 'grid.empty')} />}
        >
          {() => (isPhone ? <FieldList {...shared} /> : <Grid {...shared} label={t('catalogue.products')} />)}
        </List>
      </Panel>
      {!isLocked && <Saving {...shared} />}
    </Page>
  )
}

/** Saves what has changed, on this and on other pages of the list. */
function Saving({ rows, cells, edits }: { rows: Row[]; cells: ReturnType<typeof cellsOf>; edits: Edits }) {
  const { api } = useStore()
  const offer = useUndo(['products'])
  const unsaved = useUnsaved()
  const { change, settle } = unsaved
  const [result, setResult] = useState('')
  const count = edits.all.length
  useEffect(() => {
    if (count > 0) change()
    else settle()
  }, [count, change, settle])
  const save = useChange({
    send: async () => {
      const changes = changesIn(edits.all, rows, cells)
      return { changes, outcomes: await saveChanges(api, changes), unreadable: count - changes.length }
    },
    changes: ['products'],
    after: ({ changes, outcomes, unreadable }) => {
      const refused = [...outcomes.values()].filter(Boolean).length
      const saved = changes.filter(({ row, field }) => outcomes.get(keyOf(row, field)) === null)
      edits.settle(outcomes)
      if (saved.length > 0) offer(t('grid.saved', { count: saved.length }), () => undo(api, saved))
      setResult(
        [
          ...(refused > 0 ? [t('grid.not-saved', { count: refused })] : []),
          ...(unreadable > 0 ? [t('grid.unreadable', { count: unreadable })] : []),
        ].join(' '),
      )
    },
  })
  return (
    <>
      {save.error && <Problem error={save.error} />}
      {result && count > 0 && (
        <p className="problem" role="alert">
          {result}
        </p>
      )}
      {count > 0 && <Typed />}
      <SaveBar isChanged={false}>
        <span className="muted grid-count" role="status">
          {count > 0 && t('grid.count', { count })}
        </span>
        <Button
          look="quiet"
          disabled={count === 0 || save.isPending}
          onClick={() => {
            setResult('')
            edits.clear()
          }}
        >
          {t('grid.discard')}
        </Button>
        <Button look="main" disabled={count === 0} busy={save.isPending} onClick={() => save.mutate()}>
          {t('common.save')}
        </Button>
      </SaveBar>
      {unsaved.question}
    </>
  )
}

/** Puts cells back that were just saved, except those that have changed since. */
async function undo(api: AppsClient, saved: Change[]) {
  const changes = reversed(saved)
  const outcomes = await saveChanges(api, changes)
  const left = changes.flatMap(({ row, field }) => {
    const outcome = outcomes.get(keyOf(row, field))
    return outcome
      ? [`${t('grid.cell', { field: t(`grid.field-${field}`), name: nameOf(row) })}: ${outcome.words}`]
      : []
  })
  return { done: changes.length - left.length, left }
}

/** Stands for the changed cells, so that the end of a session does not lose them: see `isTyping`. */
function Typed() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current!.dispatchEvent(new Event('input', { bubbles: true }))
  }, [])
  return (
    <form hidden>
      <input ref={field} type="hidden" name="cells" />
    </form>
  )
}

const phone = matchMedia('(max-width: 44.9375rem)')

const usePhone = () =>
  useSyncExternalStore(
    (listener) => {
      phone.addEventListener('change', listener)
      return () => phone.removeEventListener('change', listener)
    },
    () => phone.matches,
  )
