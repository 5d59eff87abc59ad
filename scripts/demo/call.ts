import { inspect } from 'node:util'

export interface Call {
  /** The purpose of the step, in a few words. */
  title: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  headers?: Record<string, string>
  body?: object
  /** The form parameters of OAuth 2.0. */
  form?: Record<string, string>
}

const width = 100
let step = 0

/** Makes a call, prints it with its reply, and returns the reply's data; a refusal ends the demo. */
// biome-ignore lint/suspicious/noExplicitAny: a client of its own language reads what the contract promises
export async function call({ title, method, url, headers = {}, body, form }: Call): Promise<any> {
  heading(title)
  console.log(`${method} ${url}`)
  for (const [name, value] of Object.entries(headers)) console.log(`  ${name}: ${shortened(value)}`)
  if (body ?? form) show(body ?? form)
  const reply = await fetch(url, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    body: body ? JSON.stringify(body) : form && new URLSearchParams(form),
  })
  const { status, message, data } = (await reply.json()) as { status: number; message: string; data: unknown }
  console.log(`${status} ${message}`)
  show(data)
  if (!reply.ok) throw new Error(`${title}: ${method} ${url} was answered with ${status} ${message}`)
  return data
}

/** Prints the number and the title of a step. */
export function heading(title: string): void {
  step += 1
  console.log(`\n── ${step}. ${title} ${'─'.repeat(Math.max(0, width - title.length - 7))}`)
}

/** Prints a value without its long parts. */
export function show(value: unknown): void {
  const text = inspect(value, { depth: 4, breakLength: width, maxArrayLength: 2, maxStringLength: 90 })
  console.log(text.replace(/^/gm, '  '))
}

function shortened(header: string): string {
  return header.length > 50 ? `${header.slice(0, 40)}…` : header
}

/** Ends the demo if a value is not as promised. */
export function expect(found: unknown, wanted: unknown, what: string): void {
  if (found !== wanted) throw new Error(`${what} is ${found}, not ${wanted}`)
}
