// Delivery areas: whether a point is within one (great-circle distance, ray casting), and how far away it is. No
// database.

import type { components } from '../../../generated/apps.types.ts'

export type Area = components['schemas']['DeliveryArea']
export type Point = Area['center']

/** Of a sphere with the volume of the earth, in kilometres. */
const radius = 6371.0088
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Returns the distance of two points in kilometres, as the crow flies. */
export function distanceOf(one: Point, other: Point): number {
  const [north, east] = [radians(other.lat - one.lat), radians(other.lng - one.lng)]
  const square =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(east / 2) ** 2
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(square)))
}

/** Returns whether a point is within an area: within its radius and its polygon, as far as it has them. */
export function isWithin({ center, radiusKm, points }: Area, point: Point): boolean {
  return (
    (radiusKm === undefined || distanceOf(center, point) <= radiusKm) &&
    (points === undefined || isInPolygon(points, point))
  )
}

/**
 * A ray to the east crosses the sides of a polygon an odd number of times from within. Longitudes are taken from
 * the first corner, so that an area over the 180th meridian is whole.
 */
function isInPolygon(points: readonly Point[], { lat, lng }: Point): boolean {
  const first = points[0]!
  const corners = points.map((corner) => ({ lat: corner.lat, east: eastOf(corner.lng - first.lng) }))
  const east = eastOf(lng - first.lng)
  let isInside = false
  for (const [n, from] of corners.entries()) {
    const to = corners[(n + 1) % corners.length]!
    if (from.lat > lat === to.lat > lat) continue
    const crossing = from.east + ((lat - from.lat) / (to.lat - from.lat)) * (to.east - from.east)
    if (crossing > east) isInside = !isInside
  }
  return isInside
}

/** Returns a difference of longitudes between -180 and 180 degrees. */
const eastOf = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180
