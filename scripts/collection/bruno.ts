import { type Folder, type Request, variables } from './folders.ts'

/** Returns the files of a collection for Bruno, by their names: a text for each request (`.bru`). */
export function brunoFiles(folders: Folder[]): Map<string, string> {
  const files = new Map<string, string>()
  const about = { version: '1', name: 'Storefront Commerce Service', type: 'collection' }
  files.set('bruno.json', `${JSON.stringify(about, null, 2)}\n`)
  files.set('environments/make start.bru', block('vars', variables))
  for (const { name, subjects } of folders)
    for (const [subject, requests] of subjects)
      for (const [at, request] of requests.entries())
        files.set(`${name}/${subject}/${fileName(request.name)}.bru`, requestText(request, at + 1))
  return files
}

function fileName(name: string): string {
  return name.replace(/[^\w' -]/g, '')
}

function requestText({ name, description, call, token }: Request, seq: number): string {
  const { method, url, headers, body } = call
  const kind = kindOf(body?.type)
  return [
    block('meta', { name, type: 'http', seq: String(seq) }),
    block(method.toLowerCase(), { url, body: kind, auth: token ? 'bearer' : 'none' }),
    Object.keys(headers).length > 0 ? block('headers', headers) : '',
    token ? block('auth:bearer', { token: `{{${token}}}` }) : '',
    bodyText(kind, body?.value),
    `docs {\n${indented(description)}\n}\n`,
  ]
    .filter(Boolean)
    .join('\n')
}

function kindOf(type: string | undefined): string {
  if (!type) return 'none'
  if (type === 'multipart/form-data') return 'multipartForm'
  return type === 'application/x-www-form-urlencoded' ? 'formUrlEncoded' : 'json'
}

function bodyText(kind: string, value: unknown): string {
  if (kind === 'json') return `body:json {\n${indented(JSON.stringify(value ?? {}, null, 2))}\n}\n`
  if (kind === 'multipartForm') return block('body:multipart-form', { file: '@file()' })
  if (kind === 'formUrlEncoded') return block('body:form-urlencoded', value as Record<string, string>)
  return ''
}

function block(name: string, members: Record<string, string>): string {
  const lines = Object.entries(members).map(([key, value]) => `  ${key}: ${value}\n`)
  return `${name} {\n${lines.join('')}}\n`
}

function indented(text: string): string {
  return text.trimEnd().replace(/^/gm, '  ')
}
