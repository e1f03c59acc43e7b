import { expect, test } from '#support/journey.ts'
import { enterAsMember } from '#support/play.ts'
import { fetchLocalhost } from '#scripts/localhost.ts'
import { patternOf } from '#support/words.ts'

test.use({ brand: 'suvarna', mode: 'dark', language: 'TH' })

const CLAIM = 'POST /wps/relay/MCS2_claimRafflePromotion'
const FIND = 'GET /wps/relay/MCS2_getRaffleDraw'

test('a raffle draw with a lost reply is shown and paid once, verified later @ci', async ({
  page,
  site,
  world,
  tolerate,
}) => {
  tolerate(/ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|MCS2_(claimRaffle|getRaffleDraw)/)
  const { words } = site
  const { merchant } = site.brand
  const given = await fetchLocalhost(`http://localhost:${world.port}/sandbox/raffles/act`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      act: 'tickets',
      merchant,
      raffleId: 'fortune-wheel',
      username: 'demomember',
      count: 3,
    }),
  })
  expect(given.ok).toBe(true)
  await enterAsMember(page, site, world)
  await page.goto('/raffle#fortune-wheel')
  const spin = page.getByRole('button', { name: words('Spin the wheel') })
  // The player may already have tickets for today, depending on the hour.
  const tickets = page.getByText(/^ตั๋ว \d+ ใบ$/)
  await expect(tickets).toBeVisible()
  const before = Number((await tickets.innerText()).replaceAll(/\D/g, ''))

  // The gateway makes the draw, but all replies to its calls are lost.
  await world.change({ faults: { [CLAIM]: 'reset', [FIND]: 'reset' } })
  await spin.click()
  await expect(page.getByText(words('We don’t know the result of your draw yet'))).toBeVisible()
  await world.reset()

  await page.reload()
  const result = page.getByRole('dialog')
  await expect(result).toContainText(
    words('This is the result of your earlier draw, which didn’t load. You weren’t charged again.'),
  )
  await page.keyboard.press('Escape')
  await expect(tickets).toHaveText(`ตั๋ว ${before - 1} ใบ`)

  await page.getByRole('link', { name: words('My draws') }).click()
  const draws = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(draws).toHaveCount(1)
  await draws.click()
  await page.getByRole('button', { name: words('Reveal the seed') }).click()
  await expect(page.getByText(words('This draw checks out'))).toBeVisible()
  await expect(
    page.getByText(patternOf(words, 'Divided by {divisor}, that leaves {remainder}')),
  ).toBeVisible()
})
