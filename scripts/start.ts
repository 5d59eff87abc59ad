/** `make start`: the whole service with its demo stores and their example shops, and a page of first steps. */
import { run } from '../src/run.ts'
import { seed } from './seed.ts'
import { startShops } from './shops.ts'
import { startPage } from './start-page.ts'

await run({
  prepare: ({ db, dependencies }) => seed(db, dependencies),
  started: async ({ db, dependencies }) => {
    const shopPort = startShops(dependencies.config)
    console.log(await startPage(db, dependencies.config, shopPort))
  },
})
