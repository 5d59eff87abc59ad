import { expect } from 'chai'
import { call } from '../support/service.ts'

describe('listCountries', () => {
  it('lists every country once, by its name, whether or not a store is named', async () => {
    const { body } = await call('store').get('/api/v1/country').expect(200)
    expect(body).to.include({ status: 200, success: true, message: 'Countries retrieved' })
    const names: string[] = body.data.map(({ name }: { name: string }) => name)
    expect(body.data).to.deep.include({ name: 'Nigeria', shortName: 'NG' })
    expect(names).to.eql([...new Set(names)].sort((one, other) => one.localeCompare(other, 'en')))
    expect(names[1]).to.equal('Åland Islands')
  })

  it('names codes of which each has its states', async () => {
    const { body } = await call('store').get('/api/v1/country').expect(200)
    const codes: string[] = body.data.map(({ shortName }: { shortName: string }) => shortName)
    expect(new Set(codes)).to.have.property('size', codes.length)
    for (const code of ['GB', 'KW', 'ZW']) {
      expect(codes).to.include(code)
      await call('store').get(`/api/v1/country/states?shortName=${code}`).expect(200)
    }
  })
})

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
