import type { Answer } from './stand-in.ts'

// Paystack's wire format, for its stand-in.

export function reply(message: string, data: unknown): Answer {
  return { status: 200, body: { status: true, message, data } }
}

export function refusal(status: number, message: string, code: string): Answer {
  return {
    status,
    body: { status: false, message, type: 'validation_error', code, meta: { nextStep: 'Check it' } },
  }
}

/** Returns a page of a list, the newest first, with the number of its pages, unless that is hidden. */
export function listed(
  message: string,
  made: { createdAt: string }[],
  query: URLSearchParams,
  isHidden = false,
): Answer {
  const from = Date.parse(query.get('from') ?? '1970-01-01')
  const newest = made.filter(({ createdAt }) => Date.parse(createdAt) >= from).reverse()
  const perPage = Number(query.get('perPage') ?? 50)
  const page = Number(query.get('page') ?? 1)
  const skipped = (page - 1) * perPage
  const pageCount = isHidden ? null : Math.ceil(newest.length / perPage)
  const meta = { total: newest.length, skipped, perPage, page, pageCount }
  return {
    status: 200,
    body: { status: true, message, data: newest.slice(skipped, skipped + perPage), meta },
  }
}
