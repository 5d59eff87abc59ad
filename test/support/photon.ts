import { createServer, type ServerResponse } from 'node:http'

/** A server that speaks Photon's wire format: GeoJSON features at `/api` and `/reverse`. */
export interface Photon {
  url: string
  /** The paths and queries that were requested. */
  asked: string[]
  /** Sends a reply; by default it has the features. */
  answer: (res: ServerResponse) => void
  features: object[]
  close(): Promise<void>
}

/** OpenStreetMap has this building, as a Photon server describes it. */
export const house = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [13.2395146, 52.5146794] },
  properties: {
    osm_type: 'W',
    osm_id: 38862723,
    osm_key: 'leisure',
    osm_value: 'stadium',
    type: 'house',
    name: 'Olympiastadion',
    street: 'Olympischer Platz',
    housenumber: '3',
    postcode: '14053',
    district: 'Westend',
    city: 'Berlin',
    state: 'Berlin',
    country: 'Germany',
    countrycode: 'DE',
    extent: [13.23727, 52.5157151, 13.241757, 52.5135972],
  },
}

/** It has this city, likewise. */
export const city = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [13.3888599, 52.5170365] },
  properties: {
    osm_type: 'N',
    osm_id: 240109189,
    osm_key: 'place',
    osm_value: 'city',
    type: 'city',
    name: 'Berlin',
    state: 'Berlin',
    country: 'Germany',
    countrycode: 'DE',
  },
}

export async function openPhoton(): Promise<Photon> {
  const server = createServer((req, res) => {
    photon.asked.push(req.url ?? '')
    photon.answer(res)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const photon: Photon = {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    asked: [],
    answer: (res) => sendFeatures(res, photon.features),
    features: [house, city],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return photon
}

function sendFeatures(res: ServerResponse, features: object[]): void {
  res.setHeader('content-type', 'application/json;charset=utf-8')
  res.end(JSON.stringify({ type: 'FeatureCollection', features }))
}
