import type { Page } from '@playwright/test'
import { paths } from '#core/navigation/paths.ts'
import { violations } from '#support/axe.ts'
import { expect, test, type Site } from '#support/journey.ts'
import { closeAnnouncements } from '#support/play.ts'
import { enter } from '#support/session.ts'
import { AT_A_DESK_IN_CI } from '#support/visits.ts'
import type { World } from '#support/world.ts'

const DAY = 24 * 60 * 60_000

/** The two visits of the test: one brand on a phone, and a different-looking brand on a desktop. */
const VISITS = [
  ['suvarna', {}],
  ['larkmoor', AT_A_DESK_IN_CI],
] as const

for (const [brand, details] of VISITS) {
  test.describe(`a contract of ${brand}`, details, () => {
    test.use({ brand, language: 'EN' })

    const open = async (page: Page, site: Site, world: World, username: string) => {
      await closeAnnouncements(page)
      await enter(page, await world.logIn(site.brand.merchant, username))
      await page.goto(paths.agentHome('agentDividendRecordCopy2'))
    }
    // Presses a control by the keyboard: Chromium may stop drawing one of two open pages, and a
    // click would wait until the page is drawn.
    const press = async (page: Page, role: 'button' | 'link' | 'tab', name: string) => {
      const control = page.getByRole(role, { name })
      // A key press does not wait for the element as a click does, so the test waits until the
      // control is enabled.
      await expect(control).toBeEnabled()
      await control.press('Enter')
    }

    test('both sides of an agent contract see its offer, signature, settlement, change and end @ci', async ({
      browser,
      page: upline,
      site,
      world,
    }) => {
      const weeks = 20 * (DAY / 1000)
      await world.change({
        // Long session limits keep both sides logged in while the test moves the clock by days.
        rules: { inventedDays: 3, absoluteSeconds: weeks, idleSeconds: weeks },
      })
      await open(upline, site, world, 'demoagent')
      // The first request of an agent makes the sandbox write the demo team, which takes a while.
      await expect(upline.getByText('Contract in force')).toBeVisible()
      const downline = await browser.newPage({
        baseURL: site.origin,
        viewport: upline.viewportSize(),
      })
      await downline.addInitScript(() => localStorage.setItem('language:v1', 'EN'))
      await open(downline, site, world, 'somsak88')
      await expect(downline.getByText('You have no contract of this kind in force')).toBeVisible()

      await press(upline, 'button', 'Later')
      await press(upline, 'tab', 'Downlines')
      await upline.getByRole('link', { name: /Somsak/ }).press('Enter')
      await press(upline, 'link', 'Offer a contract')
      await press(upline, 'button', 'Remove tier 2')
      const rate = upline.getByRole('textbox', { name: 'Rate' }).first()
      await rate.fill('4')
      await upline
        .getByRole('textbox', { name: /^Minimum active members/ })
        .first()
        .fill('2')
      expect(await violations(upline)).toEqual([])
      await press(upline, 'button', 'Continue')
      await press(upline, 'button', 'Offer the contract')
      await expect(upline.getByText('Contract offered')).toBeVisible()

      // A popup tells the downline that a contract offer waits, and links to the offer.
      await press(downline, 'link', 'Review the terms')
      await press(downline, 'link', 'Review and sign')
      await press(downline, 'button', 'Sign the contract')
      await expect(downline.getByText('Contract in force')).toBeVisible()
      await expect(upline.getByText('Contract in force')).toBeVisible()

      // 15 days later a whole week is over, whatever weekday it is now (docs/product.md §12.7).
      await world.change({ clockOffset: 15 * DAY })
      // An open page does not notice that the test moved the clock by days, so both pages are
      // reloaded.
      await Promise.all([upline.reload(), downline.reload()])
      await press(downline, 'tab', 'Records')
      const settlements = (page: Page) =>
        page.getByLabel('Settlements', { exact: true }).locator('[data-row]')
      // The settled week may have ended more than seven days ago, outside the default period.
      // Phones open the choice of periods by the chosen one.
      await press(downline, 'button', 'Last 7 days')
      await press(downline, 'button', 'Last 30 days')
      await expect(settlements(downline).first()).toBeVisible()

      await press(upline, 'link', 'Offer new terms')
      await rate.fill('3')
      await press(upline, 'button', 'Continue')
      await press(upline, 'button', 'Offer the new terms')
      await expect(upline.getByText('New terms offered')).toBeVisible()
      await press(downline, 'link', 'Review the terms')
      await press(downline, 'link', 'Review and sign')
      await expect(downline.getByText('Changed')).not.toHaveCount(0)
      expect(await violations(downline)).toEqual([])
      await press(downline, 'button', 'Sign the contract')
      await expect(downline.getByText('Contract in force')).toBeVisible()

      await press(upline, 'link', 'Ask to end it')
      await press(upline, 'button', 'Ask to end it')
      await press(downline, 'link', 'Respond')
      await press(downline, 'link', 'Agree to end it')
      await press(downline, 'button', 'End the contract')
      await expect(downline.getByText('You have no contract of this kind in force')).toBeVisible()
      await expect(upline.getByText('No contract in force with this downline')).toBeVisible()
      await press(upline, 'tab', 'Records')
      await press(upline, 'button', 'Last 7 days')
      await press(upline, 'button', 'Last 30 days')
      await expect(settlements(upline).first()).toBeVisible()
      await downline.close()
    })
  })
}
