import { violations } from '#support/axe.ts'
import { overflowsSideways } from '#support/home.ts'
import { expect, test } from '#support/journey.ts'
import { expectNotice } from '#support/notices.ts'
import { enter } from '#support/session.ts'
import { patternOf } from '#support/words.ts'

test.use({ brand: 'suvarna' })

test('a new player sets a payment password and adds a bank account', async ({
  page,
  site,
  world,
}) => {
  const { words } = site
  const named = (name: string) => ({ name: words(name), exact: true })
  const field = (name: string) => page.getByLabel(words(name), { exact: false }).first()
  await enter(page, await world.logIn(site.brand.merchant, 'demonew'))
  await page.goto('/member#securityCenter/bank-accounts/new')
  await page.getByRole('link', named('Set a payment password')).click()

  await field('New payment password').fill('135790')
  await field('Repeat the new payment password').fill('135790')
  await field('Login password').fill('Sandbox-2580')
  await page.getByRole('button', named('Set the payment password')).click()
  await expectNotice(page, words('Your payment password is set.'))

  await page.goto('/member#securityCenter/bank-accounts/new')
  await page.getByRole('combobox', { name: words('Bank') }).click()
  await page.getByRole('option', { name: 'Kasikornbank' }).click()
  await field('Account number').fill('๐๘๗-๖-๕๔๓๒๑-๐')
  await field('Real name').fill('Arun Saetang')
  await page.getByRole('button', named('Check and continue')).click()
  await expect(page.getByRole('heading', named('Is everything right?'))).toBeFocused()
  await field('Payment password').fill('135790')
  expect(await violations(page, 'main')).toEqual([])
  expect(await overflowsSideways(page)).toBe(false)
  await page.getByRole('button', named('Add the account')).click()

  const card = page.getByRole('listitem').filter({ hasText: 'Kasikornbank' })
  await expect(card).toContainText('•••• 3210')
  await expect(card).toContainText(words('Waiting period'))
  await expect(page.getByText('0876543210')).toHaveCount(0)
})

test.describe('a social account', () => {
  test.use({ language: 'EN' })

  test('a linked social account logs in, and an unlinked one says what to do @ci', async ({
    page,
    site,
    world,
    tolerate,
  }) => {
    // The gateway answers 404 for a social account that is linked to no player.
    tolerate(/status of 404/)
    const { words } = site
    const person = (name: string) => page.getByRole('link', { name, exact: true }).click()
    const logIn = () => page.getByRole('button', { name: 'Log in with LINE' }).click()
    await page.goto('/login')
    await logIn()
    await person('Niran K.')
    const dialog = page.getByRole('dialog', { name: words('Log in') })
    await expect(dialog.getByRole('alert')).toContainText('The LINE account Niran K. isn’t linked')
    expect(page.url()).not.toContain('social=')
    expect(await violations(page)).toEqual([])

    await enter(page, await world.logIn(site.brand.merchant))
    await page.goto('/member#securityCenter/social')
    await page.reload()
    await page
      .getByRole('button', { name: words('Log in with {name}', { values: { name: 'LINE' } }) })
      .click()
    await person('Malee S.')
    await page.getByRole('main').locator('form button[type=submit]').click()
    await expect(page.getByText(words('Linked'), { exact: true })).toBeVisible()

    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/recent')
    await logIn()
    await person('Malee S.')
    await expect(
      page.getByRole('banner').getByRole('button', { name: patternOf(words, 'Account of {name}') }),
    ).toBeVisible()
    await expect(page).toHaveURL('/recent')
  })
})
