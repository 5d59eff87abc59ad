import fastifyApiReference from '@scalar/fastify-api-reference'

interface Route {
  url: string
  handler(request: unknown, reply: object): unknown
}

/**
 * Returns the script of the reference pages. The package that has it in one file, without the hundred megabytes that it
 * was built from, is Scalar's plugin for Fastify: it serves the script at `js/scalar.js`, so we call that route.
 */
export async function scalarScript(): Promise<string> {
  const routes: Route[] = []
  const fastify = { route: (route: Route) => routes.push(route), initialConfig: {} }
  // Its types demand a whole Fastify; the plugin uses only this much of it.
  const register = fastifyApiReference as unknown as (app: object, options: object, next: () => void) => void
  await new Promise<void>((resolve) => register(fastify, { configuration: { url: '/' } }, resolve))
  const route = routes.find(({ url }) => url.endsWith('/js/scalar.js'))
  const sent = route?.handler({}, { header: () => ({ send: (text: string) => text }) })
  if (typeof sent !== 'string') throw new Error('Scalar no longer serves its script at js/scalar.js')
  return sent
}
