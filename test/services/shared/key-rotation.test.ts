import { randomBytes } from 'node:crypto'
import { expect } from 'chai'
import { newId } from '../../../src/base/ids.ts'
import { createVault } from '../../../src/base/vault.ts'
import { transaction } from '../../../src/db/database.ts'
import { queueMail } from '../../../src/services/messaging/mail-queue.ts'
import { rotateKeys, sealedColumns } from '../../../src/services/shared/key-rotation.ts'
import { createInstallation } from '../../support/fixtures/apps.ts'
import { createShop } from '../../support/fixtures/shops.ts'
import { unique } from '../../support/fixtures/unique.ts'
import { payments, withPayments } from '../../support/payments.ts'
import { createPass } from '../../support/renewals.ts'
import { sampledTest } from '../../support/sample.ts'
import { service } from '../../support/service.ts'

describe('rotateKeys', () => {
  withPayments()

  const fresh = { id: `fresh${randomBytes(3).toString('hex')}`, key: randomBytes(32) }
  const none = new AbortController().signal
  const wide = () => createVault([fresh, ...service().config.vaultKeys])
  /**
   * Returns everything that a key has encrypted, anywhere in the database, so that a column missing in the
   * list is found.
   */
  async function sealedBy(key: string): Promise<string[]> {
    const { db } = service()
    const columns: { table: string; column: string }[] = await db('information_schema.columns')
      .join('pg_tables', 'pg_tables.tablename', 'information_schema.columns.table_name')
      .where({ table_schema: 'public', schemaname: 'public' })
      .whereIn('data_type', ['text', 'jsonb'])
      .select({ table: 'table_name', column: 'column_name' })
    const found = await Promise.all(
      columns.map(async ({ table, column }) => {
        const like = `(^|")${key}\\.[\\w-]{16}\\.[\\w-]{22}\\.[\\w-]*`
        const { rows } = await db.raw('select count(*) as count from ?? where ??::text ~ ?', [
          table,
          column,
          like,
        ])
        return rows[0].count > 0 ? [`${table}.${column}`] : []
      }),
    )
    return found.flat().sort()
  }

  sampledTest(
    'encrypts everything again, so that the old key can be removed, however often it is interrupted or run at once',
    async () => {
      const { db, dependencies, config } = service()
      const shop = await createShop()
      const { appId, signingSecret } = await createInstallation(shop, { scopes: [] })
      const to = `${unique('rotated')}@example.com`
      await transaction(db, (tx) =>
        queueMail(tx, dependencies.vault, { to, subject: 'A code', text: 'secret', headers: { 'X-A': 'b' } }),
      )
      const pass = await createPass(payments)
      const chargeId = newId()
      await db('renewal_charges').insert({
        id: chargeId,
        shop_id: pass.shop.id,
        entitlement_id: pass.id,
        product_id: pass.product.id,
        period_end: pass.endsAt,
        attempt: 1,
        provider: 'sandbox',
        reference: `ren_${chargeId}`,
        amount: 1,
        currency: 'USD',
        email: to,
        card_brand: 'visa',
        card_last4: '4242',
        card_token_sealed: dependencies.vault.seal('card_copy', chargeId),
      })
      const old = config.vaultKeys[0]!
      expect(await sealedBy(old.id)).to.include.members([
        'apps.signing_secret',
        'renewal_charges.card_token_sealed',
      ])
      try {
        const broken = new AbortController()
        const first = rotateKeys(db, wide(), broken.signal)
        broken.abort()
        await first
        const [one, two] = await Promise.all([rotateKeys(db, wide(), none), rotateKeys(db, wide(), none)])
        expect(one.resealed + two.resealed).to.be.above(0)
        const unreadable = one.unreadable.filter(
          (secret) => secret.endsWith(pass.id) || secret.endsWith(appId),
        )
        expect(unreadable).to.eql([])
        expect(await sealedBy(old.id)).to.eql([])

        const alone = createVault([fresh])
        const app = await db('apps').where({ id: appId }).first()
        expect(alone.open(app.signing_secret, appId)).to.equal(signingSecret)
        const mail = await db('mails').where({ recipient: to }).first()
        expect(alone.open(mail.body, mail.id)).to.equal('secret')
        expect(alone.open(mail.html, `${mail.id} html`)).to.include('secret')
        expect(JSON.parse(alone.open(mail.headers, `${mail.id} headers`))).to.eql({ 'X-A': 'b' })
        const card = alone.open((await pass.row()).card_token_sealed, pass.id)
        expect(card).to.match(/^card_/)
        const [charge] = await pass.charges()
        expect(alone.open(charge.card_token_sealed, chargeId)).to.equal('card_copy')
        expect(await rotateKeys(db, wide(), none)).to.include({ resealed: 0 })
      } finally {
        await rotateKeys(db, createVault([...config.vaultKeys, fresh]), none)
        await db('renewal_charges').where({ id: chargeId }).delete()
      }
    },
  )

  it('keeps and reports what no key decrypts', async () => {
    const { db, config } = service()
    const pass = await createPass(payments)
    const sealed = createVault([fresh]).seal('token', pass.id)
    await pass.change({ card_token_sealed: sealed })
    const { unreadable } = await rotateKeys(db, createVault(config.vaultKeys), none)
    expect(unreadable).to.include(`entitlements.card_token_sealed ${pass.id}`)
    expect((await pass.row()).card_token_sealed).to.equal(sealed)
    await pass.change({ auto_renew: false, card_token_sealed: null })
  })

  it('lists columns that exist, and their owners', async () => {
    const { db } = service()
    for (const { table, column, owner } of sealedColumns)
      await db.raw(`select ??, ${owner} as owner from ?? limit 1`, [column, table])
  })
})
