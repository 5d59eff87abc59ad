import type { LocatedCall } from '../../src/contract/calls.ts'
import type { Document } from '../../src/contract/document.ts'
import { type ExampleCall, exampleCall } from '../../src/contract/examples.ts'
import { type ClientSurface, clientSample } from './client-samples.ts'
import { literal } from './literal.ts'

/**
 * Returns an operation's call in curl, JavaScript, Python and by the typed client (`x-codeSamples`), from the contract's
 * examples.
 */
export function samplesOf(contract: Document, place: LocatedCall, surface: ClientSurface) {
  const call = exampleCall(contract, place)
  const byClient = clientSample(contract, place, call, surface)
  return [
    { lang: 'Shell', label: 'curl', source: curl(call) },
    { lang: 'JavaScript', label: 'JavaScript', source: javascript(call) },
    { lang: 'Python', label: 'Python', source: python(call) },
    ...(byClient ? [{ lang: 'TypeScript', label: '@storefront-commerce/client', source: byClient }] : []),
  ]
}

function curl({ method, url, headers, body }: ExampleCall): string {
  const parts = [`curl '${url}'`]
  if (method !== (body ? 'POST' : 'GET')) parts[0] = `curl -X ${method} '${url}'`
  for (const [name, value] of Object.entries(headers)) {
    const isForm = name === 'content-type' && value === 'application/x-www-form-urlencoded'
    if (!isForm) parts.push(`-H '${name}: ${value}'`)
  }
  if (body?.type === 'multipart/form-data') parts.push("-F 'file=@FILE'")
  else if (body?.type === 'application/x-www-form-urlencoded')
    for (const [name, value] of Object.entries(body.value ?? {}))
      parts.push(`--data-urlencode '${name}=${value}'`)
  else if (body) parts.push(`-d '${JSON.stringify(body.value ?? {}, null, 2).replaceAll("'", "'\\''")}'`)
  return parts.join(' \\\n  ')
}

function javascript({ method, url, headers, body }: ExampleCall): string {
  const options: string[] = []
  if (method !== 'GET') options.push(`method: '${method}'`)
  if (Object.keys(headers).length > 0) {
    const lines = Object.entries(headers).map(([name, value]) => `    ${keyOf(name)}: '${value}',\n`)
    options.push(`headers: {\n${lines.join('')}  }`)
  }
  if (body?.type === 'multipart/form-data') options.push('body: form')
  else if (body?.type === 'application/x-www-form-urlencoded')
    options.push(`body: new URLSearchParams(${indented(literal(body.value))})`)
  else if (body) options.push(`body: JSON.stringify(${indented(literal(body.value ?? {}))})`)
  const form =
    body?.type === 'multipart/form-data' ? "const form = new FormData()\nform.append('file', file)\n\n" : ''
  const given = options.length > 0 ? `, {\n${options.map((option) => `  ${option},\n`).join('')}}` : ''
  return `${form}const reply = await fetch('${url}'${given})\nconst { data } = await reply.json()`
}

function keyOf(name: string): string {
  return /^[a-z_$][\w$]*$/i.test(name) ? name : `'${name}'`
}

function indented(text: string): string {
  return text.replaceAll('\n', '\n  ')
}

function python({ method, url, headers, body }: ExampleCall): string {
  const given = [`    "${url}",\n`]
  if (body?.type === 'application/json') delete headers['content-type']
  if (body?.type === 'application/x-www-form-urlencoded') delete headers['content-type']
  if (Object.keys(headers).length > 0) {
    const pairs = Object.entries(headers).map(([name, value]) => `"${name}": "${value}"`)
    given.push(`    headers={${pairs.join(', ')}},\n`)
  }
  if (body?.type === 'multipart/form-data') given.push('    files={"file": open("FILE", "rb")},\n')
  else if (body?.type === 'application/x-www-form-urlencoded')
    given.push(`    data=${pythonLiteral(body.value)},\n`)
  else if (body) given.push(`    json=${pythonLiteral(body.value ?? {})},\n`)
  return `import requests\n\nreply = requests.${method.toLowerCase()}(\n${given.join('')})\ndata = reply.json()["data"]`
}

/** Returns a value as Python writes it, which differs from JSON in its three constants. */
function pythonLiteral(value: unknown, indent = '    '): string {
  if (value === null) return 'None'
  if (value === true) return 'True'
  if (value === false) return 'False'
  if (typeof value !== 'object') return JSON.stringify(value)
  const inner = `${indent}    `
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const members = Object.entries(value as object).map(([name, member]) =>
    Array.isArray(value)
      ? `${inner}${pythonLiteral(member, inner)},\n`
      : `${inner}${JSON.stringify(name)}: ${pythonLiteral(member, inner)},\n`,
  )
  return members.length === 0 ? open + close : `${open}\n${members.join('')}${indent}${close}`
}
