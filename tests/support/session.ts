import type { Page } from '@playwright/test'
import type { LoggedIn } from '#core/session/schema.ts'

/** Puts a session into the page's tab, as a login would; the next load takes it up. */
export async function enter(page: Page, loggedIn: LoggedIn): Promise<void> {
  await page.evaluate(
    (value) => sessionStorage.setItem('session:v1', value),
    JSON.stringify(loggedIn),
  )
}
