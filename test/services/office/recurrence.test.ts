import { expect } from 'chai'
import { daysBetween, type Recurrence, recursOn } from '../../../src/services/office/recurrence.ts'

const days = (recurrence: Recurrence, from: string, to: string) =>
  daysBetween(recurrence, new Date(from), new Date(to))

describe('Recurrence', () => {
  const daily: Recurrence = { first: '2026-01-30', recurring: 'daily', every: 2, until: '2026-02-05' }

  it('counts from the first day and ends with the last one, both included', () => {
    const all = ['2026-01-30', '2026-02-01', '2026-02-03', '2026-02-05']
    expect(days(daily, '2025-01-01', '2027-01-01')).to.eql(all)
    expect(days(daily, '2026-02-01', '2026-02-03')).to.eql(all.slice(1, 3))
    expect(days({ ...daily, until: '2026-02-04' }, '2025-01-01', '2027-01-01')).to.eql(all.slice(0, 3))
    expect(days({ ...daily, until: daily.first }, '2025-01-01', '2027-01-01')).to.eql(['2026-01-30'])
    expect(days(daily, '2026-02-06', '2027-01-01')).to.eql([])
    expect(days(daily, '2026-02-03', '2026-02-01')).to.eql([])
  })

  it('uses the last day of a month that is too short, and the right one again in the next', () => {
    const from = (first: string, every = 1): Recurrence => ({
      first,
      recurring: 'monthly',
      every,
      until: '2029-12-31',
    })
    expect(days(from('2026-01-31'), '2026-01-01', '2026-06-30')).to.eql([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
    ])
    expect(days(from('2027-11-30'), '2028-01-01', '2028-03-31')).to.eql([
      '2028-01-30',
      '2028-02-29',
      '2028-03-30',
    ])
    expect(days(from('2026-01-29'), '2027-02-01', '2028-03-01'))
      .to.include('2027-02-28')
      .and.include('2028-02-29')
    expect(days(from('2024-02-29', 12), '2024-01-01', '2028-12-31')).to.eql([
      '2024-02-29',
      '2025-02-28',
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
    ])
  })

  it('agrees with plain counting on any day', () => {
    const starts = ['2023-12-28', '2023-12-31', '2024-01-30', '2024-02-29', '2025-01-31', '2025-05-01']
    for (const first of starts) {
      for (const recurring of ['daily', 'weekly', 'monthly'] as const) {
        for (const every of [1, 2, 5, 7, 12, 100]) {
          const recurrence = { first, recurring, every, until: '2031-03-30' }
          const counted = count(recurrence)
          for (const from of ['2023-01-01', first, '2024-06-30', '2027-02-27', '2031-01-01', '2032-01-01']) {
            const to = new Date(Date.parse(from) + 365 * 86_400_000).toISOString().slice(0, 10)
            const expected = counted.filter((day) => day >= from && day <= to)
            expect(days(recurrence, from, to), JSON.stringify({ ...recurrence, from })).to.eql(expected)
          }
        }
      }
    }
  })

  it('is as quick at the end of the calendar as at its beginning', () => {
    for (const recurring of ['daily', 'weekly', 'monthly'] as const) {
      const endless: Recurrence = { first: '0001-01-31', recurring, every: 1, until: '9999-12-31' }
      expect(days(endless, '0001-01-01', '0001-01-31')).to.eql(['0001-01-31'])
      expect(days(endless, '9999-12-01', '9999-12-31').length).to.equal(
        { daily: 31, weekly: 5, monthly: 1 }[recurring],
      )
    }
  })

  it('recognizes its own days, and rejects others and invalid ones', () => {
    expect(recursOn(daily, '2026-02-01')).to.equal(true)
    for (const text of [
      '2026-01-31',
      '2026-02-07',
      '2026-2-1',
      '2026-02-30',
      '2026-13-01',
      '0000-01-01',
      '',
      '20260201',
      '2026-02-01T00:00:00Z',
      ' 2026-02-01',
    ]) {
      expect(recursOn(daily, text), text).to.equal(false)
    }
  })
})

function count({ first, recurring, every, until }: Recurrence): string[] {
  const [year, month, day] = first.split('-').map(Number) as [number, number, number]
  const found: string[] = []
  for (let n = 0; ; n += every) {
    const lastOfMonth = new Date(Date.UTC(year, month + n, 0)).getUTCDate()
    const at = {
      daily: Date.UTC(year, month - 1, day + n),
      weekly: Date.UTC(year, month - 1, day + 7 * n),
      monthly: Date.UTC(year, month - 1 + n, Math.min(day, lastOfMonth)),
    }[recurring]
    const text = new Date(at).toISOString().slice(0, 10)
    if (text > until) return found
    found.push(text)
  }
}
