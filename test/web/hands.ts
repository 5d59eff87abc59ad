import type { Locator, Page } from 'playwright-core'

/** The ways in which a person uses a page: by a pointer or a finger, or by the keyboard alone. */
export interface Hands {
  press(what: Locator): Promise<void>
  type(into: Locator, text: string): Promise<void>
  /** Chooses from a list by what is written there. */
  choose(from: Locator, label: string): Promise<void>
  /** Goes from one of a row of tabs to the next. */
  switchTab(from: Locator, to: Locator): Promise<void>
}

export const pointer = (): Hands => ({
  press: (what) => what.click(),
  type: (into, text) => into.fill(text),
  choose: async (from, label) => void (await from.selectOption({ label })),
  switchTab: (_, to) => to.click(),
})

/** The most steps to anything on a page; more would be no way to work. */
const farthest = 100

/** Gets everywhere by Tab alone, so whatever it uses can be reached and is in the order of the page. */
export function keyboard(page: Page): Hands {
  const reach = async (what: Locator) => {
    await what.waitFor()
    for (let step = 0; step < farthest; step += 1) {
      if (await what.evaluate(hasFocus)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not come to ${what}`)
  }
  return {
    press: async (what) => {
      await reach(what)
      await page.keyboard.press('Enter')
    },
    type: async (into, text) => {
      await reach(into)
      await page.keyboard.press('Control+a')
      await page.keyboard.type(text)
    },
    choose: async (from, label) => {
      await reach(from)
      await page.keyboard.type(label)
    },
    switchTab: async (from) => {
      await reach(from)
      await page.keyboard.press('ArrowRight')
    },
  }
}

const hasFocus = (element: { ownerDocument: { activeElement: unknown } }) =>
  element.ownerDocument.activeElement === element
