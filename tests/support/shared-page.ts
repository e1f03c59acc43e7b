import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { commands, page } from 'vitest/browser'
import { looseTexts } from './loose-texts.ts'

const SIZE = [innerWidth, innerHeight] as const

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
  if (innerWidth !== SIZE[0] || innerHeight !== SIZE[1]) await page.viewport(...SIZE)
  await commands.moveMouseAway()
})

declare module 'vitest/browser' {
  interface BrowserCommands {
    moveMouseAway: () => Promise<void>
  }
}
