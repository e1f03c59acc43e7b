import type { Locator } from '@playwright/test'

/** Largest number of Tab presses; enough for the longest page. */
const MOST = 150

/** Presses Tab until the element has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement)
  await target.waitFor()
  for (let presses = 0; presses < MOST; presses += 1) {
    if (await isFocused()) return
    await target.page().keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${target}`)
}

/** Moves the focus to an element by Tab, and presses Enter, like a user without a mouse. */
export async function pressByKeys(target: Locator): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press('Enter')
}

/** Moves the focus to a field by Tab, and types a text. */
export async function typeByKeys(target: Locator, text: string): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.type(text)
}
