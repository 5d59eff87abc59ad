import type { Command } from 'commander'
import { closeStore } from '../../services/platform/closing.ts'
import {
  describeStore,
  findStore,
  listStores,
  type PlatformStore,
  type StoreDetails,
  type StoreFilter,
} from '../../services/platform/stores.ts'
import { reinstateStore, suspendStore } from '../../services/platform/suspensions.ts'
import { asciiOf } from '../../services/stores/domain-names.ts'
import { freeDomain } from '../../services/stores/former-domains.ts'
import { printing } from '../command.ts'
import { withDatabase } from '../database.ts'
import { change, vault } from '../operator.ts'
import { limitOption, operatorOption, reasonOption } from '../options.ts'
import { facts, paint, table } from '../output.ts'

const argument = ['<store>', 'its id or slug'] as const

export function defineStore(store: Command): void {
  store
    .command('list')
    .description('list stores, newest first')
    .option('--search <text>', "only those whose name, slug or owner's address contains this")
    .option('--suspended', 'only those that are suspended')
    .addOption(limitOption())
    .action(
      printing(async (filter: StoreFilter) => {
        const stores = await withDatabase('store list', (db) => listStores(db, filter))
        return { data: { stores }, text: textOf(stores) }
      }),
    )
  store
    .command('show')
    .description('show a store and how many records it has')
    .argument(...argument)
    .action(
      printing(async (name: string) => {
        const found = await withDatabase('store show', (db) => describeStore(db, name))
        return { data: { store: found }, text: detailsOf(found) }
      }),
    )
  store
    .command('suspend')
    .description('refuse all calls to a store until it is reinstated; its owner gets the reason by e-mail')
    .argument(...argument)
    .addOption(reasonOption('the reason, as its owner will read it'))
    .addOption(operatorOption())
    .action(
      printing(async (name: string, options: { reason: string; operator: string }) => {
        const context = { vault: vault() }
        const done = await change(options, async (tx, record) => {
          const { id: storeId } = await findStore(tx, name)
          return suspendStore(tx, { ...context, record }, { storeId, reason: options.reason })
        })
        return {
          data: { changed: done },
          text: done ? `${name} is suspended` : `${name} was already suspended`,
        }
      }),
    )
  store
    .command('reinstate')
    .description('lift the suspension of a store; its owner gets an e-mail')
    .argument(...argument)
    .addOption(operatorOption())
    .action(
      printing(async (name: string, options: { operator: string }) => {
        const context = { vault: vault() }
        const done = await change(options, async (tx, record) => {
          const { id: storeId } = await findStore(tx, name)
          return reinstateStore(tx, { ...context, record }, { storeId })
        })
        return { data: { changed: done }, text: done ? `${name} is open again` : `${name} was not suspended` }
      }),
    )
  store
    .command('close')
    .description('close a store for good and uninstall its apps; its owner gets the reason by e-mail')
    .argument(...argument)
    .addOption(reasonOption('the reason, as its owner will read it'))
    .addOption(operatorOption())
    .action(
      printing(async (name: string, options: { reason: string; operator: string }) => {
        const context = { vault: vault() }
        const { reason } = options
        const done = await change(options, (tx, record) =>
          closeStore(tx, { ...context, record }, { store: name, reason }),
        )
        return {
          data: { changed: done },
          text: done ? `${name} is closed` : `${name} was already closed`,
        }
      }),
    )
  store
    .command('free')
    .description(
      'let others claim a domain that a store gave up less than 180 days ago, such as one that was sold',
    )
    .argument('<domain>', 'the domain, or the former address of a store, such as old-name.localhost')
    .addOption(operatorOption())
    .action(
      printing(async (domain: string, options: { operator: string }) => {
        const name = asciiOf(domain) ?? domain
        const done = await change(options, (tx, record) => freeDomain(tx, record, name))
        return { data: { changed: done }, text: done ? `${name} is free` : `${name} is not kept for a store` }
      }),
    )
}

function textOf(stores: PlatformStore[]): string {
  if (stores.length === 0) return 'No stores match.'
  const rows = stores.map((store) => [
    store.id,
    store.slug,
    store.type,
    store.ownerEmail ?? '',
    store.createdAt.slice(0, 10),
    stateOf(store),
  ])
  return table(['ID', 'SLUG', 'TYPE', 'OWNER', 'CREATED', 'STATE'], rows)
}

function stateOf({ closedAt, suspendedAt }: PlatformStore): string {
  if (closedAt) return paint('dim', 'closed')
  return suspendedAt ? paint('red', 'suspended') : 'open'
}

function detailsOf(store: StoreDetails): string {
  const { closedAt, suspendedAt, suspensionReason, domains, payoutMethods } = store
  const since = closedAt ?? suspendedAt
  const reason = since === suspendedAt ? `: ${suspensionReason}` : ''
  return facts({
    id: store.id,
    name: store.name,
    slug: store.slug,
    type: store.type,
    owner: store.ownerEmail ?? '',
    currency: store.currency,
    country: store.country,
    created: store.createdAt,
    state: since ? `${stateOf(store)} since ${since}${reason}` : stateOf(store),
    domains: domains.join(', '),
    products: String(store.products),
    orders: String(store.orders),
    customers: String(store.customers),
    staff: String(store.staff),
    apps: String(store.apps),
    'payout methods': payoutMethods.join(', '),
  })
}
