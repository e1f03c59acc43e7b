import { violations } from '#support/axe.ts'
import { cutParts } from '#support/fits.ts'
import { homeParts } from '#support/home.ts'
import { expect, test } from '#support/journey.ts'
import { enterAsMember, gameParts } from '#support/play.ts'
import { visitsOf } from '#support/visits.ts'
import { walk } from '#support/walk.ts'

/** A small phone, a 1280 × 1024 window at 400 % zoom, a phone in landscape, and a wide screen. */
const WINDOWS = [
  { width: 320, height: 640 },
  { width: 320, height: 256 },
  { width: 844, height: 390 },
  { width: 2560, height: 1440 },
] as const

type Size = (typeof WINDOWS)[number]

for (const { visit, details, options } of visitsOf('windows')) {
  test.describe(visit, details, () => {
    test.use({ ...options, viewport: WINDOWS[0] })

    test('home, lists, search, details and a game fit windows of unusual sizes @ci', async ({
      page,
      site,
      world,
    }) => {
      const { words } = site
      const { hot } = homeParts(page, words)
      const main = page.getByRole('main')
      const heading = main.getByRole('heading', { level: 1 })
      const isWide = ({ width }: Size) => width >= 1024
      const resize = async (window: Size) => {
        await page.setViewportSize(window)
        // A page adapts to a new window size a frame later, and only then loads parts for wide
        // windows.
        const categories = page.locator('header nav').first()
        await expect(categories).toBeVisible({ visible: isWide(window) })
      }
      const look = (name: string) =>
        test.step(name, async () => {
          for (const window of WINDOWS) {
            await resize(window)
            const { width, height } = window
            expect(await cutParts(page, !isWide(window)), `${width} × ${height}`).toEqual([])
          }
          await resize(WINDOWS[0])
        })
      await enterAsMember(page, site, world)
      await page.goto('/')
      const tile = hot.getByRole('article').first()
      await expect(tile).toBeVisible()
      // Home is drawn in steps, and the footer comes last.
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await look('home')
      await page.emulateMedia({ forcedColors: 'active' })
      expect(await cutParts(page, true), 'forced colours').toEqual([])
      // A border of the button would cross the game's name.
      await expect(tile.locator('.tile-more')).toHaveCSS('border-top-width', '0px')
      await page.emulateMedia({ forcedColors: 'none' })

      await walk(page, '/games')
      await expect(heading).toHaveText(words('All games'))
      await look('/games')

      await walk(page, '/?search=g')
      const search = page.getByRole('dialog', { name: words('Search') })
      await expect(search.getByRole('option').first()).toBeVisible()
      await look('search')
      expect(await violations(page, '[role=dialog]')).toEqual([])

      await walk(page, '/rng')
      await expect(search).toHaveCount(0)
      await expect(heading).toHaveText(words('Slots', { context: 'game category' }))
      const games = main.getByRole('article')
      await expect(games.first()).toBeVisible()
      await look('/rng')

      await games.first().locator('.tile-more').click()
      const about = page.getByRole('dialog')
      await expect(about.getByRole('term').first()).toBeVisible()
      await look('details')
      expect(await violations(page, '[role=dialog]')).toEqual([])
      await about.getByRole('button').last().click()

      const { frame } = gameParts(page, site)
      await expect(frame).toBeVisible()
      await look('a game')
    })
  })
}
