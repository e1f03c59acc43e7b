import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Goes to an address of the site within the loaded page, as a link does. A full page load for each
 * address would take longer than all the checks there.
 */
export async function walk(page: Page, path: string): Promise<void> {
  // Until the first screen is drawn, the app does not react to changes of the address.
  await page.locator('main :is(h1, h2)').first().waitFor({ state: 'attached' })
  await page.evaluate((address) => {
    window.history.pushState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

/** Waits until no visible part of a place is still a skeleton; some load only once they come near. */
export const waitForParts = (place: Locator) =>
  expect(async () => {
    const waiting = place.locator('.animate-pulse:visible')
    const count = await waiting.count()
    if (count > 0) await waiting.first().scrollIntoViewIfNeeded({ timeout: 1000 })
    expect(count).toBe(0)
  }).toPass({ intervals: [50] })
