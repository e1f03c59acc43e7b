import { violations } from '#support/axe.ts'
import { expectGamesAtOnce, homeParts, openHome } from '#support/home.ts'
import { expect, test } from '#support/journey.ts'
import { visitsOf } from '#support/visits.ts'
import { patternOf } from '#support/words.ts'

// Most visitors do not prefer reduced motion, so popups and panels are animated here.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

for (const { visit, details, options } of visitsOf('tile')) {
  test.describe(visit, details, () => {
    test.use(options)

    test('a game can be started from its cover, its overlay and its details @ci', async ({
      page,
      site,
      isMobile,
    }) => {
      const { words } = site
      const { hot, paid, login } = await openHome(page, site)
      if (!isMobile) await expectGamesAtOnce(hot, site)
      const play = patternOf(words, 'Play {name}')
      const tryIt = page.getByRole('button', { name: patternOf(words, 'Try free: {name}') })
      const tried = hot.getByRole('article').filter({ has: tryIt }).first()
      const name = (await paid.getByRole('heading').textContent())!
      const about = page.getByRole('dialog', { name })
      const ways = [
        () => paid.getByRole('button').first().click(),
        async () => {
          await tried.hover()
          await tried.getByRole('button', { name: play }).click()
        },
        async () => {
          await paid.getByRole('button').first().click({ button: 'right' })
          await expect(about.getByRole('link')).toBeVisible()
          expect(await violations(page)).toEqual([])
          await about.getByRole('button', { name: play }).click()
        },
      ]
      for (const start of ways) {
        await start()
        await expect(login).toBeVisible()
        await login.getByRole('button', { name: words('Close') }).click()
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(page).toHaveURL('/')
      }
    })

    test('a press shows on the cover, and the game’s details wait for no timer @ci', async ({
      page,
      site,
    }) => {
      await page.clock.install()
      const { paid } = await openHome(page, site)
      const name = (await paid.getByRole('heading').textContent())!
      const cover = paid.locator('.game-cover')
      await cover.hover()
      await expect(cover).toHaveCSS('scale', 'none')
      await page.mouse.down({ button: 'middle' })
      await expect(cover).not.toHaveCSS('scale', 'none')
      await page.mouse.up({ button: 'middle' })
      // React replaces a fallback no sooner than 300 ms later, so nothing may draw one first.
      await page.clock.pauseAt(new Date(Date.now() + 60_000))
      await cover.click({ button: 'right' })
      await page.clock.runFor(100)
      await expect(page.getByRole('dialog', { name })).toBeVisible()
    })

    test('the login popup keeps the focus inside, and returns it to the game tile @ci', async ({
      page,
      site,
    }) => {
      const { paid, login } = await openHome(page, site)
      const tile = paid.getByRole('button').first()
      await tile.focus()
      await page.keyboard.press('Enter')
      await expect(login).toBeVisible()
      for (let presses = 0; presses < 6; presses += 1) {
        await page.keyboard.press('Tab')
        await expect
          .poll(() => login.evaluate((dialog) => dialog.contains(document.activeElement)))
          .toBe(true)
      }
      await page.keyboard.press('Escape')
      await expect(login).toBeHidden()
      await expect(tile).toBeFocused()
    })
  })
}

test('a game cover that fails to load is replaced by its category’s icon @ci', async ({
  page,
  site,
  tolerate,
}) => {
  tolerate(/Failed to load resource.*404.*\/cdn\/games\//)
  await page.route('**/cdn/games/**', (route) => route.fulfill({ status: 404 }))
  await page.goto('/')
  const { paid: tile, login } = homeParts(page, site.words)
  await tile.scrollIntoViewIfNeeded()
  await expect(tile.locator('svg').first()).toBeVisible()
  await expect(tile.locator('img')).toHaveCount(0)
  await tile.getByRole('button').first().click()
  await expect(login).toBeVisible()
})
