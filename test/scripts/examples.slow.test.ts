import { expect } from 'chai'
import sharp from 'sharp'
import { documentOf } from '../../scripts/docs/contracts.ts'
import { callerOf, type Document } from '../../scripts/generate/contract.ts'
import { callsOf, type LocatedCall } from '../../src/contract/calls.ts'
import { exampleCall } from '../../src/contract/examples.ts'
import type { Surface } from '../../src/http/surface-options.ts'
import { endAll, ownFolder, ownSettingsOnServer, type Started, startProcess } from '../main/process.ts'
import { type DemoTokens, demoTokens, digitalStore } from '../support/demo.ts'

interface Example {
  surface: Surface
  contract: Document
  place: LocatedCall
}

describe('The examples of the contract', function () {
  this.timeout(300_000)
  const { folder, remove } = ownFolder('examples')
  let started: Started
  let drop: () => Promise<void>
  let tokens: DemoTokens
  let all: Example[]
  let picture: Blob

  before(async () => {
    const codes = { CODES_PER_HOUR_AND_ADDRESS: '1000', CODES_PER_DAY_AND_ADDRESS: '1000' }
    const own = await ownSettingsOnServer(folder)
    drop = own.drop
    started = startProcess('scripts/start.ts', { ...own.settings, ...codes, CODES_PER_HOUR_AND_IP: '1000' })
    const contracts = (['store', 'apps', 'console'] as const).map(async (surface) => {
      const contract = await documentOf(surface)
      return callsOf(contract).map((place) => ({ surface, contract, place }))
    })
    all = (await Promise.all(contracts)).flat()
    const canvas = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    picture = new Blob([new Uint8Array(await canvas.png().toBuffer())], { type: 'image/png' })
    await started.ready()
    tokens = await demoTokens(started.urls)
  })
  after(async () => {
    await endAll()
    await drop()
    remove()
  })

  /** Makes the call of an example as one who may; returns what is wrong with the answer, if anything. */
  async function play({ surface, contract, place }: Example): Promise<string | null> {
    const { operationId, tags } = place.operation
    const { url, method, headers, body } = exampleCall(contract, place)
    const isDigital = headers['x-shop-id'] === digitalStore || tags[0] === 'digital-access'
    if (callerOf(contract, place.operation) !== 'nobody') {
      const digital = surface === 'apps' ? 'digitalApps' : 'digital'
      headers.authorization = `Bearer ${tokens[surface !== 'console' && isDigital ? digital : surface]}`
    }
    const address = url.replace(/^http:\/\/localhost:\d+/, started.urls[surface])
    const reply = await fetch(address, { method, headers, body: bodyOf(body) })
    const said = await reply.text()
    return reply.ok
      ? null
      : `${surface} ${operationId} ${reply.status} ${method} ${url} ${said.slice(0, 120)}`
  }

  function bodyOf(body: { type: string; value: unknown } | undefined) {
    if (!body) return null
    if (body.type === 'application/x-www-form-urlencoded')
      return new URLSearchParams(body.value as object as Record<string, string>)
    if (body.type !== 'multipart/form-data') return JSON.stringify(body.value)
    const form = new FormData()
    form.append('file', picture, 'picture.png')
    return form
  }

  async function expectAnswers(examples: Example[], others: Record<string, string>): Promise<void> {
    const wrong: string[] = []
    for (const example of examples) {
      const { operationId } = example.place.operation
      const name = `${example.surface} ${operationId}`
      const cannot = operationId in others || name in others
      const fault = await play(example)
      if (fault && !cannot) wrong.push(fault)
      if (!fault && cannot) wrong.push(`${name} answers all the same`)
      if (ends.has(operationId)) tokens = await demoTokens(started.urls)
    }
    expect(wrong.join('\n')).to.equal('')
  }

  it('of every read answer 2xx on a fresh start', async () => {
    const reads = all.filter(({ place }) => place.method === 'get')
    await expectAnswers(reads, unreadable)
  })

  it('of every write answer 2xx on a fresh start: what takes away comes last', async () => {
    const writes = all.filter(
      ({ place: { method, operation } }) => method !== 'get' && operation.tags[0] !== 'webhooks',
    )
    const rank = ({ place: { method, operation } }: Example) => {
      const at = late.indexOf(operation.operationId)
      return at >= 0 ? at + 2 : method === 'delete' ? 1 : 0
    }
    await expectAnswers(
      writes.sort((one, other) => rank(one) - rank(other)),
      unplayable,
    )
  })
})

