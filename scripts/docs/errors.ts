import { type RefusalName, refusals } from '../../src/base/errors.ts'
import { remedyOf } from '../../src/base/remedies.ts'
import { callsOf } from '../../src/contract/calls.ts'
import { type Document, type PublishedName, surfaces } from '../generate/contract.ts'
import { documentOf, titles } from './contracts.ts'
import { type Guide, guideOf } from './guides.ts'
import { operationHref } from './search.ts'

/** Links to the operations that answer with a refusal, by its name. */
type Callers = Map<string, string[]>

const intro = `# Errors

Every refusal has the shape of every reply, with \`success: false\` and a \`code\`. Decide by the code: it stays the same when the
message is reworded. An unknown code is to be treated by its status.

\`\`\`json
{
  "status": 409,
  "success": false,
  "message": "Not enough stock of Enamel mug",
  "code": "out_of_stock",
  "data": { "productId": "665f1c2ab4e0d3a1c9f00021" }
}
\`\`\`

\`X-Request-Id\` of the reply finds the call in the logs of the service. After a 429 and a 503 wait for \`Retry-After\`:
[Limits](limits.md#when-there-is-too-much) shows how.
`

/** Returns the catalogue of errors as a page: every code with its messages, its cause, and what to do. */
export async function errorsGuide(): Promise<Guide> {
  const callers = await callersOfAll()
  const codes = new Map<string, RefusalName[]>()
  for (const name of Object.keys(refusals) as RefusalName[])
    codes.set(refusals[name][2], [...(codes.get(refusals[name][2]) ?? []), name])
  const sections = [...codes].sort(([one], [other]) => one.localeCompare(other))
  const text = sections.map(([code, names]) => sectionOf(code, names, callers)).join('\n')
  return guideOf('errors', `${intro}\n${text}`)
}

function sectionOf(code: string, names: RefusalName[], callers: Callers): string {
  const parts = names.map((name) => {
    const [status, message] = refusals[name]
    const { cause, remedy } = remedyOf(name) ?? { cause: '', remedy: '' }
    const links = callers.get(name) ?? []
    const by = links.length > 0 && links.length <= 8 ? `\n\nAnswered by ${links.join(', ')}.` : ''
    const words = message === '{reason}' ? '' : ` “${message}”`
    return `**${status}**${words}\n\n${cause} ${remedy}${by}\n`
  })
  return `## ${code}\n\n${[...new Set(parts)].join('\n')}`
}

async function callersOfAll(): Promise<Callers> {
  const callers: Callers = new Map()
  for (const surface of surfaces) addCallers(callers, surface, await documentOf(surface))
  return callers
}

function addCallers(callers: Callers, surface: PublishedName, document: Document): void {
  for (const call of callsOf(document)) {
    const link = `[${call.operation.operationId}](<${operationHref(surface, call)}> "${titles[surface]}")`
    for (const name of call.operation['x-refusals'] ?? [])
      callers.set(name, [...(callers.get(name) ?? []), link])
  }
}
