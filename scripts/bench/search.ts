import type { CDPSession, Page } from 'playwright'
import type { LanguageCode } from '#rules/languages.ts'

/** Milliseconds from a key in the search to its results on screen, at the phone's speed. */
export const KEY_LIMIT = 50

/** Search texts by page language; after each typed letter, the search still finds something. */
const TYPED: Partial<Record<LanguageCode, readonly string[]>> = {
  // Search texts: a name, a name with typos, and a provider.
  EN: ['dragon', 'dragn tigr', 'copperleaf'],
  TH: ['เสือมังกร'],
  KO: ['드래곤타이거'],
  CN: ['龙虎快速'],
}

/** Milliseconds between two keys of a fast typist. */
const PAUSE_MS = 150

/**
 * Types into the search of an open page, and returns how long each key took to show its results.
 */
export async function timeKeys(page: Page, protocol: CDPSession): Promise<number[]> {
  const keys: number[] = []
  for (const [language, texts] of Object.entries(TYPED)) {
    await page.evaluate((code) => localStorage.setItem('language:v1', code), language)
    // Opens the address of the page without the search text that the last language left in it.
    await page.goto(page.url().split('?')[0]!)
    await page.locator('nav button[aria-haspopup=dialog]').first().click()
    const field = page.locator('[data-search] [type=search]')
    // The search index has loaded once the name of a game finds that game.
    await field.fill(texts[0]!)
    await page.locator('[data-search] [aria-busy=false] [role=option] mark').first().waitFor()
    await page.evaluate(watchKeys)
    for (const text of texts) {
      await field.fill('')
      for (const key of text) {
        await page.waitForTimeout(PAUSE_MS)
        // Key events for letters of every script, since Playwright's own keys lack most of them.
        await protocol.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key })
        await protocol.send('Input.dispatchKeyEvent', { type: 'keyUp', key })
      }
      await page.waitForTimeout(PAUSE_MS * 4)
    }
    const timed = await page.evaluate(
      () => (window as unknown as { benchKeys: number[] }).benchKeys,
    )
    const typed = texts.join('').replaceAll(' ', '').length
    if (timed.length !== typed) {
      throw new Error(`${language}: ${timed.length} of ${typed} keys showed their results`)
    }
    keys.push(...timed)
  }
  return keys
}

/** Runs in the page, so it must not use another function of this file. */
function watchKeys(): void {
  const keys: number[] = []
  Object.assign(window, { benchKeys: keys })
  const list = document.querySelector<HTMLElement>('[data-search] [data-answers]')!
  const field = document.querySelector<HTMLInputElement>('[data-search] [type=search]')!
  let pressed = 0
  field.addEventListener('keydown', ({ timeStamp, key }) => {
    pressed = key.length === 1 ? timeStamp : 0
  })
  field.addEventListener('input', () => {
    const text = field.value.trim()
    const began = pressed
    // Only typed letters count: a filled-in text is no key press, and a space changes no results.
    if (began === 0 || field.value.endsWith(' ')) return
    const look = () => {
      const isShown = list.dataset.answers === text && list.getAttribute('aria-busy') === 'false'
      // If the next key comes before the results of this text, the results took at least until that
      // key.
      if (!isShown && field.value.trim() === text) requestAnimationFrame(look)
      // The frame is on screen when its task has ended.
      else setTimeout(() => keys.push(performance.now() - began))
    }
    requestAnimationFrame(look)
  })
}
