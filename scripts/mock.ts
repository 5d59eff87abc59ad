/**
 * `make mock`: the three surfaces without a database, for front-end work. They answer from the examples of the
 * contract, and remember what is written until they end.
 */
import { mockSurface } from './mock/surface.ts'

const ports = { store: 4000, apps: 4001, console: 4002 } as const
for (const surface of ['store', 'apps', 'console'] as const) {
  const port = Number(process.env[`${surface.toUpperCase()}_PORT`] ?? ports[surface])
  const app = await mockSurface(surface)
  const server = app.listen(port, process.env.HOST ?? '127.0.0.1', (error) => {
    if (error) throw error
    console.log(`A mock of ${surface} answers at http://localhost:${port}/api/v1`)
  })
  process.once('SIGTERM', () => server.close()).once('SIGINT', () => server.close())
}
