import { violations } from '#support/axe.ts'
import { gettingIn, PASSWORD } from '#support/getting-in.ts'
import { overflowsSideways } from '#support/home.ts'
import { expect, test } from '#support/journey.ts'
import { fewOrAll, visitsOf } from '#support/visits.ts'

const NEW_PASSWORD = 'Lotus2026ok'

test.beforeEach(({ tolerate }) => {
  // The browser logs each refused request in the console.
  tolerate(/status of (401|422)/)
})

for (const { visit, details, options } of visitsOf('password')) {
  test.describe(visit, details, () => {
    test.use(options)

    const reasons = [
      ['demonew', 'Welcome! Before you start, choose a password that only you know.'],
      ['demoexpired', 'Your password has expired. Choose a new one to continue.'],
    ] as const
    for (const [username, reason] of fewOrAll([reasons[0]], reasons)) {
      test(`the player ${username} must change the password before using the site @ci`, async ({
        page,
        site,
      }) => {
        const { words } = site
        await page.setViewportSize({ width: 320, height: 640 })
        const form = gettingIn(page, site)
        await page.goto('/login')
        await form.tryAs(username)
        await expect(form.dialog).toContainText(words(reason))
        await expect(form.dialog.getByLabel(words('Current password'))).toHaveCount(0)
        await page.keyboard.press('Escape')
        await expect(form.button('Close')).toHaveCount(0)
        await page.reload()
        await expect(form.dialog).toContainText(words(reason))

        await form.button('Change password').click()
        await expect(form.newPassword).toBeFocused()
        await form.newPassword.fill(PASSWORD)
        await form.confirmation.fill(PASSWORD)
        await form.button('Change password').click()
        await expect(form.newPassword).toHaveAccessibleDescription(
          words('The new password must differ from the current one.'),
        )
        expect(await overflowsSideways(page)).toBe(false)
        expect(await violations(page, '[role=dialog]')).toEqual([])

        await form.newPassword.fill(NEW_PASSWORD)
        await form.confirmation.fill(NEW_PASSWORD)
        await form.button('Change password').click()
        await expect(form.dialog).toHaveCount(0)
        await expect(page).toHaveURL('/')
        await page.reload()
        await expect(form.account).toBeVisible()
        await expect(form.dialog).toHaveCount(0)
      })
    }

    test('a player who does not change a required password can only log out @ci', async ({
      page,
      site,
    }) => {
      const form = gettingIn(page, site)
      await page.goto('/login')
      await form.tryAs('demoexpired')
      await expect(form.dialog).toContainText(
        site.words('Your password has expired. Choose a new one to continue.'),
      )
      await form.button('Log out').click()
      await expect(form.dialog).toHaveCount(0)
      await expect(
        page.getByRole('banner').getByRole('link', { name: site.words('Log in') }),
      ).toBeVisible()
      expect(await page.evaluate(() => sessionStorage.getItem('session:v1'))).toBeNull()
    })
  })
}
