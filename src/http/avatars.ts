import { createHash } from 'node:crypto'

const cells = 5
const size = 20

/**
 * Returns the avatar of a person without a picture: a symmetric pattern of squares in an SVG of 100 by 100, derived
 * from the id alone, so that it does not reveal whether the id exists.
 */
export function drawAvatar(id: string): string {
  const bytes = createHash('sha256').update(id).digest()
  const hue = Math.round((bytes[0]! / 256) * 360)
  const squares: string[] = []
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      const half = Math.min(column, cells - 1 - column)
      if (bytes[1 + row * 3 + half]! % 2 === 0) continue
      squares.push(`M${column * size} ${row * size}h${size}v${size}h-${size}z`)
    }
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" shape-rendering="crispEdges">` +
    `<rect width="100" height="100" fill="hsl(${hue},40%,92%)"/>` +
    `<path fill="hsl(${hue},55%,45%)" d="${squares.join('')}"/></svg>`
  )
}
