import type { Page } from '@playwright/test'
import { openCashier } from '#support/cashier.ts'
import { expect, test } from '#support/journey.ts'
import { patternOf } from '#support/words.ts'
import { enterAsMember, openAsMember } from '#support/play.ts'
import { isQrOf, sealQr } from '#support/qr.ts'
import { enter } from '#support/session.ts'

const UPLOAD = '**/MCSFE_addUploadPart'

const drawSlip = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.getContext('2d')!.fillRect(0, 0, 200, 100)
    return canvas.toDataURL('image/png').split(',')[1]!
  })

test.describe('suvarna', () => {
  test('a PromptPay deposit takes four taps and is credited without another press', async ({
    page,
    site,
    world,
  }) => {
    const { words } = site
    await openAsMember(page, site, world)
    await page
      .getByRole('banner')
      .getByRole('button', { name: words('Deposit') })
      .click()
    await page.getByRole('link', { name: words('PromptPay QR') }).click()
    await page.getByRole('main').getByRole('button', { name: '500.00' }).click()
    await page
      .getByRole('main')
      .getByRole('button', { name: patternOf(words, 'Deposit {amount}') })
      .click()
    const code = page.getByRole('img', { name: words('PromptPay QR code') })
    await expect(code).toBeVisible()
    const payee = '29370016A00000067701011102130105567012345'
    const payload = sealQr('000201', '010212', payee, '5802TH', '5303764', '5406500.00')
    expect(await isQrOf(code, payload)).toBe(true)

    await page.goto('/member#depositv2')
    const open = page.getByRole('region', { name: words('Continue a deposit') })
    await open.getByRole('link').click()
    await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:\d\d)$/)
    await openCashier(world, site.brand).deposit('pay')
    await expect(page.getByRole('article')).toContainText(words('The money is in your balance.'))
    await expect(page.getByRole('banner')).toContainText('25,980.50')
  })
})

test.describe('chanh, which the browser translates', () => {
  test.use({ brand: 'chanh', translated: true })

  test('a VietQR deposit survives a logout and is proven by its slip (case 20)', async ({
    page,
    site,
    world,
  }) => {
    const { words } = site
    await enterAsMember(page, site, world)
    await page.goto('/member#depositv2/new/vietqr')
    await page.getByRole('textbox', { name: words('Amount') }).fill('1.000.000')
    await page
      .getByRole('main')
      .getByRole('button', { name: patternOf(words, 'Deposit {amount}') })
      .click()
    await expect(page.getByText('Vietcombank')).toBeVisible()
    const account = '38570010A00000072701270006970436011300110012345670208QRIBFTTA'
    const reference = page.url().slice(-8)
    const payload = sealQr(
      '000201',
      '010212',
      account,
      '5303704',
      '54071000000',
      '5802VN',
      `62120808${reference}`,
    )
    const code = page.getByRole('img', { name: words('VietQR code') })
    expect(await isQrOf(code, payload)).toBe(true)
    await page.getByRole('button', { name: words('I have paid') }).click()
    await page.getByRole('button', { name: words('Yes, I have paid') }).click()
    const thanks = page.getByText(
      words('Thank you. We’re checking for your payment. A slip makes it quicker.'),
    )
    await expect(thanks).toBeInViewport()
    await expect(page.locator(':focus')).toContainText(await thanks.innerText())
    const buffer = Buffer.from(await drawSlip(page), 'base64')
    const choose = () =>
      page
        .getByLabel(words('Choose pictures'))
        .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer })
    const address = page.url()
    const held = page.waitForRequest(UPLOAD)
    await page.route(UPLOAD, () => {}, { times: 1 })
    await choose()
    await held
    await page
      .getByRole('banner')
      .getByRole('button', { name: patternOf(words, 'Account of {name}') })
      .click()
    await page.getByRole('menuitem', { name: words('Log out') }).click()
    await page
      .getByRole('dialog', { name: words('Log out?') })
      .getByRole('button', { name: words('Log out') })
      .click()
    await expect(
      page.getByRole('banner').getByRole('link', { name: words('Log in') }),
    ).toBeVisible()
    await enter(page, await world.logIn(site.brand.merchant))
    await page.goto(address)
    await page.reload()
    await choose()
    await expect(
      page.getByText(words('Ready to send', { context: 'state of a picture' }), { exact: true }),
    ).toBeVisible()
    await page.getByRole('button', { name: words('Send the slip') }).click()
    const receipt = page.getByRole('article')
    await expect(receipt).toContainText(words('Slip is being checked'))
    await openCashier(world, site.brand).deposit('approve')
    await expect(receipt).toContainText(words('The money is in your balance.'))
  })
})
