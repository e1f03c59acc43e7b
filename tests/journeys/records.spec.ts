import type { Page } from '@playwright/test'
import { violations } from '#support/axe.ts'
import { expect, test, type Site } from '#support/journey.ts'
import { enter } from '#support/session.ts'
import { visitsOf } from '#support/visits.ts'
import { walk } from '#support/walk.ts'

/** The rows that are in the page at all: the rows in the window and near it. */
const rowsOf = (page: Page) => page.locator('li[data-row]')

/** Finds the row in the middle of the window. */
const rowInView = (page: Page) =>
  page.evaluate(() => {
    const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
    return middle?.closest('[data-row]')?.getAttribute('data-row')
  })

/** Position of a row in the window, in pixels from its upper edge. */
const topOf = (page: Page, row: string) =>
  page.locator(`li[data-row="${row}"]`).evaluate((item) => item.getBoundingClientRect().top)

/** Scrolls by less than a window's height, and waits until the new rows are drawn. */
const readOn = (page: Page) =>
  page.evaluate(async () => {
    window.scrollBy(0, window.innerHeight * 0.6)
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((drawn) => requestAnimationFrame(drawn))
    }
  })

/** Positions at which the first row's title, and the time below it, begin. */
const edgesOfRow = (page: Page) =>
  rowsOf(page)
    .first()
    .getByRole('button')
    .evaluate((row) => {
      const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
      return [texts.nextNode(), texts.nextNode()].map((text) => {
        const range = document.createRange()
        range.selectNode(text!)
        return Math.round(range.getBoundingClientRect().left)
      })
    })

/** Reads a sum on the page by its label. */
const readSum = (page: Page, { words }: Site, name: string) =>
  page
    .getByRole('region', { name: words('Totals for this period') })
    .locator('dl > div', { has: page.getByText(words(name), { exact: true }) })
    .getByRole('definition')

/**
 * Reads the digits of an amount as one number; all amounts of a brand have equally many decimals.
 */
const digitsOf = (amount: string) => Number(amount.replace(/[^\d-]/g, ''))

for (const { visit, details, options } of visitsOf('records')) {
  test.describe(visit, details, () => {
    test.use(options)

    test('the betting record keeps filters and scroll position, and its sums are right @ci', async ({
      page,
      site,
      world,
      isMobile,
    }) => {
      const { words } = site
      await enter(page, await world.logIn(site.brand.merchant))
      await page.goto('/member?preset=last30&state=SETTLED#personalHistoryCopy')
      // Phones name the period on one button, which opens the choice of periods.
      const preset = (name: string) =>
        page.getByRole('button', {
          name: words(name),
          exact: true,
          ...(!isMobile && { pressed: true }),
        })
      await expect(preset('Last 30 days')).toBeVisible()
      await expect(rowsOf(page).first()).toBeVisible()
      expect(await violations(page)).toEqual([])
      const [title, time] = await edgesOfRow(page)
      expect(title).toBe(time)

      if (isMobile) await preset('Last 30 days').click()
      await page.getByRole('button', { name: words('Last 7 days'), exact: true }).click()
      await expect(page).toHaveURL('/member?state=SETTLED#personalHistoryCopy')
      await expect(preset('Last 7 days')).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL('/member?preset=last30&state=SETTLED#personalHistoryCopy')
      await expect(preset('Last 30 days')).toBeVisible()

      await expect(async () => {
        await readOn(page)
        // Index of the last row, which is beyond the first page of the list.
        const index = await rowsOf(page).last().getAttribute('data-index')
        expect(Number(index)).toBeGreaterThan(65)
      }).toPass({ intervals: [0] })
      await expect.poll(() => rowInView(page)).toBeTruthy()
      const row = (await rowInView(page))!
      const before = await topOf(page, row)
      await page.reload()
      await expect(preset('Last 30 days')).toBeVisible()
      // Heights of rows that are not drawn are whole pixels, so the place may differ by a few.
      await expect.poll(async () => Math.abs((await topOf(page, row)) - before)).toBeLessThan(5)

      const allSums = page.getByRole('button', { name: words('All totals') })
      if (isMobile) await allSums.click()
      const stakes = await readSum(page, site, 'Stakes').textContent()
      const wins = await readSum(page, site, 'Wins').textContent()
      await walk(page, '/member?preset=last30#personalProfit')
      const table = page.getByRole('table', { name: words('Profit or loss by day') })
      const columns = [words('Settled stakes'), words('Wins')]
      const column = async (rows: string, index: number) => {
        const texts = await table
          .locator(`${rows} td:nth-child(${index + 2}) > :last-child`)
          .allTextContents()
        return texts.reduce((sum, text) => sum + digitsOf(text), 0)
      }
      await expect(table).toBeVisible()
      // The chart is drawn once it comes near the window.
      await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
      const slider = page.getByRole('slider')
      await slider.press('ArrowLeft')
      await expect(slider).toHaveAttribute('aria-valuenow', '29')
      // The menu at the side scrolls by itself, and may cut off an entry; only the page is checked.
      await page.evaluate(() => window.scrollTo(0, 0))
      expect(await violations(page)).toEqual([])
      const totals = await Promise.all(columns.map((_, index) => column('tfoot', index)))
      expect(await Promise.all(columns.map((_, index) => column('tbody', index)))).toEqual(totals)
      expect(totals[0]).toBeGreaterThan(0)
      expect([stakes, wins].map((text) => digitsOf(text!))).toEqual(totals)
    })
  })
}
