import { type RefusalName, refusals } from '../base/errors.ts'
import { remedyOf } from '../base/remedies.ts'
import { type Tool, ToolError } from './protocol.ts'

/** A tool that says why calls are refused with a code, and what to do about it. */
export const explainRefusal: Tool = {
  name: 'explain_refusal',
  title: 'Explain a refusal',
  description: 'Explains the `code` of a refused call: its causes, and what to do about each.',
  inputSchema: {
    type: 'object',
    required: ['code'],
    properties: { code: { type: 'string', description: 'The code, such as `insufficient_scope`.' } },
    additionalProperties: false,
  },
  annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  run({ code }: { code: string }) {
    const meanings = meaningsOf(code)
    if (meanings.length === 0) throw new ToolError(`No refusal has the code ${code}`)
    return { code, meanings }
  },
}

/** Returns each refusal with a code, with its cause and remedy. */
export function meaningsOf(code: string): object[] {
  const names = (Object.keys(refusals) as RefusalName[]).filter((name) => refusals[name][2] === code)
  return names.map((name) => {
    const [status, message] = refusals[name]
    return { status, message, ...remedyOf(name) }
  })
}
