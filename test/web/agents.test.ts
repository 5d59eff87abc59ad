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

  it('may pay up to the total that the merchant sets', async () => {
    const { email, home, shop } = await createMerchant()
    const { id } = await createAgent(shop)
    const { profile } = await service().db('agents').where({ id }).first()
    const page = await site.openFor(email, `${home}/settings/agents`)
    const name = profile.replace('https://', '')
    const may = async (amount: string) => {
      await page.getByRole('button', { name: `Payment by ${name}` }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Largest order that it may pay').fill(amount)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await said(page, 'Payment saved')
      await dialog.waitFor({ state: 'detached' })
      return Number((await service().db('agents').where({ id }).first()).pay_up_to)
    }
    expect(await may('150')).to.equal(15_000)
    await page.getByRole('cell', { name: /150/ }).waitFor()
    expect(await may('')).to.equal(0)
    await page.getByRole('cell', { name: 'Buyers pay' }).waitFor()
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
