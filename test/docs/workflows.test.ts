import { mkdirSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { createConfig } from '@redocly/openapi-core'
import { expect } from 'chai'
import { publishedWorkflows, workflowsFile } from '../../scripts/docs/workflows.ts'
import { callsOf } from '../../src/contract/calls.ts'
import type { Document } from '../../src/contract/document.ts'
import { contractOf } from '../../src/surfaces.ts'
import { challengeOf, newVerifier } from '../console/oauth-support.ts'
import { registerApp } from '../console/support.ts'
import { createAppToken } from '../support/fixtures/apps.ts'
import { createProduct } from '../support/fixtures/catalogue.ts'
import { createAccount } from '../support/fixtures/people.ts'
import { setReturnDays } from '../support/fixtures/returns.ts'
import { setShipping } from '../support/fixtures/shipping.ts'
import { createPaymentMethod, createShop } from '../support/fixtures/shops.ts'
import { runFolder } from '../support/run-folder.ts'
import { serverOf, service } from '../support/service.ts'

const surfaces = ['store', 'apps', 'console'] as const
const played = new Set<string>()
let file: string

/** The part of the runner that is used here: its own types declare parts of the DOM, for all tests. */
interface Runner {
  run(options: object): Promise<
    {
      hasProblems: boolean
      executedWorkflows: object[]
      ctx: { $workflows: Record<string, { outputs: Record<string, string> }> }
    }[]
  >
}
const runner = '@redocly/respect-core'

/** Calls the surface of the service under test that a contract has at its address of `make start`. */
const here: typeof fetch = (input, init) => {
  const address = surfaces.reduce((url, surface, index) => {
    const { port } = serverOf(service()[surface]).address() as AddressInfo
    return url.replace(`http://localhost:400${index}/`, `http://127.0.0.1:${port}/`)
  }, String(input))
  return fetch(address, init)
}

/**
 * Writes the workflows beside the contracts, as they are published, and returns the path. The runner never ends with a
 * schema that contains itself, so that these contracts say of an operation only where it is: the service validates its
 * body, and `observe` judges its reply.
 */
async function published(): Promise<string> {
  const folder = join(runFolder(), 'contracts')
  mkdirSync(folder, { recursive: true })
  const write = (name: string, document: object) =>
    writeFileSync(join(folder, name), JSON.stringify(document))
  for (const surface of surfaces) {
    const { components, ...contract } = contractOf(surface) as Document
    const paths: Document['paths'] = {}
    for (const { path, method, operation } of callsOf(contract)) {
      const { operationId, summary, description, tags } = operation
      const responses = Object.fromEntries(
        Object.keys(operation.responses).map((status) => [status, { description: status }]),
      )
      paths[path] = { ...paths[path], [method]: { operationId, summary, description, tags, responses } }
    }
    write(`${surface}.json`, { ...contract, paths })
  }
  write(basename(workflowsFile), await publishedWorkflows())
  return join(folder, basename(workflowsFile))
}

/** Runs a workflow by a runner that is not ours, and returns its outputs. */
async function play(workflowId: string, inputs: object): Promise<Record<string, string>> {
  const said: string[] = []
  const say = (text = '\n') => void said.push(text)
  const indent = (text: string) => text
  const logger = {
    info: say,
    warn: say,
    error: say,
    output: say,
    printNewLine: say,
    printSeparator: say,
    indent,
  }
  const { run } = (await import(runner)) as Runner
  const [result] = await run({
    files: [file],
    workflow: [workflowId],
    input: JSON.stringify(inputs),
    config: await createConfig({ extends: ['recommended-strict'] }),
    maxSteps: 100,
    maxFetchTimeout: 30_000,
    requestFileLoader: {},
    logger,
    fetch: here,
  }).catch((error) => {
    throw new Error(`${error.message}\n${said.join('')}`)
  })
  expect(result!.hasProblems, said.join('')).to.equal(false)
  expect(result!.executedWorkflows.length, said.join('')).to.equal(1)
  played.add(workflowId)
  return result!.ctx.$workflows[workflowId]!.outputs
}

describe('The workflows (Arazzo)', function () {
  this.timeout(60_000)
  let shop: Awaited<ReturnType<typeof createShop>>
  before(async () => {
    file = await published()
  })
  beforeEach(async () => {
    shop = await createShop()
  })

  /** Has a shopper buy a product, who is the guest of the workflow. */
  async function purchase() {
    await setShipping(shop)
    await createProduct(shop, { name: 'Enamel mug' })
    const { id: paymentId } = await createPaymentMethod(shop)
    return play('purchase', {
      shopId: shop.id,
      query: 'enamel mug',
      paymentId,
      card: 'tok_ok',
      idempotencyKey: crypto.randomUUID(),
    })
  }

  it('purchase: ends with a paid order', async () => {
    const { orderId } = await purchase()
    const order = await service()
      .db('orders')
      .where({ id: orderId })
      .first('shop_id', 'status', 'payment_status')
    expect(order).to.eql({ shop_id: shop.id, status: 'paid', payment_status: 'paid' })
  })

  it('install and redeem: end with a token for the store that was chosen', async () => {
    const owner = await createAccount()
    const { id: storeId } = await createShop({ ownerId: owner.id })
    const { clientId, redirectUri } = await registerApp(await createAccount(), { confidential: false })
    const codeVerifier = newVerifier()
    const { redirectUrl } = await play('install', {
      session: owner.onConsole().authorization!.replace('Bearer ', ''),
      clientId,
      redirectUri,
      storeId,
      scopes: ['READ_ORDERS'],
      codeChallenge: challengeOf(codeVerifier),
    })
    const code = new URL(redirectUrl!).searchParams.get('code')
    const redeemed = await play('redeem', { clientId, redirectUri, code, codeVerifier })
    expect(redeemed.storeId).to.equal(storeId)
  })

  it('reread: reads the record that a webhook is about as it is now', async () => {
    const { orderId } = await purchase()
    const { authorization } = await createAppToken(shop, ['READ_ORDERS'])
    const { status } = await play('reread', {
      token: authorization.replace('Bearer ', ''),
      resourceId: orderId,
    })
    expect(status).to.equal('paid')
  })

  it('return: ends with the goods on the shelf and the money refunded', async () => {
    await setReturnDays(shop, 30)
    const { shopper, orderId, itemId } = await purchase()
    const { authorization } = await createAppToken(shop, ['READ_ORDERS', 'WRITE_ORDERS'])
    const token = authorization.replace('Bearer ', '')
    await play('return', { shopId: shop.id, shopper, token, orderId, itemId })
    const refunds = await service().db('refunds').where({ shop_id: shop.id })
    expect(refunds).to.have.length(1)
    expect((await service().db('order_items').where({ id: itemId }).first()).returned).to.equal(1)
  })

  after('every workflow was run', async () => {
    const { workflows } = await publishedWorkflows()
    expect([...played]).to.have.members(workflows.map(({ workflowId }) => workflowId))
  })
})
