import type { Shop } from '../../base/context.ts'
import { newId } from '../../base/ids.ts'
import type { Transaction } from '../../db/database.ts'
import { inContract, violationsOf } from './contract-rules.ts'
import type { Issue } from './formats/cells.ts'
import type { Fields } from './formats/fields.ts'
import type { Format } from './formats/format.ts'
import type { Row } from './formats/table.ts'
import type { Checked, Kind, KindName, Step } from './kinds/kind.ts'
import { kinds } from './kinds/kinds.ts'

/** Number of records that are read and written at once. */
const batch = 200

interface Drafted {
  key: string
  fields: Fields
  category: string | null
  issues: Issue[]
}

const writeChecked = `update import_records record set
    fields = checked.fields, category = checked.category,
    outcome = case when checked.refused then 'refused' end
  from json_to_recordset(cast(:checked as json)) as checked (key text, fields jsonb, category text, refused boolean)
  where record.shop_id = :shopId and record.import_id = :id and record.key = checked.key`

/**
 * Turns the lines of an import into records as the contract describes them, and refuses those that the call that creates
 * one would. All lines of a refused record count as refused.
 */
export async function checkRecords(tx: Transaction, shop: Shop, step: Step, format: Format): Promise<void> {
  const { id } = step
  const records = tx('import_records').where({ shop_id: shop.id, import_id: id })
  for (;;) {
    const rows: { key: string; rows: Row[] }[] = await records
      .clone()
      .whereNull('fields')
      .orderBy('line')
      .limit(batch)
      .select('key', 'rows')
    if (rows.length === 0) break
    const checked = rows.map((record) => check(record, format, step, shop))
    const bindings = { shopId: shop.id, id, checked: JSON.stringify(checked.map(rowOf)) }
    await tx.raw(writeChecked, bindings)
    await keepIssues(
      tx,
      shop,
      id,
      checked.flatMap(({ issues }) => issues),
    )
  }
  const refused = tx.raw(
    `(select coalesce(sum(jsonb_array_length(rows)), 0) from import_records
      where shop_id = :shopId and import_id = :id and outcome = 'refused')`,
    { shopId: shop.id, id },
  )
  await tx('imports').where({ shop_id: shop.id, id }).update({ refused })
}

const rowOf = ({ key, fields, category, issues }: Drafted) => ({
  ...{ key, fields, category },
  refused: issues.some(({ refuses }) => refuses),
})

function check(
  { key, rows }: { key: string; rows: Row[] },
  format: Format,
  { kind, match, stock }: Step,
  shop: Shop,
): Drafted {
  const { schema, besides, given } = kinds[kind]
  const { currency, scale } = shop
  const draft = format.draftOf(rows, { currency, scale, match, stock })
  const fields = inContract(schema, draft.fields)
  const { line } = rows[0]!
  const issues = [...draft.issues]
  // A number that could not be read is missing, which is no fault of its own.
  if (!issues.some(({ refuses }) => refuses)) {
    for (const { field, message } of violationsOf(schema, { ...given(format), ...fields })) {
      const sentence = `${field} ${message}`
      issues.push({ line, column: field || null, code: 'invalid_value', message: sentence, refuses: true })
    }
  }
  for (const { field, code, message } of faultsIn(kinds[kind], shop, fields, issues))
    issues.push({ line, column: field, code, message, refuses: true })
  const others = besides.flatMap((name) => (name in draft.fields ? [[name, draft.fields[name]]] : []))
  const all = { ...fields, ...Object.fromEntries(others) }
  return { key, fields: all, category: draft.category?.slice(0, 100) ?? null, issues }
}

/** Returns what is wrong with a record across its fields, each of which is right. */
function faultsIn<Name extends KindName>(kind: Kind<Name>, shop: Shop, fields: Fields, issues: Issue[]) {
  const isChecked = (_: Fields): _ is Fields & Checked[Name] => !issues.some(({ refuses }) => refuses)
  return kind.faultsOf && isChecked(fields) ? kind.faultsOf(fields, shop) : []
}

const insertIssues = `insert into import_issues (id, shop_id, import_id, line, column_name, code, message, refuses)
  select id, :shopId, :importId, line, "column", code, left(message, 500), refuses
  from json_to_recordset(cast(:issues as json)) as given (
    id object_id, line integer, "column" text, code text, message text, refuses boolean
  )`

/** Stores issues, of which a message has at most 500 characters. */
export async function keepIssues(
  tx: Transaction,
  shop: Shop,
  importId: string,
  issues: Issue[],
): Promise<void> {
  if (issues.length === 0) return
  const rows = issues.map((issue) => ({ id: newId(), ...issue }))
  await tx.raw(insertIssues, { shopId: shop.id, importId, issues: JSON.stringify(rows) })
}
