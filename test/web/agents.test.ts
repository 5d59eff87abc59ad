import { expect } from 'chai'
import { createAgent } from '../support/fixtures/agents.ts'
import { service } from '../support/service.ts'
import { createMerchant, said, useConsole } from './support.ts'

describe('the shopping agents in the console', function () {
  this.timeout(240_000)
  const site = useConsole()

  it('are listed with what they sold, stopped and resumed', async () => {
    const { email, home, shop } = await createMerchant()
    const { id } = await createAgent(shop)
    const { profile } = await service().db('agents').where({ id }).first()
    const isStopped = async () => (await service().db('agents').where({ id }).first()).stopped_at !== null
    const page = await site.openFor(email, `${home}/settings/agents`)
    const name = profile.replace('https://', '')
    await page.getByText(name).first().waitFor()
    await page.getByRole('button', { name: `Stop ${name}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click()
    await said(page, 'Agent stopped')
    expect(await isStopped()).to.equal(true)
    await page.getByRole('button', { name: `Resume ${name}` }).click()
    await said(page, 'Agent resumed')
    expect(await isStopped()).to.equal(false)
  })

  it('are let in by the switch of the store', async () => {
    const { email, home, shop } = await createMerchant()
    const page = await site.openFor(email, `${home}/settings/agents`)
    await page.getByText('No agent has begun a checkout').waitFor()
    await page.getByLabel('Let shopping agents buy for their people').check()
    await page.getByRole('button', { name: 'Save' }).click()
    await said(page, 'The settings have been saved')
    expect((await service().db('shops').where({ id: shop.id }).first()).sells_to_agents).to.equal(true)
  })
})
