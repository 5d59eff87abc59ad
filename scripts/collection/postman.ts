import { type Folder, type Request, variables } from './folders.ts'

const schema = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'

/** Returns a collection in Postman's format 2.1. */
export function postmanCollection(folders: Folder[]) {
  return {
    info: { name: 'Storefront Commerce Service', schema },
    variable: Object.entries(variables).map(([key, value]) => ({ key, value, type: 'string' })),
    item: folders.map(({ name, subjects }) => ({
      name,
      item: [...subjects].map(([subject, requests]) => ({ name: subject, item: requests.map(requestOf) })),
    })),
  }
}

function requestOf({ name, description, call, token }: Request) {
  const { method, url, headers, body } = call
  return {
    name,
    request: {
      method,
      description,
      url,
      header: Object.entries(headers).map(([key, value]) => ({ key, value })),
      auth: token
        ? { type: 'bearer', bearer: [{ key: 'token', value: `{{${token}}}`, type: 'string' }] }
        : { type: 'noauth' },
      ...(body && { body: bodyOf(body) }),
    },
  }
}

function bodyOf({ type, value }: { type: string; value: unknown }) {
  if (type === 'multipart/form-data')
    return { mode: 'formdata', formdata: [{ key: 'file', type: 'file', src: [] }] }
  if (type === 'application/x-www-form-urlencoded') {
    const pairs = Object.entries((value ?? {}) as Record<string, string>)
    return { mode: 'urlencoded', urlencoded: pairs.map(([key, text]) => ({ key, value: text })) }
  }
  const raw = JSON.stringify(value ?? {}, null, 2)
  return { mode: 'raw', raw, options: { raw: { language: 'json' } } }
}
