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

const MEMBER_PAGES = ['/member#depositv2', '/member?preset=last30#personalHistoryCopy']

/** Sets the size of text as a reader does in the browser: twice the usual one. */
async function doubleText(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

/** Opens a page, waits for its content, and expects that it keeps every word and button. */
async function expectPageWhole(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main .animate-pulse')).toHaveCount(0)
  // A long list measures its rows once it has drawn them, and may move what follows it.
  await expect.poll(() => cutParts(page, true), { message: path, intervals: [50] }).toEqual([])
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
        // A game that is closed says so until the browser is idle, and then when it opens again.
        const cut = () => cutParts(page, width < 1024)
        await expect.poll(cut, { message: `${width} px`, intervals: [50] }).toEqual([])
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

    test('at twice the text size, games, their details and promotions are whole @ci', async ({
      page,
    }) => {
      await closeAnnouncements(page)
      await page.goto('/')
      await doubleText(page)
      await expectPageWhole(page, '/promotions')
      await expectPageWhole(page, '/rng')
      await page.locator('.tile-more').first().press('Enter')
      await expect(page.getByRole('dialog').getByRole('button').last()).toBeVisible()
      expect(await cutParts(page, true), 'details of a game').toEqual([])
    })

    test('at twice the text size, a player’s payments and records are whole @ci', async ({
      page,
      site,
      world,
    }) => {
      await enterAsMember(page, site, world)
      await doubleText(page)
      for (const path of MEMBER_PAGES) {
        // oxlint-disable-next-line no-await-in-loop -- one page after another in one window
        await expectPageWhole(page, path)
      }
    })
  })
}
