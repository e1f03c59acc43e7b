import type { Page } from '@playwright/test'
import { homeParts } from '#support/home.ts'
import { expect, test, type Site } from '#support/journey.ts'
import { visitsOf } from '#support/visits.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

/**
 * Expects the links on a page that replaces the whole site: customer service, if the gateway sent
 * its address, and the brand's mirror sites.
 */
async function expectWaysOut(
  page: Page,
  { brand, words }: Site,
  service: string = brand.customerService.url!,
): Promise<void> {
  await expect(
    page
      .getByRole('link', { name: words('Contact customer service') })
      .and(page.locator(`[href^="${service}"]`)),
  ).toBeVisible()
  const { hostname, port } = new URL(page.url())
  for (const domain of brand.mirrorDomains.filter((each) => each !== hostname)) {
    await expect(page.getByRole('link', { name: domain, exact: true })).toHaveAttribute(
      'href',
      `http://${domain}:${port}/`,
    )
  }
}

for (const { visit, details, options } of visitsOf('system status')) {
  test.describe(visit, details, () => {
    test.use(options)

    test('the maintenance page covers the site, and closes by itself when maintenance ends', async ({
      page,
      site,
      world,
      loads,
      tolerate,
    }) => {
      tolerate(/status of 503/)
      const { words } = site
      await world.change({ merchant: site.brand.merchant, systemStatus: 1 })
      await page.clock.install()
      await page.goto('/')
      await expect(heading(page, words('We’ll be right back'))).toBeVisible()
      await expectWaysOut(page, site, site.chat)
      await expect(homeParts(page, words).hot).toHaveCount(0)

      await page.clock.fastForward(16_000)
      await expect(heading(page, words('We’ll be right back'))).toBeVisible()
      // The first permission call after maintenance is refused once more; the page must keep
      // trying.
      await page.route(
        '**/wps/system/permission',
        (route) =>
          route.fulfill({
            status: 503,
            headers: { 'Access-Control-Allow-Origin': '*' },
            json: { code: 'busy', message: 'Busy' },
          }),
        { times: 1 },
      )
      await world.reset()
      await expect(async () => {
        await page.clock.fastForward(16_000)
        const game = homeParts(page, words).hot.getByRole('article').first()
        await expect(game).toBeVisible({ timeout: 1000 })
      }).toPass()
      expect(loads()).toBe(1)
    })

    test('a visitor from a blocked region sees their own IP address @ci', async ({
      page,
      site,
      world,
      tolerate,
    }) => {
      tolerate(/status of 403/)
      await world.change({ merchant: site.brand.merchant, systemStatus: 2 })
      await page.goto('/rng')
      await expect(heading(page, site.words('Not available where you are'))).toBeVisible()
      await expect(page.getByText('127.0.0.1', { exact: true })).toBeVisible()
      const { brand } = site
      await expectWaysOut(page, { ...site, brand: { ...brand, mirrorDomains: [] } }, site.chat)
      for (const domain of brand.mirrorDomains) {
        await expect(
          page.getByRole('link', { name: domain, exact: true }),
          'a licence may forbid it',
        ).toHaveCount(0)
      }
    })

    test('a host outside the brand’s domains shows an error page @ci', async ({
      page,
      site,
      tolerate,
    }) => {
      tolerate(/Failed to load resource.*40[03]/)
      await page.goto(site.origin.replace('://', '://x.'))
      await expect(
        heading(page, site.words('Invalid address. Contact customer service')),
      ).toBeVisible()
      await expect(page.getByText(`x.${site.brand.id}.localhost`, { exact: true })).toBeVisible()
      await expectWaysOut(page, site)
    })

    test('the site shows an error page for an unreachable gateway, and a retry works later', async ({
      page,
      site,
      tolerate,
      loads,
    }) => {
      tolerate(/ERR_CONNECTION_REFUSED/)
      const { words } = site
      await page.route('**/wps/**', (route) => route.abort('connectionrefused'))
      await page.goto('/')
      await expect(heading(page, words('The site didn’t load'))).toBeVisible()
      await expect(
        page.getByText(words('We can’t connect right now. Check your network and try again.')),
      ).toBeVisible()
      await expectWaysOut(page, site)

      await page.unroute('**/wps/**')
      await page.getByRole('button', { name: words('Try again') }).click()
      const parts = homeParts(page, words)
      await expect(parts.hot.getByRole('article').first()).toBeVisible()
      await expect(parts.section('Live casino').getByRole('article').first()).toBeAttached()
      await expect(page.getByRole('button', { name: words('Try again') })).toHaveCount(0)
      expect(loads()).toBe(1)
    })
  })
}
