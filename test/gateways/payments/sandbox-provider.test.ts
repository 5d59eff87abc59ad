import { expect } from 'chai'
import { cleanUp, newCharge, openSandbox } from './support.ts'

// These promises are the sandbox's alone; those of every provider are in provider.test.ts.
describe('the sandbox provider', () => {
  afterEach(cleanUp)

  it('returns no token for later charges for tok_not_reusable', async () => {
    const { provider } = await openSandbox()
    const outcome = await provider.charge(newCharge({ card: 'tok_not_reusable' }))
    expect(outcome).to.deep.include({ state: 'succeeded' })
    expect(outcome).to.have.property('card').that.includes({ reusable: false, token: null })
  })

  it('keeps a charge over a restart', async () => {
    const { provider, folder, close } = await openSandbox({ timeout: 1_000 })
    const request = newCharge({ card: 'tok_timeout_after_charge' })
    expect(await provider.charge(request)).to.have.property('state', 'unknown')
    const found = await provider.lookUp(request.reference)
    await close()
    const reopened = await openSandbox({ folder })
    expect(await reopened.provider.lookUp(request.reference)).to.deep.equal(found)
    expect(found).to.have.property('state', 'succeeded')
  })

  it('is unknown when the sandbox stops before it answers', async () => {
    const { provider, close } = await openSandbox()
    const request = newCharge({ card: 'tok_timeout_after_charge' })
    const outcome = provider.charge(request)
    while ((await provider.lookUp(request.reference)).state === 'missing');
    await close()
    expect(await outcome).to.have.property('state', 'unknown')
  })

  it('throws for a key that was used for something else', async () => {
    const { provider } = await openSandbox()
    const request = newCharge({ card: 'tok_ok' })
    await provider.charge(request)
    const failure = await provider.charge({ ...request, amount: 1 }).catch(({ message }) => message)
    expect(failure).to.match(/Idempotency-Key/)
  })
})
