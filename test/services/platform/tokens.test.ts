import { expect } from 'chai'
import { transaction } from '../../../src/db/database.ts'
import { recordAsOperator } from '../../../src/events/record.ts'
import { revokeToken } from '../../../src/services/platform/tokens.ts'
import { hashToken } from '../../../src/services/shared/tokens.ts'
import { createMerchant, install, isLive, refresh } from '../../console/oauth-support.ts'
import { somebodyWaits } from '../../support/locks.ts'
import { service } from '../../support/service.ts'

describe('revokeToken of operators', () => {
  it('revokes the tokens, too, that the app is fetching at the same moment', async () => {
    const { db } = service()
    const merchant = await createMerchant()
    const { access_token, refresh_token } = await install(merchant)
    const { id, user_id } = await db('app_tokens')
      .where({ token_hash: hashToken(access_token) })
      .first('id', 'user_id')
    // New tokens refer to the person who installed the app: while the row is locked, the refresh waits with them.
    const holder = await db.transaction()
    await holder('users').where({ id: user_id }).forUpdate().first('id')
    const refreshed = refresh(merchant, refresh_token).then((reply) => reply)
    await somebodyWaits(1)
    const revoked = transaction(db, (tx) => revokeToken(tx, recordAsOperator('Ada'), id))
    await somebodyWaits(2)
    await holder.rollback()
    await revoked
    const { body } = await refreshed
    expect(await isLive(access_token)).to.equal(false)
    expect(await isLive(body.access_token)).to.equal(false)
    await refresh(merchant, body.refresh_token).expect(400)
  })
})
