// An app in one file and without packages: a merchant installs it, the service tells it of changes, and for each new
// order it reads the order and leaves a task to pack it. It keeps everything in memory; yours needs a database.
//
// To run it beside `make start`, register it and open a store to try it on; the first command prints id and secret:
//
//   node bin/storefront.js login
//   node bin/storefront.js apps create Packer --scopes READ_ORDERS,WRITE_TASKS
//   node bin/storefront.js install --open "My test store"
//   export CLIENT_ID=client_… CLIENT_SECRET=secret_… WEBHOOK_SECRET=$(node bin/storefront.js listen --print-secret)
//   node examples/app/app.js
//
// Open http://localhost:3000/install and allow it. Then, in two other terminals, have events forwarded and cause one:
//
//   node bin/storefront.js listen --forward http://localhost:3000/hooks
//   node bin/storefront.js trigger orders/created
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const { CLIENT_ID, CLIENT_SECRET, WEBHOOK_SECRET, PORT = '3000' } = process.env
const { CONSOLE_URL = 'http://localhost:4002', APPS_URL = 'http://localhost:4001' } = process.env
const redirectUri = `http://localhost:${PORT}/callback`

/** The PKCE verifiers of installations that have begun, by state. */
const begun = new Map()
/** The tokens of stores. */
const tokens = new Map()
/** The ids of events that were taken: an event can come more than once. */
const taken = new Set()

const server = createServer(async (request, response) => {
  const url = new URL(request.url, `http://localhost:${PORT}`)
  const route = routes[`${request.method} ${url.pathname}`]
  try {
    if (!route) response.writeHead(404).end()
    else await route(request, response, url.searchParams)
  } catch (error) {
    console.error(error.message)
    // A webhook has its answer before the work begins.
    if (!response.headersSent) response.writeHead(500).end()
  }
})
server.listen(Number(PORT), () => console.log(`Install the app: http://localhost:${PORT}/install`))

const routes = {
  // Sends the merchant to the consent page, with a state and a PKCE challenge that are new each time.
  'GET /install': async (_request, response) => {
    const [state, verifier] = [randomBytes(16).toString('base64url'), randomBytes(32).toString('base64url')]
    begun.set(state, verifier)
    const query = new URLSearchParams({
      client_id: CLIENT_ID,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'READ_ORDERS WRITE_TASKS',
      state,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    })
    response.writeHead(302, { location: `${CONSOLE_URL}/api/v1/oauth/authorize?${query}` }).end()
  },

  // The merchant comes back: a state that is not ours belongs to somebody else's attempt.
  'GET /callback': async (_request, response, query) => {
    const verifier = begun.get(query.get('state'))
    begun.delete(query.get('state'))
    if (!verifier || !query.has('code')) return response.writeHead(400).end('The app was not installed\n')
    const { access_token: token } = await call('POST', `${CONSOLE_URL}/api/v1/oauth/token`, {
      form: {
        grant_type: 'authorization_code',
        code: query.get('code'),
        redirect_uri: redirectUri,
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        code_verifier: verifier,
      },
    })
    const { shop } = await call('GET', `${APPS_URL}/api/v1/app`, { token })
    tokens.set(shop._id, token)
    response.end(`The app is installed on ${shop.name}\n`)
  },

  // A webhook: the signature is made of the raw body. An answer within 5 seconds, and the work after it.
  'POST /hooks': async (request, response) => {
    const body = await read(request)
    if (!isSigned(body, request.headers['x-service-hmac-sha256'])) return response.writeHead(401).end()
    response.writeHead(204).end()
    const event = JSON.parse(body)
    if (taken.has(event.id)) return
    taken.add(event.id)
    // Applying a coupon to an order is a POST, too, and so another orders/created of that order.
    if (event.topic === 'orders/created' && event.path === '/orders') await packLater(event)
  },
}

/** Reads the order as it is now, because an event carries ids alone, and writes a task. */
async function packLater({ shopId, resourceId }) {
  const token = tokens.get(shopId)
  if (!token) return
  const order = await call('GET', `${APPS_URL}/api/v1/orders/${resourceId}`, { token })
  const details = order.items.map(({ quantity, name }) => `${quantity} × ${name}`).join('\n')
  const task = { title: `Pack order ${order.orderId}`, details }
  await call('POST', `${APPS_URL}/api/v1/tasks`, { token, json: task })
  console.log(task.title)
}

function isSigned(body, signature = '') {
  const [expected, given] = [
    createHmac('sha256', WEBHOOK_SECRET).update(body).digest(),
    Buffer.from(signature, 'base64'),
  ]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

async function read(request) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Calls the service; returns the data of its reply, and throws where it refuses. */
async function call(method, url, { token, json, form }) {
  const headers = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(json ? { 'content-type': 'application/json' } : {}),
  }
  const body = json ? JSON.stringify(json) : form && new URLSearchParams(form)
  const reply = await fetch(url, { method, headers, body })
  const { success, message, data } = await reply.json()
  if (!success) throw new Error(`${method} ${url}: ${message}`)
  return data
}
