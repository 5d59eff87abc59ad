import type { FormValues } from '../../../ui/form.tsx'
import { linesOf } from '../shipping/lists.ts'
import type { Zone } from '../shipping/queries.ts'

export type Area = NonNullable<Zone['area']>
export type Point = Area['center']

/** Returns the point that is written as maps copy it: `52.5219, 13.4132`. Null for anything else. */
export function pointIn(text: string): Point | null {
  const [, lat, lng] = /^\s*\(?(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\)?\s*$/.exec(text) ?? []
  const [north, east] = [Number(lat), Number(lng)]
  return lat !== undefined && lng !== undefined && Math.abs(north) <= 90 && Math.abs(east) <= 180
    ? { lat: north, lng: east }
    : null
}

export const pointText = ({ lat, lng }: Point) => `${lat}, ${lng}`

/** Returns the points of a list with one on each line; null if a line is not one. */
export function pointsIn(text: string): Point[] | null {
  const points = linesOf(text).map(pointIn)
  return points.every((point) => point !== null) ? points : null
}

/** Returns the area that the fields of a form describe; undefined without a center. */
export function areaOf(values: FormValues): Area | undefined {
  const center = pointIn(values.text('center'))
  if (!center) return undefined
  const points = pointsIn(values.text('points')) ?? []
  return {
    center,
    radiusKm: values.number('radiusKm'),
    ...(points.length > 0 && { points }),
  }
}
