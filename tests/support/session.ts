import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

/**
 * Stores a session in the tab at the page's next load, like a login, and only at that load. The
 * storage of the page that is open now is left alone, since that page may be about to delete an
 * ended session.
 */
export async function enter(page: Page, loggedIn: object): Promise<void> {
  await page.addInitScript(
    ({ once, session }) => {
      // This script also runs in games' frames. It marks the tab by `window.name`, which survives
      // loads and cleared storage.
      if (window.parent !== window || window.location.protocol === 'about:') return
      if (window.name.includes(once)) return
      window.name += once
      sessionStorage.setItem('session:v1', session)
    },
    { once: randomUUID(), session: JSON.stringify(loggedIn) },
  )
}
