import type { Page } from '@playwright/test'
import type { StateChange } from '#scripts/sandbox/state.ts'
import { violations } from '#support/axe.ts'
import { expectGamesAtOnce, openHome, overflowsSideways } from '#support/home.ts'
import { expect, test, type Site } from '#support/journey.ts'
import { closeAnnouncements, enterAsMember } from '#support/play.ts'
import { enter } from '#support/session.ts'
import { fewOrAll, visitsOf, type Mode } from '#support/visits.ts'
import { walk } from '#support/walk.ts'
import type { Words } from '#support/words.ts'

const MODES = ['dark', 'light'] as const

/**
 * Pages shown in place of the requested page, such as for maintenance, each with what causes it.
 */
const STAND_INS: readonly {
  name: string
  path?: (site: Site) => string
  title: (words: Words) => string
  change?: StateChange
}[] = [
  {
    name: 'an unknown page',
    path: () => '/nowhere',
    title: (words) => words('We couldn’t find this page'),
  },
  {
    name: 'an unknown host',
    path: ({ origin }) => origin.replace('://', '://x.'),
    title: (words) => words('Invalid address. Contact customer service'),
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

/**
 * Checks the pages of a center, in alternating colour modes; the full check uses both for each
 * page.
 */
async function sweep(page: Page, center: string, places: readonly string[]): Promise<void> {
  await page.goto(center)
  const main = page.getByRole('main')
  const headings = () => main.locator('h1, h2, h3, label').allTextContents()
  await expect(main.getByRole('link').first()).toBeVisible()
  for (const [index, place] of places.entries()) {
    await test.step(place, async () => {
      const before = await headings()
      await walk(page, `${center}#${place}`)
      await expect.poll(headings, { intervals: [50] }).not.toEqual(before)
      await expect(main.locator('[aria-busy=true], .animate-pulse')).toHaveCount(0)
      expect(await overflowsSideways(page)).toBe(false)
      for (const mode of fewOrAll<Mode>([MODES[index % 2]!], MODES)) {
        await page.evaluate(
          (wanted) => void (document.documentElement.dataset['mode'] = wanted),
          mode,
        )
        expect(await violations(page, 'main'), mode).toEqual([])
      }
    })
  }
}

for (const { visit, details, options } of visitsOf('accessibility')) {
  for (const mode of fewOrAll([options.mode ?? 'dark'], MODES)) {
    test.describe(visit, details, () => {
      test.use({ ...options, mode })

      test(`the home page in ${mode} mode shows games at once and has no accessibility faults`, async ({
        page,
        site,
        isMobile,
      }) => {
        const { words } = site
        if (isMobile) await page.setViewportSize({ width: 320, height: 640 })
        const { hot, footer, login } = await openHome(page, site)
        await expect(footer).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('data-mode', mode)
        await expect(page.locator('html')).toHaveAttribute('lang', site.lang)
        expect(await overflowsSideways(page)).toBe(false)
        if (!isMobile) await expectGamesAtOnce(hot, site)
        expect(await violations(page)).toEqual([])

        if (isMobile) {
          await page.getByRole('button', { name: words('Menu', { context: 'header' }) }).click()
          const menu = page.getByRole('dialog', { name: words('Side menu') })
          await expect(menu.getByRole('link').first()).toBeVisible()
          expect(await violations(page, '[role=dialog]')).toEqual([])
          await page.keyboard.press('Escape')
          await expect(menu).toBeHidden()
        }

        await page
          .getByRole('link', { name: words('Log in') })
          .last()
          .click()
        await expect(login).toBeVisible()
        expect(await violations(page, '[role=dialog]')).toEqual([])
      })
    })
  }
}

for (const { visit, details, options } of visitsOf('accessibility of game pages')) {
  test.describe(visit, details, () => {
    test.use({ ...options, viewport: { width: 320, height: 640 } })

    test('the pages with games have no accessibility faults and fit 320 px @ci', async ({
      page,
      site,
      world,
    }) => {
      await enterAsMember(page, site, world)
      await page.goto('/promotions')
      const main = page.getByRole('main')
      const heading = main.locator('h1').first()
      for (const path of [
        '/games',
        '/live',
        '/rng',
        '/sports',
        '/pvp?vassalage=KPT',
        '/?gameType=HOT',
        '/rng?q=zzzz',
        '/recent',
        '/help',
        '/help#responsible',
        '/help#feedback',
        '/app',
        ...(site.brand.features.lottery ? ['/lottery'] : []),
      ]) {
        await test.step(path, async () => {
          const before = (await heading.textContent())!
          await walk(page, path)
          await expect(heading).not.toHaveText(before)
          await expect(main.locator('[aria-busy=true], .animate-pulse')).toHaveCount(0)
          expect(await overflowsSideways(page)).toBe(false)
          expect(await violations(page)).toEqual([])
        })
      }
    })
  })
}

/** Pages of the member center, for a new player without data and for a player with much data. */
const MEMBER_PLACES = [
  'depositv2',
  'depositv2/new/promptpay',
  'depositv2/new/usdt',
  'withdraw',
  'transferFund',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'securityCenter',
  'securityCenter/profile',
  'securityCenter/payment-password',
  'securityCenter/bank-accounts',
  'securityCenter/bank-accounts/new',
  'securityCenter/phone',
  'securityCenter/email',
  'securityCenter/authenticator',
  'securityCenter/devices',
  'securityCenter/history',
  'securityCenter/social',
] as const

for (const { visit, details, options } of visitsOf('accessibility of member pages')) {
  test.describe(visit, details, () => {
    test.use({ ...options, viewport: { width: 320, height: 640 } })

    test('the member pages have no accessibility faults and fit a window of 320 px @ci', async ({
      page,
      site,
      world,
    }) => {
      test.slow()
      await enterAsMember(page, site, world)
      await sweep(page, '/member', MEMBER_PLACES)
    })
  })
}

/** Pages of the agent center, with the forms and lists that open from them. */
const AGENT_PLACES = [
  'agentTeamOverview',
  'agentAnnouncement',
  'registerCenter',
  'registerCenter/new',
  'registerCenter/open',
  'downlineManagmentView',
  'personalHistoryCopy',
  'palStatementsAgentCopy',
  'agentRevenueReport',
  'agentDownlineTransactionDetailsCopy',
  'agentDividendRecordCopy2',
  'agentDailyWages2/downlines',
  'agentHourSalary',
  'agentRealtimeSalary/records',
] as const

for (const { visit, details, options } of visitsOf('accessibility of agent pages')) {
  test.describe(visit, details, () => {
    // The window is high, because charts are drawn only once they come near it.
    test.use({ ...options, viewport: { width: 320, height: 1600 } })

    test('agent pages are accessible, fit 320 px, and end with the legal text @ci', async ({
      page,
      site,
      world,
    }) => {
      test.slow()
      const { words, brand } = site
      await world.change({ rules: { inventedDays: 3 } })
      await closeAnnouncements(page)
      await enter(page, await world.logIn(brand.merchant, 'demoleader'))
      await sweep(page, '/agentHome', AGENT_PLACES)
      const footer = page.getByRole('contentinfo')
      await expect(footer.getByRole('link', { name: words('Privacy') })).toBeVisible()
      await expect(footer.getByRole('list', { name: words('Game providers') })).toHaveCount(0)
      expect(await violations(page, 'footer')).toEqual([])
    })
  })
}

for (const { visit, details, options } of visitsOf('accessibility of stand-ins')) {
  test.describe(visit, details, () => {
    test.use(options)

    test('the pages for errors, maintenance and missing features have no accessibility faults @ci', async ({
      page,
      site,
      world,
      tolerate,
    }) => {
      tolerate(/Failed to load resource/)
      for (const [index, { name, path, title, change }] of STAND_INS.entries()) {
        await test.step(name, async () => {
          if (change) await world.change({ merchant: site.brand.merchant, ...change })
          await page.goto(path?.(site) ?? '/')
          await expect(page.getByRole('heading', { name: title(site.words) })).toBeVisible()
          // The fast check tests each page in one colour mode, alternating between the two.
          for (const mode of fewOrAll<Mode>([MODES[index % 2]!], MODES)) {
            await page.evaluate(
              (wanted) => void (document.documentElement.dataset['mode'] = wanted),
              mode,
            )
            expect(await violations(page), mode).toEqual([])
          }
          await world.reset()
        })
      }
    })
  })
}
