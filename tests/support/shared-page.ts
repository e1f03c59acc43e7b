import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { commands, page } from 'vitest/browser'
import { looseTexts } from './loose-texts.ts'

const SIZE = [innerWidth, innerHeight] as const
const ADDRESS = location.href

// All test files share one page, so that modules load only once; this resets the page after each
// test.

// Unmounts the components of the previous test; vitest-browser-react does so only for the first
// file that imports it.
beforeEach(cleanup)

// Each text must be in an element of its own, or React fails on a page that the browser translates.
// The components of the test are still drawn here, since only the next test unmounts them.
afterEach(() => expect(looseTexts()).toEqual([]))

afterAll(async () => {
  await cleanup()
  vi.useRealTimers()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  // The network of a test that failed offline would stay away from the tests after it.
  window.dispatchEvent(new Event('online'))
  // An unfinished press would delay everything that waits for its end.
  window.dispatchEvent(new PointerEvent('pointercancel'))
  await settleHistory()
  if (innerWidth !== SIZE[0] || innerHeight !== SIZE[1]) await page.viewport(...SIZE)
  await commands.moveMouseAway()
})

/**
 * Waits for steps through the history that a test has left, which would change the address under
 * the next file's tests: the browser takes one step after the other, so they are over when this one
 * is.
 */
async function settleHistory(): Promise<void> {
  history.pushState(null, '', ADDRESS)
  await navigation.back().finished
  history.replaceState(null, '', ADDRESS)
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    moveMouseAway: () => Promise<void>
  }
}
