import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

/**
 * Puts a session into the page's tab at its next load, as a login would, and only then. The page that
 * is open may be about to forget a session that has ended, so its storage is left alone.
 */
export async function enter(page: Page, loggedIn: object): Promise<void> {
  await page.addInitScript(
    ({ once, session }) => {
      // Games' frames run this, too; a tab's name outlives its loads and whatever is stored.
      if (window.parent !== window || window.location.protocol === 'about:') return
      if (window.name.includes(once)) return
      window.name += once
      sessionStorage.setItem('session:v1', session)
    },
    { once: randomUUID(), session: JSON.stringify(loggedIn) },
  )
}
