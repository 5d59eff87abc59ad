import { expect } from 'chai'
import type { Request } from 'express'
import { newId } from '../../src/base/ids.ts'
import { tenantOf } from '../../src/db/fairness/bulkhead.ts'
import { bulkheadOfClaim } from '../../src/http/bulkhead.ts'
import { service } from '../support/service.ts'

describe('The share of a caller who is still to be identified', () => {
  const tenant = (headers: object, ip = '192.0.2.1') =>
    tenantOf(bulkheadOfClaim(service().db, 'apps', { headers, ip } as Request))

  it('is that of the store which the call names', () => {
    const id = newId()
    expect(tenant({ 'x-shop-id': id, authorization: 'Bearer app_x' })).to.equal(id)
  })

  it('is never that of what works beside the calls, whatever they send', () => {
    for (const name of ['jobs', 'work signals', 'idempotency keys']) {
      for (const header of ['x-shop-id', 'authorization', 'cookie', 'origin'])
        expect(tenant({ [header]: name }), header).to.not.equal(name)
    }
  })

  it('is the own one of each caller', () => {
    const tenants = [
      ...['app_x', 'app_y'].map((token) => tenant({ authorization: `Bearer ${token}` })),
      ...['192.0.2.1', '192.0.2.2'].map((ip) => tenant({}, ip)),
    ]
    expect(new Set(tenants)).to.have.length(4)
  })
})
