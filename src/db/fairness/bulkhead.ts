// Bulkhead: no tenant holds more than half of the free connections.

import type { Knex } from 'knex'
import { acquire, discard, inheritClient, poolOf, release, viewOf } from '../connection/knex-internals.ts'
import { cancelStatement } from '../wire/cancel.ts'
import type { Cancellable } from '../wire/pg-internals.ts'

/**
 * Thrown if a call has waited too long for a connection of its tenant's bulkhead. The message does not name the tenant,
 * because an unidentified caller's name is the token that was sent.
 */
export class BulkheadFull extends Error {
  constructor() {
    super('a share of the connections is used up')
  }
}

/** How long the tenants of a pool wait, in milliseconds. */
export interface Terms {
  /** The maximum wait for a connection. */
  turn: number
  /** The maximum wait for a lock in each transaction; defaults to the connection's. */
  lock?: number
  /** The maximum duration of a statement, or of a whole transaction; defaults to the connection's. */
  longest?: number
}

/** A tenant of the pool: a store, an account, the jobs. */
interface Tenant {
  name: string
  held: number
  /** The callers waiting for a connection, in order; each is called when it gets one. */
  waiting: Set<() => void>
}

type Connection = Cancellable & { tenant?: Tenant; timer?: NodeJS.Timeout }

/**
 * Divides a pool's connections (decision tenants-share-connections-fairly): a tenant takes another only while it holds
 * fewer than are free. One tenant therefore never holds more than half of the pool, two greedy ones hold two thirds,
 * and however many there are, one connection is left for the next caller.
 */
class Bulkhead {
  private readonly tenants = new Map<string, Tenant>()
  private readonly crowded = new Set<Tenant>()
  private free: number
  /** Multiplies all times, for tests on a busy machine. */
  readonly patience: number

  constructor(size: number, patience: number) {
    this.free = size
    this.patience = patience
  }

  async acquire(name: string, turn: number): Promise<Tenant> {
    const tenant = this.tenants.get(name) ?? this.admit(name)
    if (tenant.waiting.size > 0 || tenant.held >= this.free) await this.queue(tenant, turn * this.patience)
    else this.grant(tenant)
    return tenant
  }

  get waiting(): number {
    return [...this.crowded].reduce((sum, tenant) => sum + tenant.waiting.size, 0)
  }

  release(tenant: Tenant): void {
    tenant.held -= 1
    this.free += 1
    this.forgetIdle(tenant)
    for (let next = this.nextInTurn(); next; next = this.nextInTurn()) {
      const [wake] = next.waiting
      this.grant(next)
      wake!()
    }
  }

  private admit(name: string): Tenant {
    const tenant = { name, held: 0, waiting: new Set<() => void>() }
    this.tenants.set(name, tenant)
    return tenant
  }

  private grant(tenant: Tenant): void {
    tenant.held += 1
    this.free -= 1
  }

  private queue(tenant: Tenant, milliseconds: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        tenant.waiting.delete(wake)
        if (tenant.waiting.size === 0) this.crowded.delete(tenant)
      }
      const wake = () => {
        leave()
        resolve()
      }
      const timer = setTimeout(() => {
        leave()
        this.forgetIdle(tenant)
        reject(new BulkheadFull())
      }, milliseconds)
      tenant.waiting.add(wake)
      this.crowded.add(tenant)
    })
  }

  /** Of the waiting tenants that may take another connection, returns the one that holds the fewest. */
  private nextInTurn(): Tenant | undefined {
    let next: Tenant | undefined
    for (const tenant of this.crowded) {
      if (tenant.held < this.free && (!next || tenant.held < next.held)) next = tenant
    }
    return next
  }

  private forgetIdle({ name, held, waiting }: Tenant): void {
    if (held === 0 && waiting.size === 0) this.tenants.delete(name)
  }
}

type MakeView = (tenant: string, terms: Terms) => Knex

const views = new WeakMap<Knex, MakeView>()
const bulkheads = new WeakMap<Knex, Bulkhead>()

/** Returns how many of the pool's connections are working and idle, and how many callers wait for one. */
export function poolFigures(db: Knex): { used: number; idle: number; waiting: number } {
  const pool = poolOf(db)
  const waiting = pool.numPendingAcquires() + (bulkheads.get(db)?.waiting ?? 0)
  return { used: pool.numUsed(), idle: pool.numFree(), waiting }
}

/** Prepares a database, whose pool has `size` connections, for sharing among tenants. */
export function openBulkhead(db: Knex, size: number, patience: number): void {
  const bulkhead = new Bulkhead(size, patience)
  bulkheads.set(db, bulkhead)
  views.set(db, viewsOf(db, bulkhead))
}

/**
 * Returns the database as one tenant sees it: every connection counts as that tenant's. It can be discarded after a
 * call. Using a connection throws BulkheadFull if the tenant does not get one within `turn` milliseconds.
 */
export function throughBulkhead(db: Knex, tenant: string, terms: Terms): Knex {
  const view = views.get(db)
  if (!view) throw new Error('this database is not divided')
  return view(tenant, terms)
}

/** Returns the tenant whose bulkhead a database uses; empty without bulkheads. */
export function tenantOf(db: Knex): string {
  return (db.client as Partial<Pick<TenantClient, 'tenant'>>).tenant ?? ''
}

/** Returns the statements that begin a transaction, with its database's terms. */
export function beginStatements(db: Knex): readonly string[] {
  return (db.client as Partial<Pick<TenantClient, 'begin'>>).begin ?? ['begin']
}

/**
 * Ends a statement or transaction that has run too long on a connection. We measure the time, not PostgreSQL, because
 * setting it would cost a round trip; the pool discards the connection.
 */
function endStatement(connection: Connection): void {
  discard(connection, new Error('its statement was ended'))
  cancelStatement(connection)
}

interface TenantClient {
  tenant: string
  turn: number
  longest: number
  begin: readonly string[]
}

/** The clients of views inherit everything except how a connection is acquired and released. */
function viewsOf(db: Knex, bulkhead: Bulkhead): MakeView {
  const shared = inheritClient<TenantClient, Connection>(db, {
    async acquire({ tenant: name, turn, longest }) {
      const tenant = await bulkhead.acquire(name, turn)
      try {
        const connection = await acquire<Connection>(db)
        connection.tenant = tenant
        if (longest > 0) connection.timer = setTimeout(endStatement, longest, connection)
        return connection
      } catch (error) {
        bulkhead.release(tenant)
        throw error
      }
    },
    async release(_own, connection) {
      clearTimeout(connection.timer)
      await release(db, connection)
      bulkhead.release(connection.tenant!)
    },
  })
  return (tenant, { turn, lock, longest = 0 }) => {
    const client: TenantClient = Object.create(shared)
    client.tenant = tenant
    client.turn = turn
    client.longest = longest * bulkhead.patience
    client.begin = lock ? ['begin', `set local lock_timeout = ${lock * bulkhead.patience}`] : ['begin']
    return viewOf(db, client)
  }
}
