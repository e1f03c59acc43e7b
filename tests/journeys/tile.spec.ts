import { homeParts, openHome } from '#support/home.ts'
import { expect, test } from '#support/journey.ts'
import { visitsOf } from '#support/visits.ts'
import { patternOf } from '#support/words.ts'

// As most visitors see it: popups and panels that move while they open and close.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

for (const { visit, details, options } of visitsOf('tile')) {
  test.describe(visit, details, () => {
    test.use(options)

    test('starting a game opens the login popup for a visitor', async ({ page, site }) => {
      const { words } = site
      const { hot, login } = await openHome(page, site)
      const ways = [
        hot.getByRole('article').first().getByRole('button').first(),
        hot.getByRole('button', { name: patternOf(words, 'Start {0}') }).first(),
      ]
      for (const way of ways) {
        await way.click()
        await expect(login).toBeVisible()
        await login.getByRole('button', { name: words('Close') }).click()
        await expect(login).toBeHidden()
        await expect(page).toHaveURL('/')
      }
    })

    test('the login popup traps the focus and returns it to the tile when it closes', async ({
      page,
      site,
    }) => {
      const { hot, login } = await openHome(page, site)
      const tile = hot.getByRole('article').first().getByRole('button').first()
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

test('a cover that fails to load is replaced by the icon of its category', async ({
  page,
  site,
  tolerate,
}) => {
  tolerate(/Failed to load resource.*404.*\/cdn\/games\//)
  await page.route('**/cdn/games/**', (route) => route.fulfill({ status: 404 }))
  await page.goto('/')
  const { hot, login } = homeParts(page, site.words)
  const tile = hot.getByRole('article').first()
  await tile.scrollIntoViewIfNeeded()
  await expect(tile.locator('svg').first()).toBeVisible()
  await expect(tile.locator('img')).toHaveCount(0)
  await tile.getByRole('button').first().click()
  await expect(login).toBeVisible()
})
