import type { Page } from '@playwright/test'
import type { StateChange } from '#scripts/sandbox/state.ts'
import { violations } from '#support/axe.ts'
import { openHome } from '#support/home.ts'
import { BRANDS, expect, test, type Site } from '#support/journey.ts'
import { closeAnnouncements } from '#support/play.ts'
import { enter } from '#support/session.ts'
import type { Words } from '#support/words.ts'

const MODES = ['dark', 'light'] as const

/** Pages that stand in for others, by what brings them about. */
const STAND_INS: readonly {
  name: string
  path?: (site: Site) => string
  title: (words: Words) => string
  change?: StateChange
}[] = [
  {
    name: 'a screen still to come',
    path: () => '/help',
    title: (words) => words('{name}: coming soon', { values: { name: words('Help center') } }),
  },
  {
    name: 'an unknown page',
    path: () => '/nowhere',
    title: (words) => words('We can’t find this page'),
  },
  {
    name: 'an unknown host',
    path: ({ origin }) => origin.replace('://', '://x.'),
    title: (words) => words('Invalid URL, contact customer service'),
  },
  {
    name: 'maintenance',
    title: (words) => words('We’ll be right back'),
    change: { systemStatus: 1 },
  },
  {
    name: 'a blocked region',
    title: (words) => words('Not available where you are'),
    change: { systemStatus: 2 },
  },
  {
    name: 'network failure',
    title: (words) => words('The site didn’t load'),
    change: { faults: { 'GET /wps/system/permission': 'html' } },
  },
]

const show = (page: Page, mode: string) =>
  page.evaluate((wanted) => void (document.documentElement.dataset.mode = wanted), mode)

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand, contextOptions: { reducedMotion: 'reduce' } })

    for (const mode of MODES) {
      test(`home, side menu and login popup are accessible, ${mode}`, async ({
        page,
        site,
        isMobile,
      }) => {
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
        }

        await page.getByRole('link', { name: words('Log in') }).click()
        await expect(login).toBeVisible()
        expect(await violations(page, '[role=dialog]')).toEqual([])
      })
    }

    test('pages of games are accessible', async ({ page, site, world }) => {
      await closeAnnouncements(page)
      await page.goto('/')
      await enter(page, await world.logIn(site.brand.merchant))
      const main = page.getByRole('main')
      for (const path of [
        '/live',
        '/rng',
        '/sports',
        '/pvp?vassalage=KPT',
        '/?gameType=HOT',
        '/?q=zzzz',
        '/recent',
        ...(site.brand.features.lottery ? ['/lottery'] : []),
      ]) {
        await test.step(path, async () => {
          await page.goto(path)
          await expect(main.locator('h1').first()).toBeAttached()
          await expect(main.locator('[aria-busy=true], .animate-pulse')).toHaveCount(0)
          expect(await violations(page)).toEqual([])
        })
      }
    })

    test('pages that stand in for others are accessible', async ({
      page,
      site,
      world,
      tolerate,
    }) => {
      tolerate(/Failed to load resource/)
      for (const { name, path, title, change } of STAND_INS) {
        await test.step(name, async () => {
          if (change) await world.change({ merchant: site.brand.merchant, ...change })
          await page.goto(path?.(site) ?? '/')
          await expect(page.getByRole('heading', { name: title(site.words) })).toBeVisible()
          for (const mode of MODES) {
            await show(page, mode)
            expect(await violations(page), mode).toEqual([])
          }
          await world.reset()
        })
      }
    })
  })
}
