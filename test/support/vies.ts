import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** A server that speaks the REST format of VIES: `POST /check-vat-number`. */
export interface Vies {
  url: string
  /** The bodies that were sent. */
  asked: Record<string, string>[]
  /** The numbers that it knows, without prefixes, with the names of their holders. */
  known: Record<string, string>
  /** Sends a reply; by default whether the number is known. */
  answer: (res: ServerResponse, asked: Record<string, string>) => void
  close(): Promise<void>
}

/** As VIES replies if it cannot answer. */
export const refuse = (res: ServerResponse, error: string): void => {
  send(res, { actionSucceed: false, errorWrappers: [{ error }] })
}

/** As VIES replies while the register of a member state is away. */
export const silence = (res: ServerResponse): void => refuse(res, 'MS_UNAVAILABLE')

export async function openVies(): Promise<Vies> {
  const server = createServer(async (req, res) => {
    const body = req.method === 'POST' && req.url === '/check-vat-number' ? await bodyOf(req) : null
    if (!body) return void res.writeHead(404).end()
    vies.asked.push(body)
    vies.answer(res, body)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const vies: Vies = {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    asked: [],
    known: {},
    answer(res, { countryCode, vatNumber, requesterNumber }) {
      const name = vies.known[vatNumber!]
      send(res, {
        ...{ countryCode, vatNumber, requestDate: new Date().toISOString(), valid: name !== undefined },
        requestIdentifier: requesterNumber ? `WAPIAAAA${vatNumber}` : '',
        ...{ name: name ?? '---', address: '---', traderName: '---', traderNameMatch: 'NOT_PROCESSED' },
      })
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return vies
}

async function bodyOf(req: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString())
}

function send(res: ServerResponse, reply: object): void {
  res.setHeader('content-type', 'application/json')
  res.end(JSON.stringify(reply))
}
