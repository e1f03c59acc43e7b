import sharp from 'sharp'
import { openCashier } from '#support/cashier.ts'
import { expect, test } from '#support/journey.ts'
import { pressByKeys, typeByKeys } from '#support/keyboard.ts'
import { expectNotice } from '#support/notices.ts'
import { enterAsMember } from '#support/play.ts'
import { patternOf } from '#support/words.ts'

test.use({ brand: 'suvarna', language: 'EN' })

test('a member withdraws using the keyboard, confirms one payout and disputes the other', async ({
  page,
  site,
  world,
}) => {
  const { words, brand } = site
  const { withdrawal: desk } = openCashier(world, brand)
  await enterAsMember(page, site, world)
  await page.goto('/member')
  await pressByKeys(page.getByRole('navigation').locator('a[href="/member#withdraw"]'))
  const amount = page.getByLabel(words('Amount', { context: 'of money' }))
  await typeByKeys(amount, '1,000')
  await expect(page.getByText('฿990.00')).toBeVisible()
  const check = page.getByRole('button', { name: words('Check and continue') })
  await pressByKeys(check)
  await expect(page.getByRole('heading', { name: words('Check your withdrawal') })).toBeFocused()
  await pressByKeys(
    page.getByRole('button', { name: words('Change', { context: 'what was entered in a form' }) }),
  )
  await expect(amount).toHaveValue('1,000')
  await pressByKeys(check)
  await typeByKeys(page.locator('input[type=password]'), '258025')
  const total = { values: { amount: '฿1,000.00' } }
  await pressByKeys(page.getByRole('button', { name: words('Withdraw {amount}', total) }))

  await page.waitForURL(/#withdraw\/W\d+$/)
  const id = new URL(page.url()).hash.split('/')[1] as string
  const status = page.getByRole('article').getByRole('status')
  await expect(status).toHaveText(words('Requested', { context: 'state of a withdrawal' }))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article')).toBeVisible()
  for (const part of ['banner', 'navigation', 'contentinfo'] as const) {
    await expect(page.getByRole(part).filter({ visible: true }), part).toHaveCount(0)
  }
  await page.emulateMedia({ media: null })
  await desk(id, 'approve')
  await expect(status).toHaveText(words('Approved'))
  await desk(id, 'pay', { amount: '600' })
  await desk(id, 'pay')
  await expect(status).toHaveText(words('Sent', { context: 'state of a withdrawal' }))
  const parts = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  const context = 'answer to whether money arrived'
  await parts
    .first()
    .getByRole('button', { name: words('Received', { context }), exact: true })
    .click()
  await page.getByRole('button', { name: words('Yes, it has arrived') }).click()
  await expect(parts.first()).toContainText(words('Received', { context: 'state of a withdrawal' }))

  await parts
    .last()
    .getByRole('button', { name: words('Not received', { context }), exact: true })
    .click()
  const picture = sharp({ create: { width: 80, height: 40, channels: 3, background: '#555' } })
  await parts
    .last()
    .locator('input[type=file]')
    .setInputFiles({
      name: 'statement.png',
      mimeType: 'image/png',
      buffer: await picture.png().toBuffer(),
    })
  await expect(page.getByRole('button', { name: patternOf(words, 'Remove {name}') })).toBeVisible()
  await expect(
    parts
      .last()
      .getByText(words('Ready to send', { context: 'state of a picture' }), { exact: true }),
  ).toBeVisible()
  await parts
    .last()
    .getByRole('button', { name: words('Send the proof') })
    .click()
  await expect(status).toHaveText(words('Being looked into'))
  await desk(id, 'uphold', { payoutId: `${id}-2` })
  await expectNotice(
    page,
    words('The bank has shown that the payment you disputed arrived. See the withdrawal.'),
  )
  await expect(status).toHaveText(words('Payment proven'))
})
