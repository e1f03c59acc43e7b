import type { Page } from '@playwright/test'
import { cutParts } from '#support/fits.ts'
import { homeParts } from '#support/home.ts'
import { expect, test } from '#support/journey.ts'
import { closeAnnouncements, enterAsMember } from '#support/play.ts'
import { visitsOf } from '#support/visits.ts'

/** Windows of a phone, of a tablet and of a desk. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
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

    test('at twice the text size, home and its header keep every word and button', async ({
      page,
      site,
      world,
    }) => {
      const { hot } = homeParts(page, site.words)
      const look = async (who: string) => {
        await page.goto('/')
        await expect(hot.getByRole('article').first()).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeVisible()
        for (const window of WINDOWS) {
          await page.setViewportSize(window)
          const { width } = window
          expect(await cutParts(page, width < 1024), `${who}, ${width} px`).toEqual([])
        }
        await page.setViewportSize(WINDOWS[0])
      }
      await doubleText(page)
      await closeAnnouncements(page)
      await look('visitor')
      await enterAsMember(page, site, world)
      await look('player')
      await expect(page.getByRole('banner').getByRole('status')).toBeInViewport({ ratio: 1 })
    })
  })
}
