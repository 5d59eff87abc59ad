import type { Command } from 'commander'
import type { RecordChange } from '../../base/context.ts'
import { Refusal } from '../../base/errors.ts'
import { scaleOf } from '../../base/money.ts'
import { analyze } from '../../db/connection/copy.ts'
import type { Transaction } from '../../db/database.ts'
import { findStore } from '../../services/platform/stores.ts'
import { create, lockOpen } from '../../services/stores/stores.ts'
import { isForMachines, type Printing, printing, UsageError } from '../command.ts'
import { withDatabase } from '../database.ts'
import { change } from '../operator.ts'
import { emailAddress, operatorOption, text, wholeNumber } from '../options.ts'
import { counted } from '../output.ts'
import { progressBar } from '../progress.ts'
import { fillStore } from '../seed/fill.ts'

interface Options {
  products: number
  store?: string
  owner?: string
  name: string
  currency: string
  country: string
  operator: string
}

export function defineSeed(command: Command): void {
  command
    .requiredOption('--products <count>', 'the number of products', wholeNumber)
    .option('--store <store>', 'the id or slug of the store')
    .option('--owner <email>', 'the account that owns a new store, instead of --store', emailAddress)
    .option('--name <name>', 'the name of the new store', text, 'Large Store')
    .option('--currency <code>', 'the currency of the new store', 'USD')
    .option('--country <code>', 'the country of the new store', 'US')
    .addOption(operatorOption())
    .addHelpText(
      'after',
      '\nEither all of them are added or none. No events are recorded, so apps are not notified.',
    )
    .action(printing(seed))
}

async function seed(this: Printing, options: Options) {
  if ((options.store === undefined) === (options.owner === undefined))
    throw new UsageError('name a store with --store, or the owner of a new one with --owner')
  const bar = progressBar({ quiet: isForMachines(this) })
  const done = await change(options, async (tx, record) => {
    const store = options.store ? await findOpen(tx, options.store) : await open(tx, record, options)
    const show = (count: number) => bar.show(count, options.products, 'of the products')
    const filled = await fillStore(tx, { ...store, scale: scaleOf(store.currency) }, options.products, show)
    return { store: store.id, slug: store.slug, ...filled }
  }).finally(() => bar.end())
  // From now on PostgreSQL plans searches with these rows in mind.
  await withDatabase('seed', (db) => analyze(db, ['products', 'product_texts', 'product_tags', 'variants']))
  const { products, variants, slug } = done
  const made = `${counted(products, 'product')} with ${counted(variants, 'variant')}`
  return { data: done, text: `${made} ${products === 1 ? 'is' : 'are'} in ${slug}` }
}

/** Returns an open store that may have products, and keeps it from being closed meanwhile. */
async function findOpen(tx: Transaction, idOrSlug: string) {
  const store = await findStore(tx, idOrSlug)
  if (store.type !== 'ecommerce') throw new UsageError(`${store.slug} is of type ${store.type}`)
  await lockOpen(tx, store.id)
  return store
}

async function open(tx: Transaction, record: RecordChange, { owner, name, currency, country }: Options) {
  const account = await tx('users').where({ email: owner!, deleted_at: null }).first('id')
  if (!account) throw new Refusal('userNotFound')
  const { _id } = await create(tx, account.id, { name, type: 'ecommerce', currency, country }, [])
  await record(tx, { shopId: _id, action: 'store.created' })
  return findStore(tx, _id)
}
