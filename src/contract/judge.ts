import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import { type Document, follow, type Response } from './document.ts'

const addFormats = addFormatsModule.default

/** Some providers have given out addresses with dots where RFC 5322 has none (decision email-addresses-have-one-form). */
const mailbox =
  /^[\w!#$%&'*+/=?^`{|}~.-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i

/** The place of an operation in its contract. */
interface At {
  path: string
  method: string
}

/** Checks replies against a contract. */
export interface Judge {
  /** Returns the reply that a contract documents for an operation with this status, if any. */
  documented(at: At, status: number): Response | undefined
  /** Returns what is wrong with a JSON body, in words; null if it is valid. The status must be a documented one. */
  wrongBody(at: At, status: number, body: unknown): string | null
}

/** Returns a contract's judge; it compiles each schema on first use. */
export function judgeOf(contract: Document): Judge {
  const ajv = addFormats(
    new Ajv2020({ strict: false, allErrors: true, validateFormats: true, code: { optimize: false } }),
  )
  ajv.addFormat('email', mailbox)
  ajv.addFormat('iso-8601-day', /^\d{4}-\d\d-\d\d$/)
  ajv.addSchema(contract, 'contract')
  const known = new Map<string, ValidateFunction>()
  const replyOf = ({ path, method }: At, status: number) =>
    contract.paths?.[path]?.[method]?.responses[status]
  const validatorOf = (at: At, status: number) => {
    const key = `${at.method} ${at.path} ${status}`
    if (!known.has(key)) {
      const path = at.path.replaceAll('~', '~0').replaceAll('/', '~1')
      const own = `/paths/${path}/${at.method}/responses/${status}`
      const pointer = encodeURI(
        `${replyOf(at, status)?.$ref?.slice(1) ?? own}/content/application~1json/schema`,
      )
      known.set(key, ajv.compile({ $ref: `contract#${pointer}` }))
    }
    return known.get(key)!
  }
  return {
    documented(at, status) {
      const reply = replyOf(at, status)
      return reply && follow(contract, reply)
    },
    wrongBody(at, status, body) {
      const validate = validatorOf(at, status)
      return validate(body) ? null : ajv.errorsText(validate.errors, { dataVar: 'body' })
    },
  }
}
