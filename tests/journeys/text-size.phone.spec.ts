import type { Page } from '@playwright/test'
import { cutParts } from '#support/fits.ts'
import { homeParts } from '#support/home.ts'
import { expect, type Site, test } from '#support/journey.ts'
import { closeAnnouncements, enterAsMember } from '#support/play.ts'
import { visitsOf } from '#support/visits.ts'

/** Windows of a phone and of a desk. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

/** Sets the size of text as a reader does in the browser: twice the usual one. */
async function doubleText(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

for (const { visit, details, options } of visitsOf('text size')) {
  test.describe(visit, details, () => {
    test.use(options)

    /** Expects that home and its header keep every word and button in each window. */
    async function expectWhole(page: Page, { words }: Site) {
      const { hot } = homeParts(page, words)
      await doubleText(page)
      await page.goto('/')
      await expect(hot.getByRole('article').first()).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      for (const window of WINDOWS) {
        await page.setViewportSize(window)
        const { width } = window
        expect(await cutParts(page, width < 1024), `${width} px`).toEqual([])
      }
    }

    test('at twice the text size, a visitor’s home page is whole', async ({ page, site }) => {
      await closeAnnouncements(page)
      await expectWhole(page, site)
    })

    test('at twice the text size, a player’s home page and balance are whole @ci', async ({
      page,
      site,
      world,
    }) => {
      await enterAsMember(page, site, world)
      await expectWhole(page, site)
      await page.setViewportSize(WINDOWS[0])
      await expect(page.getByRole('banner').getByRole('status')).toBeInViewport({ ratio: 1 })
    })
  })
}
