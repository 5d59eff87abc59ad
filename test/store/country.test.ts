import { expect } from 'chai'
import { alphabetically, listStates } from '../../src/services/geo/countries.ts'
import { call } from '../support/service.ts'

describe('listCountries', () => {
  it('lists every country once, by its name, whether or not a store is named', async () => {
    const { body } = await call('store').get('/api/v1/country').expect(200)
    expect(body).to.include({ status: 200, success: true, message: 'Countries retrieved' })
    const names: string[] = body.data.map(({ name }: { name: string }) => name)
    expect(body.data).to.deep.include({ name: 'Nigeria', shortName: 'NG' })
    expect(names).to.eql([...new Set(names)].sort(alphabetically))
    expect(names[1]).to.equal('Åland Islands')
  })

  it('returns codes that each have states', async () => {
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

  it('accepts other codes, in either case', async () => {
    const { body } = await call('store').get('/api/v1/country/states?shortName=us').expect(200)
    expect(body.data).to.include('California')
  })

  it('lists the states of every country in alphabetical order', async () => {
    const { body } = await call('store').get('/api/v1/country').expect(200)
    for (const { shortName } of body.data) {
      const states: string[] = listStates(shortName)
      expect(states, shortName).to.eql([...states].sort(alphabetically))
    }
    expect(listStates('US').slice(0, 4)).to.eql(['Alabama', 'Alaska', 'American Samoa', 'Arizona'])
  })
})

describe('listCities', () => {
  const cities = async (query: Record<string, string>): Promise<string[]> => {
    const { body } = await call('store').get('/api/v1/country/cities').query(query).expect(200)
    expect(body).to.include({ success: true, message: 'Cities retrieved' })
    return body.data
  }

  it('lists the cities of a state in alphabetical order, each once', async () => {
    const names = await cities({ shortName: 'NG', state: 'Lagos' })
    expect(names).to.include.members(['Ikeja', 'Lagos']).and.not.to.include('Kano')
    expect(names).to.eql([...new Set(names)].sort(alphabetically))
  })

  it('accepts the names that listStates returns, whatever their case and accents', async () => {
    expect(await cities({ shortName: 'us', state: 'california' })).to.include('Los Angeles')
    expect(await cities({ shortName: 'BR', state: 'Sao Paulo' })).to.include('Campinas')
    expect(await cities({ shortName: 'DE', state: 'Bayern' }))
      .to.include('Bamberg')
      .and.not.to.include('Bonn')
  })

  it('lists cities without a state of their own for one that is named differently elsewhere', async () => {
    const capital = await cities({ shortName: 'NG', state: 'Abuja Federal Capital Territory' })
    expect(capital).to.include('Abuja').and.not.to.include('Lagos')
    expect(capital).to.have.length.below(15)
  })

  it('lists the cities of states that are countries too', async () => {
    expect(await cities({ shortName: 'US', state: 'Puerto Rico' })).to.include('San Juan')
    expect(await cities({ shortName: 'FR', state: 'Réunion' })).to.include('Saint-Denis')
  })

  it('lists a whole country without a state, and Nigeria without a country', async () => {
    const nigeria = await cities({})
    expect(await cities({ shortName: 'ng', state: '' })).to.eql(nigeria)
    expect(nigeria).to.include.members(['Abuja', 'Ikeja', 'Kano'])
    expect(await cities({ shortName: 'US' })).to.have.length.above(10_000)
  })

  it('finds cities in every state of the countries with stores, except uninhabited ones and the forces abroad', async () => {
    const without: string[] = []
    for (const shortName of ['NG', 'US', 'GB', 'KE', 'GH', 'ZA', 'IN', 'FR', 'DE', 'BR']) {
      const { body } = await call('store').get('/api/v1/country/states').query({ shortName })
      for (const state of body.data as string[]) {
        if ((await cities({ shortName, state })).length === 0) without.push(state)
      }
    }
    expect(without.filter((state) => !state.startsWith('Armed Forces'))).to.eql(['Clipperton'])
  })

  it('refuses a state that the country does not have', async () => {
    const query = { shortName: 'GH', state: 'Lagos' }
    const { body } = await call('store').get('/api/v1/country/cities').query(query).expect(404)
    expect(body).to.include({ success: false, message: 'State not found' })
  })
})
