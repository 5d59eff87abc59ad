/** The colours of one picture, all derived from its product's slug. */
export interface Palette {
  main: string
  deep: string
  pale: string
  accent: string
  accentDeep: string
  ink: string
  cream: string
}

/** Chooses one of the options; the same one whenever the same picture is drawn. */
export type Choose = <T>(...options: T[]) => T

export type Draw = (colours: Palette, choose: Choose) => string

/** An illustration around the centre (400, 400), and how far it may lean, in degrees. */
export interface Drawing {
  tilt: number
  draw: Draw
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`
}

export function circle(cx: number, cy: number, r: number, fill: string): string {
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
}

export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

export function line(d: string, stroke: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

export function ring(cx: number, cy: number, r: number, stroke: string, width: number): string {
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`
}

export function faded(opacity: number, shapes: string): string {
  return `<g opacity="${opacity}">${shapes}</g>`
}

export function turned(degrees: number, x: number, y: number, shapes: string): string {
  return `<g transform="rotate(${degrees} ${x} ${y})">${shapes}</g>`
}

export function moved(x: number, y: number, shapes: string): string {
  return `<g transform="translate(${x} ${y})">${shapes}</g>`
}

/** Draws the shadow below an object. */
export function ground(y: number, width: number): string {
  return faded(0.16, ellipse(400, y, width, 20, '#1d1a2b'))
}

/** Draws the same shape at each of the places. */
export function each<const T>(places: readonly T[], shape: (place: T, index: number) => string): string {
  return places.map(shape).join('')
}

/**
 * Draws the same shape at each of the points, written 'x,y x,y' with any further numbers that a point has.
 */
export function at(points: string, shape: (x: number, y: number, ...more: number[]) => string): string {
  return each(points.split(' '), (point, index) => {
    const [x, y, ...more] = point.split(',').map(Number)
    return shape(x!, y!, ...more, index)
  })
}

export function steam(x: number, y: number, colour: string): string {
  const wisp = (dx: number) => line(`M${x + dx} ${y} q-22 -28 0 -56 t0 -56`, colour, 12)
  return faded(0.75, each([-60, 0, 60], wisp))
}

/** Draws a leaf that grows from (x, y) at an angle, zero being up. */
export function leaf(
  x: number,
  y: number,
  angle: number,
  length: number,
  fill: string,
  vein: string,
): string {
  const half = length * 0.3
  const blade = `M${x} ${y} C${x - half} ${y - length * 0.3} ${x - half} ${y - length * 0.75} ${x} ${y - length} C${x + half} ${y - length * 0.75} ${x + half} ${y - length * 0.3} ${x} ${y}Z`
  return turned(
    angle,
    x,
    y,
    path(blade, fill) + line(`M${x} ${y} V${y - length * 0.8}`, vein, Math.max(3, length / 40)),
  )
}

/** Draws a five-pointed star. */
export function star(cx: number, cy: number, r: number, fill: string): string {
  const point = (index: number) => {
    const reach = index % 2 ? r * 0.45 : r
    const angle = (index * Math.PI) / 5 - Math.PI / 2
    return `${(cx + reach * Math.cos(angle)).toFixed(1)} ${(cy + reach * Math.sin(angle)).toFixed(1)}`
  }
  return path(`M${Array.from({ length: 10 }, (_, index) => point(index)).join(' L')}Z`, fill)
}
