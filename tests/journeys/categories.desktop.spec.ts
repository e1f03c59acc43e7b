import type { Locator, Page, Route } from '@playwright/test'
import { violations } from '#support/axe.ts'
import { homeParts, openHome } from '#support/home.ts'
import { expect, test } from '#support/journey.ts'
import { fetchReply } from '#support/replies.ts'
import { fewOrAll, visitsOf } from '#support/visits.ts'
import { walk } from '#support/walk.ts'
import type { Words } from '#support/words.ts'

// Most visitors do not prefer reduced motion, so popups and panels are animated here.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** The category menu of the header; home has a second one in the page. */
const categoriesOf = (page: Page, words: Words) =>
  page.getByRole('banner').getByRole('navigation', { name: words('Game categories') })

const VENDORS = '**/GCSGAME_newGameVendor?*'

/**
 * Moves the pointer in steps, as a hand does. An open menu captures the pointer until it moves
 * away, and Playwright's hover() would wait for the menu without moving.
 */
async function pointAt(page: Page, entry: Locator): Promise<void> {
  const { x, y, width, height } = (await entry.boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 })
}

for (const { visit, details, options } of visitsOf('categories')) {
  test.describe(visit, details, () => {
    test.use(options)

    test('hovering a category opens its vendor menu, a larger one for over ten vendors @ci', async ({
      page,
      site,
    }) => {
      const { words } = site
      await openHome(page, site)
      const nav = categoriesOf(page, words)
      const entry = (name: string) =>
        nav.getByText(words(name, { context: 'game category' }), { exact: true })
      const panel = page.locator('ul[data-layout]')

      await expect(entry('Slots')).toHaveAttribute('aria-expanded', 'false')
      await entry('Slots').hover()
      await expect(panel).toHaveAttribute('data-layout', 'large')
      await expect(panel.getByRole('link')).toHaveCount(14)

      await pointAt(page, entry('Card games'))
      await expect(panel.getByRole('link')).toHaveCount(4)
      await expect(panel).toHaveAttribute('data-layout', 'small')
      await panel.getByRole('link').first().click()
      await expect(page).toHaveURL(/\/pvp\?vassalage=\w+$/)
      await expect(panel).toHaveCount(0)

      await pointAt(page, nav.getByText(words('Home'), { exact: true }))
      await expect(panel).toHaveCount(0)
      await entry('Slots').click()
      await expect(page).toHaveURL('/rng')
    })

    for (const mode of fewOrAll([options.mode ?? 'dark'], ['dark', 'light'] as const)) {
      test(`the open menu of vendors has no accessibility faults in ${mode} mode @ci`, async ({
        page,
        site,
      }) => {
        const { words } = site
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.addInitScript((saved) => localStorage.setItem('mode:v1', saved), mode)
        await openHome(page, site)
        const nav = categoriesOf(page, words)
        const slots = nav.getByText(words('Slots', { context: 'game category' }), { exact: true })
        await expect(slots).toHaveAttribute('aria-expanded', 'false')
        await slots.hover()
        await expect(page.locator('ul[data-layout]').getByRole('link')).toHaveCount(14)
        expect(await violations(page)).toEqual([])
      })
    }

    test('the keyboard reaches a category, and opens and closes its menu of vendors @ci', async ({
      page,
      site,
    }) => {
      const { words } = site
      const held = Promise.withResolvers<void>()
      await page.route(VENDORS, async (route) => {
        await held.promise
        await route.continue()
      })
      await openHome(page, site)
      const nav = categoriesOf(page, words)
      const slots = nav.getByText(words('Slots', { context: 'game category' }), { exact: true })
      const panel = page.locator('ul[data-layout]')

      // When the menus load, they replace the plain links; the focus must not get lost then.
      await nav.getByRole('link').first().focus()
      await expect(slots).toBeHidden()
      held.resolve()
      await expect(slots).toHaveAttribute('aria-expanded', 'false')
      await expect(nav.getByRole('link').first()).toBeFocused()
      for (let presses = 0; presses < 8; presses += 1) {
        if (await slots.evaluate((element) => element === document.activeElement)) break
        await page.keyboard.press('Tab')
      }
      await expect(slots).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(panel.getByRole('link')).toHaveCount(14)
      // Base UI puts an invisible focus guard here, which passes the focus on.
      await page.keyboard.press('Tab')
      for (const vendor of await panel.getByRole('link').all()) {
        await expect(vendor).toBeFocused()
        await page.keyboard.press('Tab')
      }
      await page.keyboard.press('Shift+Tab')
      await expect(panel.getByRole('link').last()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(panel).toHaveCount(0)
      await expect(slots).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/rng')
    })
  })
}

test('the vendor menu of a category closes when a key opens the search @ci', async ({
  page,
  site,
}) => {
  const { words } = site
  await openHome(page, site)
  const entry = categoriesOf(page, words).getByText(words('Slots', { context: 'game category' }), {
    exact: true,
  })
  const panel = page.locator('ul[data-layout]')
  await entry.hover()
  await expect(panel).toBeVisible()
  // The menu would close by itself once the pointer left it, but until then it hides the search
  // from screen readers.
  const besideSearch = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new MutationObserver((_changes, observer) => {
          if (!document.querySelector('[data-search]')) return
          observer.disconnect()
          resolve(document.querySelectorAll('ul[data-layout]').length)
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )
  await page.keyboard.press('Control+k')
  expect(await besideSearch).toBe(0)
})

test('choosing a category with a single vendor starts that vendor at once @ci', async ({
  page,
  site,
}) => {
  const { words } = site
  await page.route(VENDORS, async (route: Route) => {
    const reply = await fetchReply(route)
    for (const lane of reply.data.lanes) if (lane.title === 'LOTT') lane.cards.length = 1
    await route.fulfill({ json: reply })
  })
  await openHome(page, site)
  const nav = categoriesOf(page, words)
  await nav.getByText(words('Lottery', { context: 'game category' }), { exact: true }).click()
  await expect(homeParts(page, words).login).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('exactly one category is highlighted as current, even if two share a page @ci', async ({
  page,
  site,
}) => {
  const { words } = site
  const current = categoriesOf(page, words).locator('[aria-current=page]')
  const category = (name: string) => words(name, { context: 'game category' })
  await page.goto('/promotions')
  for (const [path, name] of [
    ['/rng', 'Slots'],
    ['/rng?gameType=BINGO', 'Bingo'],
    ['/rng?vassalage=NLN', 'Slots'],
    ['/rng?gameType=BINGO&filter=HOT', 'Bingo'],
    // BG has no menu entry of its own: its page belongs to the category “Live casino”.
    ['/live?gameType=BG', 'Live casino'],
  ] as const) {
    await walk(page, path)
    await expect(current, path).toHaveText([category(name)])
    await expect(current, `${path}, the whole entry`).toBeInViewport({ ratio: 1 })
  }
  for (const [path, name] of [
    ['/', 'Home'],
    ['/promotions', 'Promotions'],
  ] as const) {
    await walk(page, path)
    // The same entry must be highlighted after the menus have loaded.
    await expect(page.locator('[aria-expanded]').first()).toBeAttached()
    await expect(current, path).toHaveText([words(name)])
  }
})
