import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { openHome, overflowsSideways } from '#support/home.ts'
import { BRANDS, expect, test } from '#support/journey.ts'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const MODES = ['dark', 'light'] as const

/** What axe objects to, in a form that a failing test can be read by. */
async function violations(page: Page, within?: string): Promise<string[]> {
  // No page has frames of its own, so axe need not open a second page to gather their results.
  const axe = new AxeBuilder({ page }).withTags(WCAG_22_AA).setLegacyMode()
  if (within) axe.include(within)
  const found = await axe.analyze()
  expect(found.passes.length, 'axe looked at something').toBeGreaterThan(0)
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

const show = (page: Page, mode: string) =>
  page.evaluate((wanted) => void (document.documentElement.dataset.mode = wanted), mode)

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand, contextOptions: { reducedMotion: 'reduce' } })

    for (const mode of MODES) {
      test(`home, menus and popups are accessible, ${mode}`, async ({ page, site, isMobile }) => {
        const { words } = site
        await page.addInitScript((saved) => localStorage.setItem('mode:v1', saved), mode)
        const { footer, login } = await openHome(page, site)
        await expect(footer).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('data-mode', mode)
        expect(await violations(page)).toEqual([])

        if (isMobile) {
          await page.getByRole('button', { name: words('Menu', { context: 'bottom bar' }) }).click()
          const menu = page.getByRole('dialog', { name: words('Side menu') })
          await expect(menu.getByRole('link').first()).toBeVisible()
          expect(await violations(page, '[role=dialog]')).toEqual([])
          await page.keyboard.press('Escape')
          await expect(menu).toBeHidden()
        } else {
          const nav = page.getByRole('navigation', { name: words('Game categories') })
          await nav.getByText(words('Slots', { context: 'game category' })).hover()
          await expect(page.locator('ul[data-layout]').getByRole('link').first()).toBeVisible()
          expect(await violations(page)).toEqual([])
        }

        await page.getByRole('link', { name: words('Log in') }).click()
        await expect(login).toBeVisible()
        expect(await violations(page, '[role=dialog]')).toEqual([])
      })
    }

    test('pages that stand in for others are accessible', async ({
      page,
      site,
      world,
      tolerate,
    }) => {
      tolerate(/Failed to load resource/, /request failed/)
      const { words } = site
      const { merchant } = site.brand
      const states: { path: string; title: string; prepare?: () => Promise<unknown> }[] = [
        {
          path: '/help',
          title: words('{name}: coming soon', { values: { name: words('Help center') } }),
        },
        { path: '/nowhere', title: words('We can’t find this page') },
        {
          path: site.origin.replace('://', '://x.'),
          title: words('Invalid URL, contact customer service'),
        },
        {
          path: '/',
          title: words('We’ll be right back'),
          prepare: () => world.change({ merchant, systemStatus: 1 }),
        },
        {
          path: '/',
          title: words('Not available where you are'),
          prepare: () => world.change({ merchant, systemStatus: 2 }),
        },
        {
          path: '/',
          title: words('The site didn’t load'),
          prepare: () =>
            world.change({ merchant, faults: { 'GET /wps/system/permission': 'html' } }),
        },
      ]
      for (const { path, title, prepare } of states) {
        await prepare?.()
        await page.goto(path)
        await expect(page.getByRole('heading', { name: title })).toBeVisible()
        for (const mode of MODES) {
          await show(page, mode)
          expect(await violations(page), `${title}, ${mode}`).toEqual([])
        }
      }
    })

    test('home fits a page 320 px wide', async ({ page, site }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      const { footer } = await openHome(page, site)
      await expect(footer).toBeVisible()
      expect(await overflowsSideways(page)).toBe(false)
      expect(await violations(page)).toEqual([])
    })
  })
}
