import { expect, test } from '#support/journey.ts'
import { enterAsMember } from '#support/play.ts'
import { patternOf } from '#support/words.ts'

test.use({ brand: 'suvarna', mode: 'dark', language: 'TH' })

const CLAIM = 'POST /wps/relay/MCS2_claimRafflePromotion'
const FIND = 'GET /wps/relay/MCS2_getRaffleDraw'

test('a draw whose reply was lost shows its result after a reload, is paid once, and is verified once its seed is revealed', async ({
  page,
  site,
  world,
  tolerate,
}) => {
  tolerate(/ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|MCS2_(claimRaffle|getRaffleDraw)/)
  const { words } = site
  await enterAsMember(page, site, world)
  await page.goto('/raffle#fortune-wheel')
  const spin = page.getByRole('button', { name: words('Spin the wheel') })
  await expect(page.getByText('3 ตั๋ว', { exact: true })).toBeVisible()

  // The gateway draws, but no reply gets through.
  await world.change({ faults: { [CLAIM]: 'reset', [FIND]: 'reset' } })
  await spin.click()
  await expect(page.getByText(words('We don’t know yet what your draw gave'))).toBeVisible()
  await world.reset()

  await page.reload()
  const result = page.getByRole('dialog')
  await expect(result).toContainText(
    words('This is your earlier draw, whose answer did not reach you. It was paid once.'),
  )
  await page.keyboard.press('Escape')
  await expect(page.getByText('2 ตั๋ว', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: words('My draws') }).click()
  const draws = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(draws).toHaveCount(1)
  await draws.click()
  await page.getByRole('button', { name: words('Reveal the seed') }).click()
  await expect(page.getByText(words('This draw holds'))).toBeVisible()
  await expect(
    page.getByText(patternOf(words, 'Divided by {total}, that leaves {number}')),
  ).toBeVisible()
})
