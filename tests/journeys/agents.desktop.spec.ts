import type { Page } from '@playwright/test'
import { paths } from '#core/paths.ts'
import { violations } from '#support/axe.ts'
import { expect, test, type Site } from '#support/journey.ts'
import { closeAnnouncements } from '#support/play.ts'
import { enterAtFirstLoad } from '#support/session.ts'
import type { World } from '#support/world.ts'

test.describe('a contract', () => {
  test.use({ brand: 'larkmoor', language: 'EN' })

  const open = async (page: Page, site: Site, world: World, username: string) => {
    await closeAnnouncements(page)
    await enterAtFirstLoad(page, await world.logIn(site.brand.merchant, username))
    await page.goto(paths.agentHome('agentDividendRecordCopy2'))
  }

  test('is offered within the own one’s bounds, told to the downline, and signed', async ({
    browser,
    page: upline,
    site,
    world,
  }) => {
    await world.change({ rules: { inventedDays: 3 } })
    await open(upline, site, world, 'demoagent')
    // The first who asks has the team written.
    await expect(upline.getByText('Contract in force')).toBeVisible()
    const downline = await browser.newPage({
      baseURL: site.origin,
      viewport: { width: 1440, height: 900 },
    })
    await downline.addInitScript(() => localStorage.setItem('language:v1', 'EN'))
    await open(downline, site, world, 'somsak88')
    const press = (page: Page, name: string) =>
      page
        .getByRole('button', { name })
        .or(page.getByRole('link', { name }))
        .or(page.getByRole('tab', { name }))
        .first()
        .click()

    await press(upline, 'Later')
    await press(upline, 'Downlines')
    await upline.getByRole('link', { name: /Somsak/ }).click()
    await press(upline, 'Offer a contract')
    await press(upline, 'Remove tier 2')
    await upline.getByRole('textbox', { name: 'Rate' }).first().fill('4')
    await upline
      .getByRole('textbox', { name: /^Active members/ })
      .first()
      .fill('2')
    expect(await violations(upline)).toEqual([])
    await press(upline, 'Continue')
    await press(upline, 'Offer the contract')
    await expect(upline.getByText('Contract offered')).toBeVisible()

    // What waits is told after the next load, with the way to it.
    await downline.reload()
    await press(downline, 'Review the terms')
    await press(downline, 'Review and sign')
    await press(downline, 'Sign the contract')
    await expect(downline.getByText('Contract in force')).toBeVisible()
    await downline.close()
  })
})
