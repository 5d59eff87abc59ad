import { circle, each, leaf, line, turned } from './shapes.ts'

export const green = '#6fa548'
export const greenDeep = '#4b7f35'
export const tomato = '#d8523f'
export const lemon = '#f3c545'
export const lime = '#b9cc4e'
export const crust = '#d99a52'
export const crustDeep = '#b8763a'
export const cherry = '#c9303a'

export function herb(x: number, y: number, angle: number, length: number): string {
  return leaf(x, y, angle, length, green, greenDeep)
}

/** Draws a slice of citrus, from above. */
export function citrus(x: number, y: number, r: number, colour: string): string {
  const spokes = each([0, 60, 120], (angle) =>
    turned(angle, x, y, line(`M${x - r * 0.62} ${y} H${x + r * 0.62}`, '#fff6dc', r / 10)),
  )
  return circle(x, y, r, colour) + circle(x, y, r * 0.84, '#fff6dc') + circle(x, y, r * 0.74, colour) + spokes
}
