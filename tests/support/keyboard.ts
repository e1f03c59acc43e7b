import type { Locator } from '@playwright/test'

/** Presses that reach the end of the longest page. */
const MOST = 150

/** Moves the focus to something by the keyboard. */
export async function tabTo(target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement)
  await target.waitFor()
  for (let presses = 0; presses < MOST; presses += 1) {
    if (await isFocused()) return
    await target.page().keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${target}`)
}

/** Presses something by the keyboard, as a click would. */
export async function pressByKeys(target: Locator): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press('Enter')
}

/** Types into a field that the keyboard reaches. */
export async function typeByKeys(target: Locator, text: string): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.type(text)
}
