import type { Page } from 'playwright-core'
import { merchant } from '../seed.ts'
import { screens } from './screens.ts'

/** `make start` runs the console at this address of this machine. */
const started = process.env.CONSOLE_URL ?? `http://localhost:${process.env.CONSOLE_PORT ?? 4002}`

type Take = (name: string) => Promise<void>

/** Goes through the screens as the demo merchant, and takes each, and the documentation. */
export async function showConsole(page: Page, take: Take): Promise<void> {
  const tour = { page, origin: started, home: await signIn(page, take) }
  for (const [name, come] of Object.entries(screens)) {
    await come(tour)
    await take(name)
  }
  await page.goto(`${started}/docs/`)
  await take('docs')
}

/**
 * Signs in as the demo merchant, and takes what is shown meanwhile; returns the address of the first store. The mailbox
 * of the console has the code.
 */
export async function signIn(page: Page, take: Take = async () => {}, origin = started): Promise<string> {
  await page.goto(`${origin}/console/`)
  await page.getByLabel('E-mail address').fill(merchant.email)
  await take('sign-in')
  const before = await newest(origin)
  await page.keyboard.press('Enter')
  await page.getByLabel('Code', { exact: true }).waitFor()
  await take('sign-in-code')
  await page.getByLabel('Code', { exact: true }).fill(await codeAfter(before?._id, origin))
  await page.keyboard.press('Enter')
  await page.locator('.store-list a').last().click()
  await page.getByRole('heading', { name: 'Home' }).waitFor()
  return page.url()
}

interface Mail {
  _id: string
  text: string
}

async function newest(origin: string): Promise<Mail | undefined> {
  const query = new URLSearchParams({ to: merchant.email, limit: '1' })
  const reply = await fetch(`${origin}/api/v1/mailbox?${query}`)
  const { data } = (await reply.json()) as { data: { messages: Mail[] } }
  return data.messages[0]
}

/** Waits for the e-mail after a known one, and returns the code in it. */
async function codeAfter(known: string | undefined, origin: string): Promise<string> {
  for (;;) {
    const mail = await newest(origin)
    if (mail && mail._id !== known) return /\b\d{6}\b/.exec(mail.text)![0]
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
