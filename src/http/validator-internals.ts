// Private parts of express-openapi-validator: only this file uses them, and package.json pins the exact version.

import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { middleware } from 'express-openapi-validator'
import { factorySchema } from 'express-openapi-validator/dist/framework/openapi/factory.schema.js'
import { formats, written } from './formats.ts'

type Spec = Exclude<Parameters<typeof middleware>[0]['apiSpec'], string>
export type Metadata = NonNullable<
  (Request & { openapi?: { pathParams: unknown; schema: unknown } })['openapi']
>
export type Validated = Request & { openapi?: Metadata }
/** Returns what belongs on a request's `req.openapi`; undefined if nothing matches. Throws 404 and 405. */
type LookUp = (method: string, url: string) => Promise<Metadata | undefined>
export type ValidateRequest = (req: Request, res: Response) => Promise<void>

// The package compiles its schema of contracts anew for each operation, although validating ours against it is off; an
// operation's first call would spend most of its time on that. So the schema is emptied, except for its id.
const ofContracts = factorySchema('3.1.0') as Record<string, unknown>
for (const keyword of Object.keys(ofContracts).filter((one) => one !== '$id')) delete ofContracts[keyword]

/** Extracts the validator's own look-up and its request validation from its list of handlers. */
export function mount(contract: object): [LookUp, ValidateRequest] {
  const handlers = middleware({
    apiSpec: contract as Spec,
    validateApiSpec: false, // `make gen` lints it.
    validateSecurity: false, // Authentication runs first, so that 401 and 403 come before 400.
    validateRequests: { allowUnknownQueryParameters: true, removeAdditional: 'all' },
    validateResponses: false,
    fileUploader: false,
    formats,
    // Handlers get times and URLs in one canonical form, however callers write them (decisions
    // times-are-taken-as-iso-8601 and requests-hold-what-replies-promise).
    serDes: Object.entries(written).map(([format, deserialize]) => ({ format, deserialize })),
  })
  const named = (name: string) => {
    const handler = handlers.find((one) => one.name === name)
    if (!handler) throw new Error(`express-openapi-validator has no ${name}`)
    return handler
  }
  const [metadata, validation] = [named('metadataMiddleware'), named('requestMiddleware')]
  return [(method, url) => lookUp(metadata, method, url), (req, res) => call(validation, req, res)]
}

async function lookUp(metadata: RequestHandler, method: string, url: string): Promise<Metadata | undefined> {
  // It reads only these members of a request.
  const req = {
    method,
    originalUrl: url,
    path: url.split('?')[0],
    baseUrl: '',
    app: { enabled: (_setting: string): boolean => false },
  } as Validated
  await call(metadata, req, {} as Response)
  return req.openapi
}

function call(handler: RequestHandler, req: Request, res: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    const next: NextFunction = (error?: unknown) => (error ? reject(error) : resolve())
    handler(req, res, next)
  })
}
