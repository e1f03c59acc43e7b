import { homeParts, openHome } from '#support/home.ts'
import { BRANDS, expect, test } from '#support/journey.ts'
import { patternOf } from '#support/words.ts'

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand })

    test('starting a game asks a visitor to log in', async ({ page, site }) => {
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

    test('the keyboard opens the popup, stays in it, and comes back to the tile', async ({
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

test('a cover that cannot be had gives way to the sign of its category', async ({
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
