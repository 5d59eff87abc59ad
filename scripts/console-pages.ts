import type { Page } from 'playwright-core'
import { merchant } from './seed.ts'

/**
 * Signs in as the demo merchant on a page that asks for the e-mail address; returns the address of the first store. `taken`
 * is called for each step as it is shown.
 */
export async function signInWithMailbox(
  page: Page,
  service: string,
  taken: (step: 'sign-in' | 'sign-in-code') => Promise<void> = async () => {},
): Promise<string> {
  await page.getByLabel('E-mail address').fill(merchant.email)
  await taken('sign-in')
  const before = await newest(service)
  await page.keyboard.press('Enter')
  await page.getByLabel('Code', { exact: true }).waitFor()
  await taken('sign-in-code')
  await page.getByLabel('Code', { exact: true }).fill(await codeAfter(service, before?._id))
  await page.keyboard.press('Enter')
  await page.locator('.store-list a').last().click()
  await page.getByRole('heading', { name: 'Home' }).waitFor()
  return page.url()
}

interface Mail {
  _id: string
  text: string
}

async function newest(service: string): Promise<Mail | undefined> {
  const query = new URLSearchParams({ to: merchant.email, limit: '1' })
  const reply = await fetch(`${service}/api/v1/mailbox?${query}`)
  const { data } = (await reply.json()) as { data: { messages: Mail[] } }
  return data.messages[0]
}

/** Waits for the e-mail after a known one, and returns the code in it. */
async function codeAfter(service: string, known: string | undefined): Promise<string> {
  for (;;) {
    const mail = await newest(service)
    if (mail && mail._id !== known) return /\b\d{6}\b/.exec(mail.text)![0]
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
