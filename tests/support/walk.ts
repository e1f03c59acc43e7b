import type { Page } from '@playwright/test'

/**
 * Goes to an address of the site within the loaded page, as a link does: a cold load each would
 * cost the fast check more than all that is looked at there.
 */
export async function walk(page: Page, path: string): Promise<void> {
  // Before the first screen is drawn, nothing listens.
  await page.locator('main :is(h1, h2)').first().waitFor({ state: 'attached' })
  await page.evaluate((address) => {
    window.history.pushState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}
