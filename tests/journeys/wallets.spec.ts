import { timeZoneOf } from '#core/brand/timeZone.ts'
import { expect, test } from '#support/journey.ts'
import { expectNotice } from '#support/notices.ts'
import { enter } from '#support/session.ts'

test.describe('a merchant with several wallets', () => {
  test.use({ brand: 'larkmoor', language: 'EN' })

  test('a player moves money to two vendors and back although one does not answer @ci', async ({
    page,
    site,
    world,
    tolerate,
  }) => {
    tolerate(/ERR_FAILED|GCS_vendorBalance/)
    const { words } = site
    await enter(page, await world.logIn(site.brand.merchant))
    await page.route('**/GCS_vendorBalance?vassalage=CPL', (route) => route.abort())
    await page.goto('/member#transferFund')
    const heading = page.getByRole('heading', { level: 1, name: words('Wallets') })
    await expect(heading).toBeVisible()

    for (const [vendor, amount] of [
      ['Nine Lanterns', '1,000.50'],
      ['Moonquay', '200'],
    ] as const) {
      await page
        .getByRole('button', { name: words('All', { context: 'wallets' }), exact: true })
        .click()
      await page.getByRole('link', { name: vendor, exact: true }).click()
      await page.getByLabel(words('Amount')).fill(amount)
      await page.getByRole('button', { name: new RegExp(`to ${vendor}$`) }).click()
      await expectNotice(page, `moved to ${vendor}.`)
      await page.goBack()
    }

    await page
      .getByRole('button', { name: words('All', { context: 'wallets' }), exact: true })
      .click()
    const silent = page.getByRole('listitem').filter({ hasText: 'Copperleaf' })
    await expect(silent.getByText(words('No response'))).toBeVisible()
    const row = page.getByRole('listitem').filter({ hasText: 'Nine Lanterns' }).first()
    await expect(row).toContainText('1,000.50')

    await page.getByRole('button', { name: words('Move all back to the main wallet') }).click()
    await expectNotice(page, words('All your money is in the main wallet.'))
    await expect(row).not.toContainText('1,000.50')
  })
})

test('wrong payment passwords lock transfers to the upline for a while (case 15) @ci', async ({
  page,
  site,
  world,
  tolerate,
}) => {
  tolerate(/status of (403|423)/)
  const { words } = site
  await enter(page, await world.logIn(site.brand.merchant))
  await page.goto('/member#transferUpline')
  await page.getByLabel(words('Amount')).fill('๕๐๐')
  await page.getByRole('button', { name: words('Continue') }).click()
  await expect(page.getByRole('heading', { name: words('Check your transfer') })).toBeFocused()
  const password = page.locator('input[type=password]')
  const confirm = page.locator('form button[type=submit]')
  await expect(confirm).toContainText('500')
  await password.fill('000000')
  await confirm.click()
  await expect(page.locator('form').getByRole('status')).toContainText('4')
  await password.fill('258025')
  await confirm.click()
  const sentence = page.getByText(words('Your upline has received the money.'))
  await expect(sentence).toBeVisible()
  expect(page.url()).toMatch(/#transferUpline\/U\w+$/)
  await page.reload()
  await expect(sentence).toBeVisible()
  await page.goto('/member#transferUpline')
  await page.getByLabel(words('Amount')).fill('500')
  await page.getByRole('button', { name: words('Continue') }).click()
  for (const left of ['4', '3', '2', '1']) {
    await password.fill('000000')
    await confirm.click()
    await expect(page.locator('form').getByRole('status')).toContainText(left)
  }
  await password.fill('000000')
  await confirm.click()
  await expect(confirm).toBeDisabled()
  // Time at which the half-hour lock ends (docs/product.md §10.2).
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: timeZoneOf(site.brand),
    hour: '2-digit',
    minute: '2-digit',
  })
  const ends = [29, 30].map((minutes) => clock.format(Date.now() + minutes * 60_000))
  await expect(confirm).toHaveAccessibleDescription(new RegExp(ends.join('|')))
  await expect(page.getByRole('banner')).toContainText('24,980.50')
})
