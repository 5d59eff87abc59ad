/** A sandbox in a process of its own, to be killed: it prints its address, and runs until then. */
import { startSandbox } from '../../../src/gateways/payments/sandbox/server.ts'
import { callbackSecret, secretKey, strictLog } from './support.ts'

const folder = process.argv[2] ?? ''
const { url } = await startSandbox({ port: 0, folder, secretKey, callbackSecret, log: strictLog })
console.log(url)
