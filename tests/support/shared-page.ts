import { afterAll, beforeEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { commands, page } from 'vitest/browser'

const SIZE = [innerWidth, innerHeight] as const

// All test files share one page, so that modules load only once; this resets the page after each
// test.

// Unmounts the components of the previous test; vitest-browser-react does so only for the first
// file that imports it.
beforeEach(cleanup)

afterAll(async () => {
  await cleanup()
  vi.useRealTimers()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
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
