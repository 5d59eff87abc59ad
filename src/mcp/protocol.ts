// The Model Context Protocol over JSON-RPC 2.0: what a server answers, whatever carries the messages.

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

/** The versions of the protocol that are spoken here, the newest first. What is used of them is the same in all. */
export const protocolVersions = ['2025-11-25', '2025-06-18', '2025-03-26']

/** A tool's effects, as clients show them to people before they allow it. */
export interface Annotations {
  readOnlyHint: boolean
  destructiveHint: boolean
  idempotentHint: boolean
  openWorldHint: boolean
}

export interface Tool {
  name: string
  title: string
  description: string
  inputSchema: object
  annotations: Annotations
  /** Runs with arguments that fit the schema. Throws ToolError with what the model can do about it. */
  run(given: never): Promise<object> | object
}

/** A text that clients can attach to a conversation. */
export interface Resource {
  uri: string
  name: string
  description: string
  read(): string
}

export interface McpServer {
  name: string
  version: string
  /** Facts that a model should know before it uses a tool. */
  instructions: string
  tools: Tool[]
  /** Arguments that do not fit a tool are errors of JSON-RPC. Otherwise they are results, because a model can correct them. */
  refusesArguments?: true
  resources?: Resource[]
}

/** A call that could not be made, in words for the model. `data` is shown with them. */
export class ToolError extends Error {
  readonly data: object

  constructor(message: string, data: object = {}) {
    super(message)
    this.data = data
  }
}

/** The error codes of JSON-RPC 2.0 (section 5.1). */
export const rpcErrors = { parse: -32700, request: -32600, method: -32601, params: -32602, internal: -32603 }

class RpcError extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

type Params = Record<string, unknown>
type Id = string | number

/** Returns the reply to a message; null for a notification or a reply, which have none. */
export async function answer(server: McpServer, message: unknown): Promise<object | null> {
  const { jsonrpc, id, method, params = {} } = (message ?? {}) as Record<string, unknown>
  const isCall = jsonrpc === '2.0' && typeof method === 'string'
  const isReply = jsonrpc === '2.0' && method === undefined && isId(id)
  if (isReply || (isCall && id === undefined)) return null
  if (!isCall || !isId(id) || !isObject(params)) {
    return rpcError(isId(id) ? id : null, rpcErrors.request, 'The message is not a request of JSON-RPC 2.0')
  }
  try {
    return { jsonrpc: '2.0', id, result: await resultOf(server, method, params) }
  } catch (error) {
    if (error instanceof RpcError) return rpcError(id, error.code, error.message)
    throw error
  }
}

/** Returns a reply of JSON-RPC that says what is wrong. */
export function rpcError(id: Id | null, code: number, message: string, data?: object): object {
  return { jsonrpc: '2.0', id, error: { code, message, ...(data && { data }) } }
}

const isId = (id: unknown): id is Id => typeof id === 'string' || typeof id === 'number'
const isObject = (value: unknown): value is Params =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

async function resultOf(server: McpServer, method: string, params: Params): Promise<object> {
  const { tools, resources } = server
  switch (method) {
    case 'initialize':
      return greeting(server, params)
    case 'ping':
      return {}
    case 'tools/list':
      return { tools: tools.map(({ run, ...shown }) => shown) }
    case 'tools/call':
      return callTool(server, params)
    case 'resources/list':
      if (resources) return { resources: resources.map(({ read, ...shown }) => ({ ...shown, mimeType })) }
      break
    case 'resources/templates/list':
      if (resources) return { resourceTemplates: [] }
      break
    case 'resources/read':
      if (resources) return readResource(resources, params)
  }
  throw new RpcError(rpcErrors.method, `There is no method ${method}`)
}

const mimeType = 'text/markdown'

/** Agrees on the client's version if it is spoken here, and otherwise offers the newest. */
function greeting({ name, version, instructions, resources }: McpServer, { protocolVersion }: Params) {
  return {
    protocolVersion: protocolVersions.find((known) => known === protocolVersion) ?? protocolVersions[0],
    capabilities: { tools: {}, ...(resources ? { resources: {} } : {}) },
    serverInfo: { name, version },
    instructions,
  }
}

function readResource(resources: Resource[], { uri }: Params): object {
  const found = resources.find((resource) => resource.uri === uri)
  if (!found) throw new RpcError(rpcErrors.params, `There is no resource ${uri}`)
  return { contents: [{ uri: found.uri, mimeType, text: found.read() }] }
}

async function callTool({ tools, refusesArguments }: McpServer, params: Params): Promise<object> {
  const { name, arguments: given = {} } = params
  const tool = tools.find((one) => one.name === name)
  if (!tool) throw new RpcError(rpcErrors.params, `There is no tool ${name}, or not for this caller`)
  const validate = validatorOf(tool)
  if (!validate(given)) {
    const message = ajv.errorsText(validate.errors, { dataVar: 'arguments' })
    if (refusesArguments) throw new RpcError(rpcErrors.params, message)
    return resultOfTool({ message }, true)
  }
  try {
    return resultOfTool(await tool.run(given as never), false)
  } catch (error) {
    if (error instanceof ToolError) return resultOfTool({ message: error.message, ...error.data }, true)
    throw error
  }
}

const resultOfTool = (content: object, isError: boolean) => ({
  content: [{ type: 'text', text: JSON.stringify(content) }],
  structuredContent: content,
  isError,
})

const ajv = new Ajv2020({ strict: false })
const validators = new WeakMap<object, ValidateFunction>()

function validatorOf({ inputSchema }: Tool): ValidateFunction {
  const known = validators.get(inputSchema) ?? ajv.compile(inputSchema)
  validators.set(inputSchema, known)
  return known
}
