import { expect } from 'chai'
import { inUtc, timeFormats } from '../src/base/calendar.ts'
import { amountText, toMajor, toMinor } from '../src/base/money.ts'
import { alphabetically, plain } from '../src/services/geo/countries.ts'
import { dayOf, momentOf } from '../src/services/messaging/mail-templates.ts'
import { slugOf } from '../src/services/shared/slugs.ts'
import { asciiOf } from '../src/services/stores/domain-names.ts'

// The texts that are written out in full here are the same on every release of Node and its ICU, as
// `make test NODE=24` shows.

describe('On every release of Node', () => {
  it('slugs are the same', () => {
    const names = [
      'Café & Söhne',
      'İstanbul ŞİŞ',
      'ΣΊΣΥΦΟΣ 2',
      'ﬁne ½ №5 ①②',
      'Ọ̀ṣun Ƙasuwa',
      'ẞtraße Łódź',
      'Ａｄａ ㎏',
      '한국 Việt',
    ]
    expect(names.map(slugOf)).to.deep.equal([
      'cafe-sohne',
      'istanbul-sis',
      '2',
      'fine-1-2-o5-12',
      'osun-kasuwa',
      'sstrasse-lodz',
      'ada-kg',
      'viet',
    ])
  })

  it('domains are the same', () => {
    const names = [
      'Faß.de',
      'BÜCHER.example',
      'ex‌ample.com',
      '１２.example',
      'a.b。c',
      'xn--zca.de',
      'İ.example',
    ]
    expect(names.map(asciiOf)).to.deep.equal([
      'xn--fa-hia.de',
      'xn--bcher-kva.example',
      null,
      '12.example',
      'a.b.c',
      'xn--zca.de',
      'xn--i-9bb.example',
    ])
  })

  it('names of places are compared and sorted in the same way', () => {
    const names = [
      'Zürich',
      'Aßlar',
      'Åland Islands',
      'Ōsaka',
      'Côte d’Ivoire',
      'Curaçao',
      'Türkiye',
      'Aland',
      'Şırnak',
    ]
    expect(names.map(plain)).to.deep.equal([
      'zurich',
      'aßlar',
      'aland islands',
      'osaka',
      'cote d’ivoire',
      'curacao',
      'turkiye',
      'aland',
      'sırnak',
    ])
    expect(names.sort(alphabetically)).to.deep.equal([
      'Aland',
      'Åland Islands',
      'Aßlar',
      'Côte d’Ivoire',
      'Curaçao',
      'Ōsaka',
      'Şırnak',
      'Türkiye',
      'Zürich',
    ])
  })

  it('amounts are the same', () => {
    const amounts = [
      amountText(1_234_567_899, 100, 'NGN'),
      amountText(-5, 100, 'EUR'),
      amountText(1_234_567, 1, 'JPY'),
      amountText(1_005, 1000, 'KWD'),
    ]
    expect(amounts).to.deep.equal(['₦12,345,678.99', '-€0.05', '¥1,234,567', 'KWD\u00a01.005'])
    expect([1.005, 0.1 + 0.2, 4.35, 1_000_000_000.01].map((amount) => toMinor(amount, 100))).to.deep.equal([
      101, 30, 435, 100_000_000_001,
    ])
    expect([101, 30, 435].map((minor) => toMajor(minor, 100))).to.deep.equal([1.01, 0.3, 4.35])
  })

  it('times are read and written in the same way', () => {
    expect([
      momentOf('2026-11-21T09:05:00.000Z', 'UTC'),
      momentOf('2026-11-27T19:26:00.000Z', 'Africa/Lagos'),
      momentOf('2024-02-29T00:00:00.000Z', 'Asia/Kathmandu'),
      momentOf('2024-03-01T00:00:00.000Z', 'America/St_Johns'),
      dayOf('2026-12-31'),
    ]).to.deep.equal([
      '21 November 2026, 09:05 UTC',
      '27 November 2026, 20:26 UTC+1',
      '29 February 2024, 05:45 UTC+5:45',
      '29 February 2024, 20:30 UTC-3:30',
      '31 December 2026',
    ])
    const times = [
      '2026-11-30',
      '2026-11-30T18:00',
      '2026-11-30 18:00:01,5+01',
      '0001-01-01T00:00Z',
      '2024-02-29T23:59:60Z',
    ]
    const written = times.map((time) => {
      try {
        return timeFormats['iso-8601-end']!(time)
      } catch {
        return 'refused'
      }
    })
    expect(written).to.deep.equal([
      '2026-11-30T23:59:59.999Z',
      '2026-11-30T18:00:00.000Z',
      '2026-11-30T18:00:01.500+01:00',
      '0001-01-01T00:00:00.000Z',
      'refused',
    ])
    expect(inUtc('2026-03-01T00:30:00.000+23:00')).to.equal('2026-02-28T01:30:00.000Z')
  })
})
