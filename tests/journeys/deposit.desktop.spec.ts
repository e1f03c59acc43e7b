import { openCashier } from '#support/cashier.ts'
import { expect, test } from '#support/journey.ts'
import { pressByKeys, typeByKeys } from '#support/keyboard.ts'
import { enterAsMember } from '#support/play.ts'
import { patternOf } from '#support/words.ts'

test.use({ brand: 'larkmoor', language: 'EN' })

test('deposits by e-wallet, card, cryptocurrency and voucher are each credited once @ci', async ({
  page,
  site,
  world,
  tolerate,
}) => {
  const { words } = site
  const cashier = openCashier(world, site.brand)
  const main = page.getByRole('main')
  const receipt = page.getByRole('article')
  // The last step uses a voucher a second time, which the gateway refuses.
  tolerate(/status of 422/)
  await enterAsMember(page, site, world)

  const begin = async (method: string, amount: string, choose = async () => {}) => {
    await page.goto(`/member#depositv2/new/${method}`)
    await page.getByRole('textbox', { name: words('Amount') }).fill(amount)
    await choose()
    await main.getByRole('button', { name: patternOf(words, 'Deposit {amount}') }).click()
    await page.waitForURL(/#depositv2\/D\w+$/)
  }
  const goToProvider = async () => {
    await main.getByRole('button', { name: patternOf(words, 'Go to {name}') }).click()
    await page.waitForURL(/pay\.localhost/)
  }
  const atProvider = (name: string) => page.getByRole('button', { name, exact: true }).click()

  // The player pays, goes back and pays again, and then leaves without paying.
  await page.goto('/member#depositv2')
  await pressByKeys(main.locator('a[href$="#depositv2/new/ewallet"]'))
  await typeByKeys(page.getByRole('textbox', { name: words('Amount') }), '20')
  await pressByKeys(main.getByRole('button', { name: patternOf(words, 'Deposit {amount}') }))
  await page.waitForURL(/#depositv2\/D\w+$/)
  await goToProvider()
  await page.getByRole('link', { name: 'Go back without paying' }).click()
  await goToProvider()
  await atProvider('Pay')
  await expect(receipt).toContainText(words('The money is in your balance.'))
  const own = page.url()
  await page.goBack()
  await atProvider('Pay')
  await expect(receipt).toContainText(words('The money is in your balance.'))
  expect(page.url()).toBe(own)
  await expect(page.getByRole('banner')).toContainText('1,294.03')

  await begin('ewallet', '30')
  await goToProvider()
  await atProvider('Cancel')
  await expect(receipt).toContainText(words('Canceled', { context: 'deposit' }))

  await begin('card', '100')
  await goToProvider()
  await atProvider('Let the payment fail')
  await expect(receipt).toContainText(words('Failed', { context: 'deposit' }))
  await begin('card', '100')
  await goToProvider()
  await atProvider('Pay')
  await expect(receipt).toContainText('98.50')

  await begin('usdt', '50', () => page.getByText('Ethereum (ERC-20)').click())
  await expect(page.getByRole('img', { name: words('QR code for the address') })).toBeVisible()
  await cashier.deposit('pay')
  const progress = page.getByRole('progressbar', { name: words('Confirmations') })
  await expect(progress).toHaveAttribute('max', '12')
  await cashier.deposit('confirm', { blocks: 12 })
  await expect(receipt).toContainText(words('The money is in your balance.'))

  const useVoucher = async () => {
    await page.goto('/member#depositv2/new/voucher')
    await page.getByRole('textbox', { name: words('Voucher code') }).fill('lucky-10-ab12')
    await main.getByRole('button', { name: words('Deposit'), exact: true }).click()
  }
  await useVoucher()
  await expect(receipt).toContainText(words('The money is in your balance.'))
  await useVoucher()
  await expect(main.getByRole('alert')).toContainText(words('This voucher has been used.'))
})

test.describe('bitgeori, which the browser translates', () => {
  test.use({ brand: 'bitgeori', translated: true, language: 'KO' })

  test('a bank transfer in Korean won without decimals is credited @ci', async ({
    page,
    site,
    world,
  }) => {
    const { words } = site
    const main = page.getByRole('main')
    await enterAsMember(page, site, world)
    await page.goto('/member#depositv2/new/bank')
    await page.getByRole('textbox', { name: words('Amount') }).fill('50000')
    await main.getByRole('button', { name: patternOf(words, 'Deposit {amount}') }).click()
    await page.waitForURL(/#depositv2\/D\w+$/)
    await expect(main).toContainText('신한은행')
    await expect(main).toContainText('1101 2345 6789')
    await expect(main).toContainText(page.url().slice(-8))
    await expect(main.getByText('₩50,000', { exact: true })).toHaveCount(2)
    await openCashier(world, site.brand).deposit('pay')
    await expect(page.getByRole('article')).toContainText(words('The money is in your balance.'))
    await expect(page.getByRole('banner')).toContainText('₩1,324,025')
  })
})
