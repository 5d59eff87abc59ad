import type { Store } from './stores.ts'

type Colour = [red: number, green: number, blue: number]

const white: Colour = [255, 255, 255]
const black: Colour = [0, 0, 0]

/**
 * Returns the stylesheet with a store's own colours. Text stays readable with any colours that a merchant chose: the
 * main colour is moved towards black or white until it has a contrast of 4.5 on all its backgrounds (WCAG 2.2,
 * 1.4.3).
 */
export function themeSheet({ theme }: Pick<Store, 'theme'>): string {
  const chosen = parse(theme.primaryColor) ?? [41, 37, 36]
  const background = parse(theme.backgroundColor) ?? white
  const light = schemeOf(chosen, luminance(background) > 0.75 ? background : white, white, black)
  const dark = schemeOf(chosen, mix([18, 17, 16], chosen, 0.05), mix([32, 30, 29], chosen, 0.06), white)
  const names = Object.keys(light) as (keyof typeof light)[]
  const lines = names.map((name) => `--${name}:light-dark(${hex(light[name])},${hex(dark[name])})`)
  const font = theme.font?.replace(/[^\w -]/g, '')
  return `:root{${lines.join(';')}${font ? `;--display:"${font}",var(--text)` : ''}}\n`
}

function schemeOf(chosen: Colour, ground: Colour, panel: Colour, towards: Colour) {
  const tint = mix(ground, chosen, 0.1)
  let brand = chosen
  for (let n = 0; n < 40 && [ground, panel, tint].some((one) => contrast(brand, one) < 4.6); n += 1)
    brand = mix(brand, towards, 0.06)
  return { ground, panel, tint, brand, 'on-brand': contrast(white, brand) >= 4.5 ? white : black }
}

function parse(text: string | undefined): Colour | null {
  const [, digits] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text ?? '') ?? []
  if (!digits) return null
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : digits.match(/../g)!
  return pairs.map((pair) => Number.parseInt(pair, 16)) as Colour
}

function mix(from: Colour, to: Colour, share: number): Colour {
  return from.map((value, n) => Math.round(value + (to[n]! - value) * share)) as Colour
}

function contrast(one: Colour, other: Colour): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Colour
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function hex(colour: Colour): string {
  return `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
