// The keys with which stores sign what they send agents: made when first needed, and rotated by age.

import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { clock, days } from '../../base/clock.ts'
import type { Shop } from '../../base/context.ts'
import type { PublicKey, SigningKey } from '../../base/http-signatures.ts'
import { newId } from '../../base/ids.ts'
import type { Vault } from '../../base/vault.ts'
import { type Database, transaction } from '../../db/database.ts'
import { lookUp, statement } from '../../db/statement.ts'

/** How long a key is published after it was replaced, in milliseconds, because what it signed may still be verified. */
export const keysPublishedFor = 14 * days
/** How long a key signs. */
const signsFor = 90 * days

interface KeyRow {
  id: string
  publicKey: PublicKey
  sealedKey: string
  createdAt: string
  isCurrent: boolean
}

const published = lookUp<{ shopId: string; since: Date }, KeyRow>(
  'agentKeys.published',
  `select id, public_key as "publicKey", sealed_key as "sealedKey", created_at as "createdAt",
    replaced_at is null as "isCurrent" from agent_signing_keys
  where shop_id = :shopId and (replaced_at is null or replaced_at > :since::timestamptz) order by created_at desc`,
)

const insert = statement<
  { id: string; shopId: string; publicKey: string; sealedKey: string; now: Date },
  never
>(
  'agentKeys.insert',
  `insert into agent_signing_keys (id, shop_id, public_key, sealed_key, created_at)
  values (:id, :shopId, :publicKey::jsonb, :sealedKey, :now)
  on conflict (shop_id) where replaced_at is null do nothing`,
)

const replace = statement<{ id: string; shopId: string; now: Date }, never>(
  'agentKeys.replace',
  `update agent_signing_keys set replaced_at = :now
  where id = :id and shop_id = :shopId and replaced_at is null`,
)

const read = (db: Database, { id: shopId }: Pick<Shop, 'id'>) =>
  published(db, { shopId, since: new Date(clock.now().getTime() - keysPublishedFor) })

/**
 * Returns the public keys of a store, the one that signs first. Makes one for a store that has none, and replaces one
 * that has signed for 90 days; of processes that do so at once, one succeeds.
 */
export async function publicKeys(db: Database, vault: Vault, shop: Pick<Shop, 'id'>): Promise<PublicKey[]> {
  const current = await currentKeys(db, vault, shop)
  return current.map(({ publicKey }) => publicKey)
}

/** Returns the key with which a store signs now, whose public half its profile has. */
export async function signingKey(db: Database, vault: Vault, shop: Pick<Shop, 'id'>): Promise<SigningKey> {
  const current = await currentKeys(db, vault, shop)
  const { id, sealedKey } = current.find(({ isCurrent }) => isCurrent)!
  return { kid: id, pem: vault.open(sealedKey, ownerOf(id)) }
}

const ownerOf = (id: string) => `agent key ${id}`

async function currentKeys(db: Database, vault: Vault, shop: Pick<Shop, 'id'>): Promise<KeyRow[]> {
  const found = await read(db, shop)
  const newest = found.find(({ isCurrent }) => isCurrent)
  const now = clock.now()
  if (newest && now.getTime() - Date.parse(newest.createdAt) < signsFor) return found
  const key = await newKey(vault)
  await transaction(db, async (tx) => {
    if (newest) await replace(tx, { id: newest.id, shopId: shop.id, now })
    await insert(tx, { ...key, shopId: shop.id, now })
  })
  return read(db, shop)
}

async function newKey(vault: Vault) {
  const id = newId()
  const { privateKey, publicKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' })
  const { kty, crv, x, y } = publicKey.export({ format: 'jwk' })
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }) as string
  return {
    id,
    publicKey: JSON.stringify({ kid: id, kty, crv, x, y, use: 'sig', alg: 'ES256' }),
    sealedKey: vault.seal(pem, ownerOf(id)),
  }
}
