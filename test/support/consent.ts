import type { Page } from 'playwright-core'
import { newestCode } from './sign-in.ts'

// What a merchant does on the consent page, found as assistive technology finds it: by role and name.

/** Signs in by the code that comes by e-mail, and stops where a store is chosen. */
export async function signInOn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Your e-mail address').fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  const field = page.getByLabel(`The six-digit code that we sent to ${email}`)
  await field.waitFor()
  await field.fill(await newestCode(email))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText(`You are signed in as ${email}`).waitFor()
}

/** Allows what is ticked; returns the address that the browser was sent back to. */
export async function allowOn(page: Page, redirectUri: string): Promise<URL> {
  await page.getByRole('button', { name: 'Allow', exact: true }).click()
  return sentBack(page, redirectUri)
}

/** Says no; returns the address that the browser was sent back to. */
export async function denyOn(page: Page, redirectUri: string): Promise<URL> {
  await page.getByRole('link', { name: 'Do not allow' }).click()
  return sentBack(page, redirectUri)
}

async function sentBack(page: Page, redirectUri: string): Promise<URL> {
  await page.waitForURL((url) => url.href.startsWith(redirectUri))
  return new URL(page.url())
}
