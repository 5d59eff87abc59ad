import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

// The files of the browser's build are few and small, so all of them are kept in memory.

interface Asset {
  body: Buffer
  type: string
  /** The compressed file by encoding, for text. */
  packed: { br?: Buffer; gzip?: Buffer }
}

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
}

const folder = join(import.meta.dirname, 'assets')
const manifestFile = join(folder, 'manifest.json')
type Manifest = Record<string, { file: string; css?: string[]; assets?: string[]; name?: string }>
const manifest: Manifest = existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {}

const assets = new Map<string, Asset>()

/** Returns the address of a file of the build by the name of its source. */
export function assetUrl(source: string): string {
  return `/assets/${manifest[source]?.file ?? source}`
}

/** The euro sign is in the first file of the font, most other currency signs of this block are in the second. */
const rareSign = /[\u20a0-\u20ab\u20ad-\u20c0]/

/**
 * Returns the addresses of the fonts for the first lines of a store's pages, so that they are preloaded: its prices may
 * have a sign that few other fonts have.
 */
export function fontUrls(currencySign: string): string[] {
  const files = rareSign.test(currencySign) ? 'latin(-ext)?' : 'latin'
  const name = new RegExp(`inter-${files}-wght-normal\\.woff2$`)
  return Object.keys(manifest)
    .filter((source) => name.test(source))
    .map(assetUrl)
}

/** Answers a call for a file of the build; returns false if there is none. */
export function serveAsset(path: string, req: IncomingMessage, res: ServerResponse): boolean {
  // A service worker controls the folder that it comes from, so this one is served from the top.
  const worker = path === '/worker.js'
  const name = worker ? manifest['worker.ts']?.file : /^\/assets\/([\w.-]+)$/.exec(path)?.[1]
  if (!name) return false
  const asset = readAsset(name)
  if (!asset) return false
  const accepted = String(req.headers['accept-encoding'] ?? '')
  const encoding = (['br', 'gzip'] as const).find((one) => asset.packed[one] && accepted.includes(one))
  if (encoding) res.setHeader('content-encoding', encoding)
  // The name of a file changes with its content.
  const kept = worker ? 'no-cache' : 'public, max-age=31536000, immutable'
  res.writeHead(200, { 'content-type': asset.type, 'cache-control': kept, vary: 'accept-encoding' })
  res.end(encoding ? asset.packed[encoding] : asset.body)
  return true
}

function readAsset(name: string): Asset | null {
  const known = assets.get(name)
  if (known) return known
  const type = types[name.split('.').at(-1)!]
  const file = join(folder, name)
  if (!type || !existsSync(file)) return null
  const body = readFileSync(file)
  const packed = type.startsWith('font') ? {} : { br: brotliCompressSync(body), gzip: gzipSync(body) }
  const asset = { body, type, packed }
  assets.set(name, asset)
  return asset
}
