import { expect } from 'chai'
import { call } from '../support/service.ts'

describe('listStates', () => {
  it('lists the states of Nigeria when no country is named', async () => {
    const { body } = await call('store').get('/api/v1/country/states').expect(200)
    expect(body).to.include({ status: 200, success: true, message: 'States retrieved' })
    expect(body.data).to.include.members(['Lagos', 'Kano'])
  })

  it('takes other codes, in either case', async () => {
    const { body } = await call('store').get('/api/v1/country/states?shortName=us').expect(200)
    expect(body.data).to.include('California')
  })

  it('refuses a code that no country has', async () => {
    const { body } = await call('store').get('/api/v1/country/states?shortName=XX').expect(404)
    expect(body).to.include({ success: false, message: 'Country not found' })
  })
})
