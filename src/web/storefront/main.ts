import { createShopServer } from './server.ts'
import { readSettings } from './settings.ts'

const { port, host, ...rest } = readSettings(process.env)
const server = createShopServer({ port, host, ...rest })
server.listen(port, host, () =>
  console.log(`The storefront of each store is at http://<slug>.localhost:${port}`),
)
server.on('error', ({ message }) => {
  console.error(`STOREFRONT_PORT: the example shops do not run: ${message}`)
  process.exit(1)
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
  })
}
// A storefront that `make start` started ends with it.
process.on('disconnect', () => process.exit(0))
// `make start` may have ended before this was loaded.
if (process.connected === false) process.exit(0)
