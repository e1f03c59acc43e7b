import type { Page } from '@playwright/test'
import type { LoggedIn } from '#core/session/schema.ts'

/** Puts a session into the page's tab, as a login would; the next load takes it up. */
export async function enter(page: Page, loggedIn: LoggedIn): Promise<void> {
  await page.evaluate(
    (value) => sessionStorage.setItem('session:v1', value),
    JSON.stringify(loggedIn),
  )
}

/** Puts a session into the page's tab before its first load, as a login would, and only then. */
export async function enterAtFirstLoad(page: Page, loggedIn: object): Promise<void> {
  await page.addInitScript((value) => {
    // Games' frames run this, too; a tab's name outlives its loads and whatever is stored.
    if (window.parent !== window || window.location.protocol === 'about:') return
    if (window.name === 'entered') return
    window.name = 'entered'
    sessionStorage.setItem('session:v1', value)
  }, JSON.stringify(loggedIn))
}
