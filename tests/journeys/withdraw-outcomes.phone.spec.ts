import { openCashier } from '#support/cashier.ts'
import { expect, test } from '#support/journey.ts'
import { enterAsMember } from '#support/play.ts'
import { enter } from '#support/session.ts'
import { patternOf } from '#support/words.ts'

test.use({ brand: 'chanh' })

const MINUTE = 60_000

test('a withdrawal shows each outcome: cancelled, rejected, failed, received or returned @ci', async ({
  page,
  site,
  world,
  tolerate,
}) => {
  // The test moves the clock ahead, which ends the session.
  tolerate(/status of 401/)
  const { words, brand } = site
  const { merchant } = brand
  const { withdrawal: desk } = openCashier(world, brand)
  const status = page.getByRole('article').getByRole('status')
  const context = 'state of a withdrawal'
  await world.change({ merchant, rules: { withdrawalCancel: true, confirmMinutes: 5 } })
  await enterAsMember(page, site, world)

  const withdraw = async (amount: string) => {
    await page.goto('/member#withdraw')
    await page.getByLabel(words('Amount', { context: 'of money' })).fill(amount)
    await page.getByRole('button', { name: words('Check and continue') }).click()
    await page.locator('input[type=password]').fill('258025')
    await page.getByRole('button', { name: patternOf(words, 'Withdraw {amount}') }).click()
    await page.waitForURL(/#withdraw\/W\d+$/)
    await expect(status).toHaveText(words('Requested', { context }))
    return new URL(page.url()).hash.split('/')[1] as string
  }

  await withdraw('200.000')
  await page.getByRole('button', { name: words('Cancel this withdrawal') }).click()
  await page.getByRole('button', { name: words('Cancel the withdrawal'), exact: true }).click()
  await expect(status).toHaveText(words('Canceled', { context }))

  await desk(await withdraw('300.000'), 'reject')
  await expect(status).toHaveText(words('Not approved'))

  const failing = await withdraw('400.000')
  await desk(failing, 'approve')
  await desk(failing, 'fail')
  await expect(status).toHaveText(words('Not paid'))

  const id = await withdraw('500.000')
  await desk(id, 'approve')
  await desk(id, 'pay')
  await expect(status).toHaveText(words('Sent', { context }))
  await expect(page.getByRole('timer')).toHaveText(/^0[45]:\d\d$/)
  await world.change({ merchant, clockOffset: 6 * MINUTE })
  await page.reload()
  await expect(status).toHaveText(words('Received without your answer'))

  await world.change({ merchant, clockOffset: 30 * 24 * 60 * MINUTE })
  await desk(id, 'bounce', { payoutId: `${id}-1` })
  await enter(page, await world.logIn(merchant))
  await page.reload()
  await expect(status).toHaveText(words('Returned to your balance'))
  await page.goto('/member#withdraw')
  const list = page.getByRole('region', { name: words('Your withdrawals') })
  // The test's withdrawals come before the seeded withdrawals of earlier months.
  for (const [at, amount] of ['500.000', '400.000', '300.000', '200.000'].entries()) {
    await expect(list.getByRole('listitem').nth(at)).toContainText(amount)
  }
})
