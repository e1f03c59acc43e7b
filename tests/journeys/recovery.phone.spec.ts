import { violations } from '#support/axe.ts'
import { gettingIn, readNewestCode, readOutbox } from '#support/getting-in.ts'
import { overflowsSideways } from '#support/home.ts'
import { expect, test } from '#support/journey.ts'
import { expectNotice } from '#support/notices.ts'
import { visitsOf } from '#support/visits.ts'

const NEW_PASSWORD = 'Lotus2026ok'
const MAIL = 'demomember@players.example'

test.beforeEach(({ tolerate }) => {
  // The browser logs each refused request in the console.
  tolerate(/status of (401|403|404|410|422|429)/)
})

for (const { visit, details, options } of visitsOf('recovery')) {
  test.describe(visit, details, () => {
    test.use(options)

    test('a password recovery by mail sends a temporary password to change after login @ci', async ({
      page,
      site,
      world,
    }) => {
      const { words } = site
      const form = gettingIn(page, site)
      await page.goto('/login')
      await form.username.fill('demomember')
      await form.forgot.click()
      await expect(form.username).toHaveValue('demomember')
      const email = form.dialog.getByRole('textbox', { name: words('Email'), exact: true })
      await form.button('Send me a temporary password').click()
      await expect(email).toBeFocused()
      await email.fill(MAIL)
      await form.button('Send me a temporary password').click()
      await expect(form.dialog.getByRole('status')).toContainText(MAIL)

      await expect.poll(async () => (await readOutbox(world, site, MAIL)).length).toBe(1)
      const [mail] = await readOutbox(world, site, MAIL)
      const temporary = /(?<![a-zA-Z0-9])[a-zA-Z0-9]{12}(?![a-zA-Z0-9])/.exec(mail!.text)![0]
      await form.logIn.click()
      await expect(form.username).toHaveValue('demomember')
      await form.password.fill(temporary)
      await form.logIn.click()
      await expect(form.dialog).toContainText(
        words('You logged in with a temporary password. Choose your own to continue.'),
      )
      await form.newPassword.fill(NEW_PASSWORD)
      await form.confirmation.fill(NEW_PASSWORD)
      await form.button('Change password').click()
      await expect(form.dialog).toHaveCount(0)
      await expect(form.account).toBeVisible()
    })

    test('a password recovery for an unknown username shows the same message without a mail @ci', async ({
      page,
      site,
      world,
    }) => {
      const form = gettingIn(page, site)
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto('/login')
      await form.forgot.click()
      const email = form.dialog.getByRole('textbox', { name: site.words('Email'), exact: true })
      const send = async () => {
        await form.username.fill('nobody-has-this')
        await email.fill('nobody@players.example')
        await form.button('Send me a temporary password').click()
      }
      await send()
      await expect(form.dialog.getByRole('status')).toContainText('nobody@players.example')
      expect(await readOutbox(world, site)).toEqual([])

      await world.change({ merchant: site.brand.merchant, rules: { tellUnknownAccounts: true } })
      await form.logIn.click()
      await form.forgot.click()
      await send()
      await expect(form.alert).toHaveText(
        site.words('We couldn’t find an account with this username or email.'),
      )
      await expect(email).toHaveValue('nobody@players.example')
      expect(await overflowsSideways(page)).toBe(false)
      expect(await violations(page, '[role=dialog]')).toEqual([])
    })
  })
}

test('a password recovery by SMS keeps its input, sets a password and logs in @ci', async ({
  page,
  site,
  world,
}) => {
  const { words } = site
  const form = gettingIn(page, site)
  await page.goto('/login')
  await form.forgot.click()
  await form.username.fill('demomember')
  await form.button('Close').click()
  await expect(form.logIn, 'the popup of the address').toBeVisible()
  await form.forgot.click()
  await expect(form.username).toHaveValue('demomember')

  await page.getByRole('tab', { name: words('By phone') }).click()
  const number = page.getByRole('textbox', { name: words('Mobile number') })
  await form.button('Send code').click()
  await expect(number).toBeFocused()
  await expect(number).toHaveAccessibleDescription(words('Enter your mobile number.'))
  await number.fill('0812345678')
  await form.button('Send code').click()
  const code = await readNewestCode(world, site, '66812345678')
  const codeBox = form.dialog.getByRole('textbox', { name: words('Code from the SMS') })
  const finish = form.button('Change password and log in')
  await codeBox.fill('000000')
  await form.newPassword.fill(NEW_PASSWORD)
  await form.confirmation.fill(`${NEW_PASSWORD}x`)
  await finish.click()
  await expect(form.confirmation).toBeFocused()
  await expect(form.confirmation).toHaveAccessibleDescription(
    words('The two passwords don’t match.'),
  )
  await form.confirmation.fill(NEW_PASSWORD)
  await finish.click()
  await expect(codeBox).toHaveAccessibleDescription(
    new RegExp(words('That code isn’t right. Check it and try again.')),
  )
  await expect(form.newPassword).toHaveValue(NEW_PASSWORD)
  await codeBox.fill('')
  await finish.click()
  await expect(codeBox).toBeFocused()
  await expect(codeBox, 'what was wrong before').not.toHaveAccessibleDescription(
    new RegExp(words('That code isn’t right. Check it and try again.')),
  )
  await codeBox.fill(code)
  await finish.click()
  await expect(form.account).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('closing the popup during the login after a password recovery cancels that login @ci', async ({
  page,
  site,
  world,
}) => {
  const form = gettingIn(page, site)
  await page.goto('/login')
  await form.forgot.click()
  await page.getByRole('tab', { name: site.words('By phone') }).click()
  await page.getByRole('textbox', { name: site.words('Mobile number') }).fill('0812345678')
  await form.button('Send code').click()
  const code = await readNewestCode(world, site, '66812345678')
  await form.dialog.getByRole('textbox', { name: site.words('Code from the SMS') }).fill(code)
  await form.newPassword.fill(NEW_PASSWORD)
  await form.confirmation.fill(NEW_PASSWORD)
  await page.route('**/wps/session/login', () => form.button('Close').click())
  await form.button('Change password and log in').click()
  await expectNotice(page, site.words('Your password has been changed.'))
  await expect(form.logIn, 'the popup of the address').toBeVisible()
  await expect(form.account).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('session:v1'))).toBeNull()
})
