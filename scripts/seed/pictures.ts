import { dishes } from './motifs/dishes.ts'
import { home } from './motifs/home.ts'
import { media } from './motifs/media.ts'
import { personal } from './motifs/personal.ts'
import { type Choose, circle, type Drawing, faded, type Palette, path, rect, ring } from './motifs/shapes.ts'
import { treats } from './motifs/treats.ts'
import type { Motif } from './types.ts'

const drawings: Record<Motif, Drawing> = { ...media, ...home, ...personal, ...dishes, ...treats }

const shadow =
  '<filter id="s" x="-20%" y="-20%" width="140%" height="150%">' +
  '<feGaussianBlur in="SourceAlpha" stdDeviation="14"/><feOffset dy="14"/>' +
  '<feComponentTransfer><feFuncA type="linear" slope="0.24"/></feComponentTransfer>' +
  '<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>'

/**
 * Draws an 800 by 800 SVG of a product: its motif, in colours and a pose that its slug determines, before a pale ground
 * that goes with the colour of the store. Pictures that hang side by side look as if one photographer took them.
 */
export function picture(product: { name: string; motif: Motif; slug: string }, storeColour: string): string {
  const { tilt, draw } = drawings[product.motif]
  const random = randomOf(product.slug)
  const choose = chooserOf(random)
  const hue = hueOf(storeColour) + choose(-24, 0, 24)
  const lean = Math.round((random() * 2 - 1) * tilt)
  const scene = backdrop(hue, choose)
  const subject = draw(paletteOf(hue, choose), choose)
  return svg(
    product.name,
    800,
    `<defs>${gradient('g', colour(0.97, 0.012, hue), colour(0.925, 0.028, hue))}${shadow}</defs>` +
      `${rect(0, 0, 800, 800, 0, 'url(#g)')}${scene}` +
      `<g filter="url(#s)" transform="translate(400 400) rotate(${lean}) scale(1.1) translate(-400 -400)">${subject}</g>`,
  )
}

/** Draws a store's logo: its initials on a rounded tile of the store's colour. */
export function logo(name: string, storeColour: string): string {
  const choose = chooserOf(randomOf(name))
  const hue = hueOf(storeColour)
  const words = name.split(/\s+/).filter((word) => /^[A-Z]/.test(word) && word !== 'The')
  const initials = words.slice(0, 2).map(([letter]) => letter)
  const light = colour(0.97, 0.03, hue)
  const mark = choose(
    ring(200, 200, 146, light, 8),
    circle(330, 70, 110, colour(0.66, 0.15, hue + 60)),
    path('M0 400 V270 Q120 200 220 280 T400 260 V400Z', colour(0.66, 0.15, hue + 60)),
  )
  return svg(
    name,
    400,
    `<defs>${gradient('g', colour(0.58, 0.15, hue), colour(0.42, 0.13, hue + 30))}` +
      `<clipPath id="c">${rect(0, 0, 400, 400, 88, '#000')}</clipPath></defs>` +
      `<g clip-path="url(#c)">${rect(0, 0, 400, 400, 0, 'url(#g)')}${mark}</g>` +
      `<text x="200" y="254" font-family="Georgia, serif" font-size="156" font-weight="bold" text-anchor="middle" fill="${light}">${initials.join('')}</text>`,
  )
}

function svg(title: string, size: number, content: string): string {
  const escaped = title.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}" role="img"><title>${escaped}</title>${content}</svg>`
}

function gradient(id: string, from: string, to: string): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
}

/** Draws a large plain shape behind the subject. */
function backdrop(hue: number, choose: Choose): string {
  const tone = colour(0.87, 0.045, hue)
  return faded(
    0.55,
    choose(
      circle(400, 400, 300, tone),
      path('M120 800 V400 A280 280 0 0 1 680 400 V800Z', tone),
      rect(0, 560, 800, 240, 0, tone),
    ),
  )
}

/** Returns the subject's colours: near the ground's hue, or opposite it. */
function paletteOf(hue: number, choose: Choose): Palette {
  const own = hue + choose(0, 0, 35, -35, 165, 195)
  const other = own + choose(60, 150, 180, -60)
  return {
    main: colour(0.6 + glow(own), 0.105, own),
    deep: colour(0.42 + glow(own) / 2, 0.085, own),
    pale: colour(0.9, 0.04, own),
    accent: colour(0.76 + glow(other) / 2, 0.115, other),
    accentDeep: colour(0.54, 0.1, other),
    ink: colour(0.28, 0.04, own),
    cream: '#fff8ec',
  }
}

/**
 * Returns the extra lightness that yellows need beside other hues, because they would look muddy without it.
 */
function glow(hue: number): number {
  return 0.16 * Math.max(0, Math.cos(((hue - 90) * Math.PI) / 180)) ** 2
}

function chooserOf(random: () => number): Choose {
  return (...options) => options[Math.floor(random() * options.length)]!
}

/** Returns a generator of numbers from 0 to 1 that depend on the text alone: FNV-1a, then mulberry32. */
function randomOf(text: string): () => number {
  let state = 2166136261
  for (const character of text) state = Math.imul(state ^ character.charCodeAt(0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/**
 * Converts OKLCH, where equal lightness looks equally light at each hue, to a hexadecimal colour, which every
 * renderer reads.
 */
function colour(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${channels.map(hexadecimal).join('')}`
}

/** Returns the hue of a hexadecimal colour in OKLCH, in degrees. */
function hueOf(hex: string): number {
  const channels = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  const [red, green, blue] = channels
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return (Math.atan2(b, a) * 180) / Math.PI
}

function hexadecimal(linear: number): string {
  const gamma = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, gamma)) * 255)
    .toString(16)
    .padStart(2, '0')
}
