import type { Page } from 'playwright'

/** Milliseconds from a key in the search to its results on screen, at the phone's speed. */
export const KEY_LIMIT = 50

/** What is typed: a name, one with typos, a provider; each letter finds something. */
const TYPED = ['dragon', 'dragn tigr', 'copperleaf'] as const

/** The pause between two keys of somebody who types fast. */
const PAUSE_MS = 150

/** Types into the search, and tells how long each key took to show its results. */
export async function timeKeys(page: Page): Promise<number[]> {
  await page.locator('nav button[aria-haspopup=dialog]').first().click()
  const field = page.locator('[data-search] [type=search]')
  // The index is there once the name of a game finds it.
  await field.fill('dragon')
  await page.locator('[data-search] [aria-busy=false] [role=option] mark').first().waitFor()
  await page.evaluate(watchKeys)
  for (const text of TYPED) {
    await field.fill('')
    for (const key of text) {
      await page.waitForTimeout(PAUSE_MS)
      await field.press(key)
    }
    await page.waitForTimeout(PAUSE_MS * 4)
  }
  return page.evaluate(() => (window as unknown as { benchKeys: number[] }).benchKeys)
}

/** Runs in the page, so it stands for itself. */
function watchKeys(): void {
  const keys: number[] = []
  Object.assign(window, { benchKeys: keys })
  const list = document.querySelector('[data-search] [role=listbox], [data-search] [role=grid]')!
  const field = document.querySelector<HTMLInputElement>('[data-search] [type=search]')!
  field.addEventListener('keydown', ({ timeStamp, key }) => {
    if (key.length > 1) return
    let isTyped = false
    field.addEventListener('input', () => (isTyped = true), { once: true })
    const look = () => {
      if (!isTyped || list.getAttribute('aria-busy') === 'true') requestAnimationFrame(look)
      // What this frame shows is on screen when its task has ended.
      else setTimeout(() => keys.push(performance.now() - timeStamp))
    }
    requestAnimationFrame(look)
  })
}
