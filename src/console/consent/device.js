// The page for a device's code: a person signs in, checks which device asks, and allows or refuses it.
import { attempt, byId, call, onClick, onSubmit, show, start, steps } from './sign-in.js'

onSubmit(steps.usercode, findDevice)
onSubmit(steps.decision, () => decide(true))
onClick('[data-refuse]', () => attempt(steps.decision, () => decide(false)))
start({ entered: askForUserCode, left: () => {} })

async function askForUserCode() {
  const { user } = await call('GET', '/auth/me')
  byId('signed-in').textContent = user.email
  show('usercode')
}

async function findDevice() {
  const userCode = steps.usercode.elements.userCode.value
  const device = await call('POST', '/auth/device/find', { userCode })
  byId('device-name').textContent = device.name
  byId('device-address').textContent = device.address
  byId('device-time').textContent = new Date(device.createdAt).toLocaleTimeString([], { timeStyle: 'short' })
  byId('device-code').textContent = device.userCode
  show('decision')
}

async function decide(allow) {
  const userCode = byId('device-code').textContent
  await call('POST', '/auth/device/decide', { userCode, allow })
  steps.decision.hidden = true
  byId('done-title').textContent = allow ? 'The device is connected' : 'The device was refused'
  byId('done').hidden = false
  byId('done').focus()
}