/** The reads that a fresh service cannot answer, and why. */
const unreadable: Record<string, string> = {
  getPushSubscription: 'only a browser has one',
  listSlots: 'the store takes orders at any time',
  getNotification: 'removed by the age that its id tells',
  getDelivery: 'removed by the age that its id tells',
  getInvitation: 'the token of an invitation is in an e-mail alone',
  getStoreTransfer: 'nobody has offered the store',
  getOrderInvoiceDocument: 'a worker issues invoices, with ids of their own',
  getInvoice: 'a worker issues invoices, with ids of their own',
  getInvoiceDocument: 'a worker issues invoices, with ids of their own',
  getProofFile: 'no transfer has been reported with a file',
}

const inMail = 'its code is in an e-mail alone'
const byAge = 'removed by the age that its id tells'
const secret = 'the secret of the app was shown once'
const device = 'its code is on the screen of a device'
const atSandbox = 'the sandbox has no such charge'
const inBrowser = 'only a browser has one'
const isPaid = 'the order of the examples is paid'

/** The writes that a fresh service cannot do, and why. */
const unplayable: Record<string, string> = {
  deleteDraftOrder: 'its draft has become an order',
  createDraftOrder: 'its product has variants, and the page leaves out records that are optional',
  setSoldOut: 'it names one of two records, and the page leaves out records that are optional',
  clearInvoice: 'a worker issues invoices, with ids of their own',
  closeTableBill: 'nobody has ordered at the table',
  editOrder: 'it needs the time of the last change of the order',
  'store createBooking': 'its slot is over',
  'store moveBooking': 'its slot is over',
  'apps moveBooking': 'the shopper has cancelled it',
  'apps cancelBooking': 'the shopper has cancelled it',
  markNoShow: 'the shopper has cancelled it',
  createImport: 'a picture is sent wherever a file is',
  verifyEmail: inMail,
  acceptInvitation: inMail,
  withdrawInvitation: 'nobody is invited',
  confirmNewsletter: inMail,
  confirmStockAlert: inMail,
  openWithdrawal: inMail,
  confirmWithdrawal: inMail,
  cancelStockAlert: inMail,
  createTimeAlert: 'its day is over',
  confirmTimeAlert: inMail,
  cancelTimeAlert: inMail,
  unsubscribeFromNewsletter: inMail,
  unsubscribeWithOneClick: inMail,
  findDevice: device,
  decideDevice: device,
  exchangeDeviceCode: device,
  confirmFactor: 'its code is on a telephone',
  verifyFactor: 'its code is on a telephone',
  exchangeToken: secret,
  revokeToken: secret,
  updateNotification: byAge,
  redeliver: byAge,
  replayDeliveries: 'the app has no webhook URL',
  createPushSubscription: inBrowser,
  deletePushSubscription: inBrowser,
  'apps cancelOrder': atSandbox,
  refundOrder: atSandbox,
  refundReturn: atSandbox,
  refuseReturn: 'another example has received it',
  retryRefund: atSandbox,
  receivePaymentCallback: 'only a provider can sign it',
  deleteOrder: isPaid,
  markOrderPaid: isPaid,
  createPaymentLink: isPaid,
  createGuestPaymentLink: isPaid,
  readPaymentLink: 'its token was shown once',
  payByLink: 'its token was shown once',
  deletePicture: 'no picture is uploaded',
  endSession: 'a session has a new id each time',
  'console deleteMe': 'the merchant owns stores',
  'store deleteMe': 'the shopper works for a store, and has bought at another',
  // Another example has done this by then.
  removeWishlistItem: 'moveWishlistItem has taken it away',
  deleteRole: 'addStaff has invited somebody with it',
}

/**
 * These operations, in the order in which they are played, take away the record, the token or the store that others
 * need, or have to come before one that does. After those from `logout` on, people sign in again.
 */
const late = [
  'uploadProofFile',
  'submitProof',
  'payOrder',
  'clearCart',
  'createPaymentMethod',
  'removeStaff',
  'deleteRole',
  'revokeStoreToken',
  'removeInstallation',
  'deleteApp',
  'logout',
  'deleteMe',
  'refreshToken',
  'logoutAll',
  'removeFactor',
  'transferStore',
  'withdrawStoreTransfer',
  'closeStore',
]
const ends = new Set(late.slice(late.indexOf('logout'), -1))
