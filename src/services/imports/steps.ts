// An import is done in batches, each a transaction that notes what became of its records (decision
// imports-are-read-whole-then-done-in-batches).

import type { RecordChange, Shop } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { type Database, savepoint, type Transaction } from '../../db/database.ts'
import { findShop } from '../shared/shop.ts'
import { keepIssues } from './check.ts'
import type { Issue } from './formats/cells.ts'
import type { Batch, ImportRecord, Kind, KindName, Outcome, Step } from './kinds/kind.ts'
import { kinds } from './kinds/kinds.ts'

/** Number of records that one transaction writes. */
const batch = 300

/** Returns the stores with an import that runs, longest waiting first. */
export async function storesWithImports(db: Database): Promise<string[]> {
  const found: { shopId: string }[] = await db('imports')
    .where({ status: 'running' })
    .groupBy('shop_id')
    .orderByRaw('min(created_at)')
    .select({ shopId: 'shop_id' })
  return found.map(({ shopId }) => shopId)
}

/**
 * Does the next batch of the store's oldest import. Batches of a store queue on the row of the import. Returns false if
 * there was nothing to do.
 */
export async function advance(
  tx: Transaction,
  context: Pick<Batch, 'record' | 'dependencies'>,
  shopId: string,
): Promise<boolean> {
  const step: Step | undefined = await tx('imports')
    .where({ shop_id: shopId, status: 'running' })
    .orderBy(['created_at', 'id'])
    .forUpdate()
    .first('id', 'kind', 'match', 'stock')
  const shop = step && (await findShop(tx, shopId))
  if (!step || !shop) return false
  const [due, { outcomes, issues }] = await writeDue(tx, { ...context, shop, step }, step.kind)
  await note(tx, shop, step, due, outcomes)
  await keepIssues(tx, shop, step.id, issues)
  if (outcomes.some((one) => one === 'created' || one === 'updated'))
    await announce(tx, context.record, shop, step)
  return true
}

async function announce(tx: Transaction, record: RecordChange, shop: Shop, { kind }: Step): Promise<void> {
  const { resource } = kinds[kind]
  const call = { method: 'POST', path: '/imports' }
  if (resource) await record(tx, { shopId: shop.id, resource, resourceId: null, call })
}

/** The type of a step's records follows from its kind. */
async function writeDue<Name extends KindName>(
  tx: Transaction,
  context: Omit<Batch, 'remark'>,
  name: Name,
): Promise<[ImportRecord[], Written]> {
  const due = await dueOf<Name>(tx, context.shop, context.step)
  return [due, await write(tx, context, kinds[name], due)]
}

/** The one place where stored records get the type of their kind, which `checkRecords` has made sure of. */
function dueOf<Name extends KindName>(
  tx: Transaction,
  { id: shop_id }: Shop,
  { id: import_id }: Step,
): Promise<ImportRecord<Name>[]> {
  return tx('import_records')
    .where({ shop_id, import_id })
    .whereNull('outcome')
    .orderBy('line')
    .limit(batch)
    .select('key', 'line', 'fields', 'category', { lines: tx.raw('jsonb_array_length(rows)') })
}

interface Written {
  outcomes: Outcome[]
  issues: Issue[]
}

/**
 * Writes the records of a batch. One that is refused undoes what was written with it, so both halves of the batch are
 * written again, until the record is alone.
 */
async function write<Name extends KindName>(
  tx: Transaction,
  context: Omit<Batch, 'remark'>,
  kind: Kind<Name>,
  due: ImportRecord<Name>[],
): Promise<Written> {
  if (due.length === 0) return { outcomes: [], issues: [] }
  try {
    return await savepoint(tx, () => writeTogether(tx, context, kind, due))
  } catch (error) {
    const reason = reasonOf(error)
    const [only] = due
    if (due.length === 1) return { outcomes: ['refused'], issues: [issueOf(only!, reason)] }
  }
  // Halves are written one after the other, so all that they touch is locked before, in the order of locks.
  await savepoint(tx, () => kind.open(tx, { ...context, remark() {} }, due)).catch(reasonOf)
  const half = Math.ceil(due.length / 2)
  const first = await write(tx, context, kind, due.slice(0, half))
  const second = await write(tx, context, kind, due.slice(half))
  return {
    outcomes: [...first.outcomes, ...second.outcomes],
    issues: [...first.issues, ...second.issues],
  }
}

async function writeTogether<Name extends KindName>(
  tx: Transaction,
  context: Omit<Batch, 'remark'>,
  kind: Kind<Name>,
  due: ImportRecord<Name>[],
): Promise<Written> {
  const issues: Issue[] = []
  const remark: Batch['remark'] = ({ line }, code, message) =>
    issues.push({ line, column: null, code, message, refuses: false })
  const writeAll = await kind.open(tx, { ...context, remark }, due)
  const outcomes = (await writeAll()).map((result, place) => {
    if (typeof result === 'string') return result
    issues.push(issueOf(due[place]!, reasonOf(result)))
    return 'refused'
  })
  return { outcomes, issues }
}

const issueOf = ({ line }: { line: number }, reason: Pick<Issue, 'code' | 'message'>): Issue => ({
  ...{ line, column: null, ...reason },
  refuses: true,
})

/** A record that the database itself does not take must not hold up those after it. Throws what is no record's fault. */
function reasonOf(error: unknown): Pick<Issue, 'code' | 'message'> {
  if (error instanceof Refusal) return { code: error.code, message: error.message }
  if (!/^2[23]/.test(String((error as { code?: string }).code))) throw error
  return { code: 'not_storable', message: 'The record has a value that cannot be stored' }
}

const writeOutcomes = `update import_records record set outcome = given.outcome
  from json_to_recordset(cast(:outcomes as json)) as given (key text, outcome text)
  where record.shop_id = :shopId and record.import_id = :id and record.key = given.key`

/** Notes what became of a batch; one that is empty ends the import. */
async function note(
  tx: Transaction,
  shop: Shop,
  { id }: Step,
  due: ImportRecord[],
  outcomes: Outcome[],
): Promise<void> {
  const imports = tx('imports').where({ shop_id: shop.id, id })
  if (due.length === 0) {
    await imports.update({ status: 'done', finished_at: tx.raw('clock_timestamp()') })
    return
  }
  const given = due.map(({ key }, place) => ({ key, outcome: outcomes[place] }))
  await tx.raw(writeOutcomes, { shopId: shop.id, id, outcomes: JSON.stringify(given) })
  const linesOf = (isMeant: (one: Outcome) => boolean) =>
    due.reduce((sum, { lines }, place) => (isMeant(outcomes[place]!) ? sum + lines : sum), 0)
  const plus = (column: string, count: number) => tx.raw('?? + ?', [column, count])
  const numberOf = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length
  await imports.update({
    done: plus(
      'done',
      linesOf((one) => one !== 'refused'),
    ),
    refused: plus(
      'refused',
      linesOf((one) => one === 'refused'),
    ),
    created: plus('created', numberOf('created')),
    updated: plus('updated', numberOf('updated')),
    unchanged: plus('unchanged', numberOf('unchanged')),
  })
}
