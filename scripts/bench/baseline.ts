import { createServer, type IncomingMessage } from 'node:http'

/** A call of the bench: `session` is that of the shopper who makes it. */
export interface Call {
  path: string
  body: Record<string, unknown>
  session: string
}

/** Returns the JSON of a reply. */
type Answer = (call: Call) => Promise<unknown>

/**
 * The common part of the lean server and the bare one: listens on the port that the bench has chosen for this process.
 */
export function serveBaseline(answerTo: (scenario: string) => Answer | undefined): void {
  const server = createServer(async (req, res) => {
    try {
      const answer = answerTo(String(req.headers['x-bench-scenario']))
      if (!answer) return res.writeHead(204).end() // This call asks whether the server is ready.
      const body = req.method === 'GET' ? {} : JSON.parse(await read(req))
      const session = String(req.headers['x-bench-session'])
      const text = JSON.stringify(await answer({ path: req.url!, body, session }))
      res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) })
      res.end(text)
    } catch (error) {
      console.error(error)
      res.writeHead(500).end()
    }
  })
  server.listen(Number(process.argv[4]), '127.0.0.1')
}

/** Returns the id at the end of the path of a call. */
export const idOf = ({ path }: Call): string => path.slice(path.lastIndexOf('/') + 1)

async function read(req: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of req.setEncoding('utf8')) text += part
  return text
}
