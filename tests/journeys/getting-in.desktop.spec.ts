import { gettingIn, watchCaptchas } from '#support/getting-in.ts'
import { expect, test } from '#support/journey.ts'
import { visitsOf } from '#support/visits.ts'

const PASSWORD = 'Lotus2026ok'

for (const { visit, details, options } of visitsOf('first registration')) {
  test.describe(visit, details, () => {
    test.use(options)

    test('a visitor signs up, logs out and logs in using only the keyboard', async ({
      page,
      site,
      world,
      tolerate,
    }) => {
      // The test is faster than any player: it may request a new captcha within a second of the
      // last, which the gateway refuses.
      tolerate(/status of 422/)
      const { words } = site
      const form = gettingIn(page, site)
      const readCaptcha = watchCaptchas(page, world)
      const name = `desk${(Date.now() % 1e6).toString(36)}`
      await page.goto('/')
      await page
        .getByRole('banner')
        .getByRole('link', { name: words('Sign up') })
        .click()
      const box = (label: string) => form.dialog.getByRole('textbox', { name: words(label) })
      await box('Username').fill(name)
      await form.dialog.locator('input[name=password]').fill(PASSWORD)
      await box('Characters in the picture').fill(await readCaptcha())
      await form.dialog.getByRole('checkbox').last().check()
      if (site.brand.id === 'bitgeori') {
        const referrer = box('Referrer’s ID')
        await expect(page.getByRole('tab'), 'another way to sign up').toHaveCount(0)
        await referrer.fill('nobody77')
        await form.button('Sign up').click()
        await expect(referrer).toBeFocused()
        await expect(referrer).toHaveAccessibleDescription(
          new RegExp(words('Nobody here has this ID. Check it with the person who invited you.')),
        )
        await referrer.fill('demomember')
        await expect(
          form.dialog.getByRole('img', { name: words('Picture of characters to type') }),
        ).not.toHaveClass(/opacity-40/)
        await box('Characters in the picture').fill(await readCaptcha())
      }
      await form.button('Sign up').click()
      await expect(form.account).toBeVisible()
      await expect(form.dialog).toHaveCount(0)

      await form.account.click()
      await page.getByRole('menuitem', { name: words('Log out') }).click()
      await page
        .getByRole('dialog', { name: words('Log out?') })
        .getByRole('button', { name: words('Log out') })
        .click()
      const logIn = page.getByRole('banner').getByRole('link', { name: words('Log in') })
      await logIn.focus()
      await page.keyboard.press('Enter')
      await expect(form.username).toBeFocused()
      await page.keyboard.type(name)
      await page.keyboard.press('Tab')
      await page.keyboard.type(PASSWORD)
      await page.keyboard.press('Enter')
      await expect(form.account).toBeVisible()
      await expect(form.dialog).toHaveCount(0)
    })
  })
}
