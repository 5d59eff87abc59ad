import { holidayData } from './holiday-data.ts'

const dayMs = 24 * 3_600_000

/** Returns Easter Sunday of the Western churches, in milliseconds (Meeus's form of Butcher's algorithm). */
export function easterOf(year: number): number {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100]
  const leap = century - (century >> 2) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + leap + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * (rest >> 2) - moon - (rest % 4)) % 7
  const shift = Math.floor((golden + 11 * moon + 22 * weekday) / 451)
  const day = moon + weekday - 7 * shift + 114
  return Date.UTC(year, Math.floor(day / 31) - 1, (day % 31) + 1)
}

/**
 * Returns the public holidays of a country in a year, as `2026-12-25`; with the ISO 3166-2 code of a region, those of the
 * region. Those of a country that we do not know are none.
 */
export function holidaysIn(country: string, region: string | null, year: number): string[] {
  const [national = '', ...regional] = (holidayData[country] ?? '').split(';')
  const own = region && regional.find((one) => one.startsWith(`${region}=`))
  const rules = new Set(national.split(' '))
  for (const rule of own ? own.slice(own.indexOf('=') + 1).split(' ') : [])
    if (rule.startsWith('-')) rules.delete(rule.slice(1))
    else rules.add(rule)
  return [...rules].flatMap((rule) => dayOf(rule, year) ?? []).sort()
}

/**
 * Returns the day of a rule in a year, null if it has none: `1225` is a day of every year, `260216` of one year, `e-2` two
 * days before Easter, `w1-3-1` the third Monday of January, and `w5-l-1` the last one of May.
 */
function dayOf(rule: string, year: number): string | null {
  const written = (at: number) => new Date(at).toISOString().slice(0, 10)
  if (rule.startsWith('e')) return written(easterOf(year) + Number(rule.slice(1)) * dayMs)
  if (rule.startsWith('w'))
    return written(weekdayIn(year, rule.slice(1).split('-') as [string, string, string]))
  const [month, day] = [rule.slice(-4, -2), rule.slice(-2)]
  return rule === '' || (rule.length > 4 && 2000 + Number(rule.slice(0, 2)) !== year)
    ? null
    : `${year}-${month}-${day}`
}

function weekdayIn(year: number, [month, place, weekday]: [string, string, string]): number {
  const first =
    place === 'l'
      ? Date.UTC(year, Number(month), -6)
      : Date.UTC(year, Number(month) - 1, Number(place) * 7 - 6)
  return first + ((7 + Number(weekday) - new Date(first).getUTCDay()) % 7) * dayMs
}

/** Returns the days of the week on which a country does not work, 7 being Sunday (CLDR). */
export function weekendOf(country: string): number[] {
  const locale = new Intl.Locale('und', { region: country }) as Intl.Locale & Partial<WeekInfo>
  // The standard's method is in newer versions of Node only, the property in older ones.
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.weekend ?? [6, 7]
}

interface WeekInfo {
  weekInfo: { weekend: number[] }
  getWeekInfo: () => { weekend: number[] }
}
