import { afterAll, beforeEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { commands, page } from 'vitest/browser'

const SIZE = [innerWidth, innerHeight] as const

// Files share one page, so that the modules load once: each leaves it as it came.

// The library does this for the first file that imports it only.
beforeEach(cleanup)

afterAll(async () => {
  await cleanup()
  vi.useRealTimers()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  // A press that did not end holds back what waits for its end.
  window.dispatchEvent(new PointerEvent('pointercancel'))
  if (innerWidth !== SIZE[0] || innerHeight !== SIZE[1]) await page.viewport(...SIZE)
  await commands.moveMouseAway()
})

declare module 'vitest/browser' {
  interface BrowserCommands {
    moveMouseAway: () => Promise<void>
  }
}
