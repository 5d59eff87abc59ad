import { expect } from 'chai'
import { alphabetically, listCountries, listStates } from '../../src/services/geo/countries.ts'
import { listStateCodes } from '../../src/services/geo/states.ts'
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

  it('has every country of ISO 3166-1', async () => {
    const { body } = await call('store').get('/api/v1/country').expect(200)
    const codes: string[] = body.data.map(({ shortName }: { shortName: string }) => shortName)
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    // Codes that Unicode adds: islands and parts of countries, unions, tests.
    const others = 'AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' ')
    const all = letters.flatMap((one) => letters.map((two) => one + two))
    const former = (code: string) => new Intl.Locale(`und-${code}`).region !== code
    const known = all.filter((code) => names.of(code) && !others.includes(code) && !former(code))
    expect([...codes].sort()).to.eql(known)
    expect(codes).to.have.length(250)
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

describe('listStateCodes', () => {
  const codesOf = async (shortName: string): Promise<{ name: string; code: string | null }[]> => {
    const { body } = await call('store').get(`/api/v1/country/${shortName}/states`).expect(200)
    expect(body).to.include({ success: true, message: 'State codes retrieved' })
    return body.data
  }

  it('lists the names of listStates with their ISO 3166-2 codes', async () => {
    for (const [shortName, name, code] of [
      ['us', 'California', 'US-CA'],
      ['DK', 'Hovedstaden', 'DK-84'],
      ['OM', 'Janub al Batinah', 'OM-BJ'],
      ['NG', 'Lagos', 'NG-LA'],
      ['JE', 'Jersey', null],
    ] as const) {
      const states = await codesOf(shortName)
      expect(states).to.deep.include({ name, code })
      expect(states.map((state) => state.name)).to.eql(listStates(shortName))
    }
  })

  it('gives no code twice, in any country', () => {
    for (const { shortName } of listCountries()) {
      const codes = listStateCodes(shortName).flatMap(({ code }) => code ?? [])
      expect(new Set(codes), shortName).to.have.property('size', codes.length)
    }
  })

  it('refuses a code that no country has', async () => {
    const { body } = await call('store').get('/api/v1/country/XX/states').expect(404)
    expect(body).to.include({ success: false, message: 'Country not found' })
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
    expect(await cities({ shortName: 'US', state: 'CA' })).to.include('Los Angeles')
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
