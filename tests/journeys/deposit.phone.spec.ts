import type { Page } from '@playwright/test'
import { expect, test, type Site } from '#support/journey.ts'
import { patternOf } from '#support/words.ts'
import { enterAsMember, openAsMember } from '#support/play.ts'
import type { World } from '#support/world.ts'

/** What the cashier, or the bank, does to the newest deposit. */
async function play({ port }: World, { brand }: Site, act: string) {
  const address = `http://127.0.0.1:${port}/sandbox/deposits`
  const [{ id }] = (await (await fetch(`${address}?merchant=${brand.merchant}`)).json()) as [
    { id: string },
  ]
  const reply = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ merchant: brand.merchant, id, act }),
  })
  expect(reply.status).toBe(200)
}

const drawSlip = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.getContext('2d')!.fillRect(0, 0, 200, 100)
    return canvas.toDataURL('image/png').split(',')[1]!
  })

test.describe('suvarna', () => {
  test('a deposit by PromptPay is four taps from the header, and its money arrives by itself', async ({
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
    await page.getByRole('button', { name: '500.00', exact: false }).first().click()
    await page.getByRole('button', { name: patternOf(words, 'Deposit {amount}') }).click()
    await expect(page.getByRole('img', { name: words('PromptPay QR code') })).toBeVisible()

    await page.goto('/member#depositv2')
    const open = page.getByRole('region', { name: words('Go on with a deposit') })
    await open.getByRole('link').click()
    await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:\d\d)$/)
    await play(world, site, 'pay')
    await expect(page.getByRole('article')).toContainText(words('The money is in your balance.'))
    await page.goto('/member')
    await expect(page.locator('main')).toContainText('25,980.50')
  })
})

test.describe('chanh', () => {
  test.use({ brand: 'chanh' })

  test('a deposit by bank transfer is proven by a slip', async ({ page, site, world }) => {
    const { words } = site
    await enterAsMember(page, site, world)
    await page.goto('/member#depositv2/new/bank')
    await page.getByRole('textbox', { name: words('Amount') }).fill('1.000.000')
    await page.getByRole('button', { name: patternOf(words, 'Deposit {amount}') }).click()
    await expect(page.getByText('Vietcombank')).toBeVisible()
    await page.getByRole('button', { name: words('I have paid') }).click()
    const slip = { name: 'slip.png', mimeType: 'image/png' }
    await page
      .getByLabel(words('Choose pictures'))
      .setInputFiles({ ...slip, buffer: Buffer.from(await drawSlip(page), 'base64') })
    await expect(page.getByText(words('Sent'), { exact: true })).toBeVisible()
    await page.getByRole('button', { name: words('Send the slip') }).click()
    const receipt = page.getByRole('article')
    await expect(receipt).toContainText(words('Slip is being checked'))
    await play(world, site, 'approve')
    await expect(receipt).toContainText(words('The money is in your balance.'))
  })
})
