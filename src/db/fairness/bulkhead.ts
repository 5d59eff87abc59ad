// Bulkhead: no tenant holds more than half of the free connections.

import type { Knex } from 'knex'
import { acquire, discard, inheritClient, poolOf, release, viewOf } from '../connection/knex-internals.ts'
import { cancelStatement } from '../wire/cancel.ts'
import type { Cancellable } from '../wire/pg-internals.ts'

/**
 * Thrown where a call has waited too long for a connection of its tenant's share. The message does not name the tenant,
 * because the name of a caller who is not identified yet is the token that was sent.
 */
export class BulkheadFull extends Error {
  constructor() {
    super('a share of the connections is used up')
  }
}

/** The times, in milliseconds, that those who share a pool wait. */
export interface Terms {
  /** The wait for a connection. */
  turn: number
  /** The wait for a lock, in each of its transactions; by default that of the connection. */
  lock?: number
  /** The time after which a statement, or a whole transaction, is ended; by default that of the connection. */
  longest?: number
}

/** Somebody who shares the pool: a store, an account, the jobs. */
interface Tenant {
  name: string
  held: number
  /** The callers that wait for a connection, in their order; each is called when it gets one. */
  waiting: Set<() => void>
}

type Connection = Cancellable & { tenant?: Tenant; timer?: NodeJS.Timeout }

/**
 * Divides the connections of a pool (decision tenants-share-connections-fairly): a tenant takes another one only while
 * it holds fewer than are free. A single one therefore never holds more than half of the pool, two that take all they
 * can hold two thirds, and however many they are, one connection is left for the next caller.
 */
class Bulkhead {
  private readonly tenants = new Map<string, Tenant>()
  private readonly crowded = new Set<Tenant>()
  private free: number
  /** All times are multiplied by this, for tests on a busy machine. */
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

  /** Of the waiting tenants that may take another connection, the one that holds the fewest is next. */
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

/** Returns how many of the pool's connections work and are idle, and how many callers wait for one. */
export function poolFigures(db: Knex): { used: number; idle: number; waiting: number } {
  const pool = poolOf(db)
  const waiting = pool.numPendingAcquires() + (bulkheads.get(db)?.waiting ?? 0)
  return { used: pool.numUsed(), idle: pool.numFree(), waiting }
}

/** Prepares a database, whose pool has `size` connections, for being shared. */
export function openBulkhead(db: Knex, size: number, patience: number): void {
  const bulkhead = new Bulkhead(size, patience)
  bulkheads.set(db, bulkhead)
  views.set(db, viewsOf(db, bulkhead))
}

/**
 * Returns the database as one tenant sees it: each of its connections counts as the tenant's. It may be thrown away
 * after a call. Any use of a connection throws ShareExhausted if the tenant has not got one within `turn` milliseconds.
 */
export function throughBulkhead(db: Knex, tenant: string, terms: Terms): Knex {
  const view = views.get(db)
  if (!view) throw new Error('this database is not divided')
  return view(tenant, terms)
}

/** Returns the tenant whose share a database uses; an undivided one has none. */
export function tenantOf(db: Knex): string {
  return (db.client as Partial<Pick<TenantClient, 'tenant'>>).tenant ?? ''
}

/** Returns the statements that begin a transaction, with the terms of its database. */
export function beginStatements(db: Knex): readonly string[] {
  return (db.client as Partial<Pick<TenantClient, 'begin'>>).begin ?? ['begin']
}

/**
 * Ends the statement or transaction that has taken too long on a connection. The time is measured here and not by
 * PostgreSQL, because setting it would cost a round trip; the pool throws the connection away.
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

/** The clients of views inherit everything but how a connection is acquired and released. */
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
