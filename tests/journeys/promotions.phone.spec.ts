import sharp from 'sharp'
import { betOnSlot } from '#support/bets.ts'
import { moveToDayBegin } from '#support/day-begin.ts'
import { expect, test } from '#support/journey.ts'
import { enterAsMember } from '#support/play.ts'
import { fewOrAll } from '#support/visits.ts'
import { patternOf } from '#support/words.ts'

const STATUS = { context: 'status of a promotion' }

/** Brands of the test, each with a large amount in its currency. */
const BRANDS = [
  ['suvarna', '1000'],
  ['chanh', '1000000'],
] as const

for (const [brand, bet] of fewOrAll([BRANDS[0]], BRANDS)) {
  test.describe(brand, () => {
    test.use({ brand, language: 'EN' })

    test('a member joins a promotion, places the required bets and claims the reward', async ({
      page,
      site,
      world,
    }) => {
      const { words } = site
      // On the day of joining, the promotion also counts bets from before the member joined, so the
      // test starts on a day without bets.
      await moveToDayBegin(world, site.brand)
      await enterAsMember(page, site, world)
      await page.goto('/promotions')
      await page.getByRole('link', { name: /Spin of the day/ }).click()
      await expect(page).toHaveURL(/#daily-spin$/)
      await expect(page).toHaveTitle(/Spin of the day/)
      await page.getByRole('button', { name: words('Join', { context: 'a promotion' }) }).click()
      const panel = page.getByRole('region', { name: words('Your progress') })
      await expect(panel.getByRole('status')).toHaveText(words('Joined', STATUS))
      await betOnSlot(page, site, world, bet)
      await expect(panel.getByRole('status')).toHaveText(words('Ready to claim'))
      await expect(panel.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')

      await page.goBack()
      // The link's name ends with the number of claims, once that number has loaded.
      await page.getByRole('link', { name: words('My rewards') }).click()
      await page.getByRole('button', { name: patternOf(words, 'Claim {amount}: {title}') }).click()
      await expect(
        page.getByText(patternOf(words, 'Added to your balance: {sum}')).first(),
      ).toBeVisible()
      await expect(page.getByText(words('No promotions to claim right now'))).toBeVisible()
      await page.goto('/promotions#daily-spin')
      await expect(panel.getByRole('status')).toHaveText(words('Claimed', STATUS))
    })
  })
}

for (const [brand, much] of fewOrAll([BRANDS[1]], BRANDS)) {
  test.describe(brand, () => {
    test.use({ brand, language: 'EN' })

    test('a bonus blocks withdrawals until its turnover is met @ci', async ({
      page,
      site,
      world,
    }) => {
      const { words } = site
      await enterAsMember(page, site, world)
      await page.goto('/member#rewardCenter')
      const bonus = page.getByRole('listitem').filter({ hasText: 'Weekend reload bonus' })
      await bonus.getByRole('button').click()
      const question = page.getByRole('alertdialog', { name: words('Claim this bonus?') })
      await question.getByRole('button', { name: patternOf(words, 'Claim {gift}') }).click()
      await expect(page.getByRole('dialog', { name: words('It’s yours') })).toBeVisible()
      await page.goto('/member#withdraw')
      const todo = page.getByRole('heading', { name: patternOf(words, 'Bet {amount} more') })
      await expect(todo).toBeVisible()
      await betOnSlot(page, site, world, much, 3)
      await page.reload()
      await page.getByRole('textbox').first().fill(much)
      await expect(todo).toHaveCount(0)
      await page.getByRole('button', { name: words('Check and continue') }).click()
      await page.locator('input[type=password]').fill('258025')
      await page.getByRole('button', { name: patternOf(words, 'Withdraw {amount}') }).click()
      await page.waitForURL(/#withdraw\/W\d+$/)
    })
  })
}

test.describe('suvarna', () => {
  test.use({ brand: 'suvarna', language: 'EN' })

  test('a promotion application with a picture is refused, sent again, granted and claimed @ci', async ({
    page,
    site: { words, brand, ...site },
    world,
  }) => {
    const decide = async (more: object) => {
      const desk = `http://127.0.0.1:${world.port}/sandbox/promotions`
      const { merchant } = brand
      const listed = await fetch(`${desk}/list?merchant=${merchant}`)
      const { applications } = (await listed.json()) as {
        applications: { round: string; pictures: string[] }[]
      }
      expect(applications[0]?.pictures).toHaveLength(1)
      const named = { merchant, username: 'demomember', campaign: 'parlay-boost' }
      const response = await fetch(`${desk}/decide`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...named, round: applications[0]?.round, ...more }),
      })
      if (!response.ok) throw new Error(await response.text())
    }
    const sendPicture = async (button: string) => {
      const picture = sharp({ create: { width: 80, height: 40, channels: 3, background: '#555' } })
      await page.locator('input[type=file]').setInputFiles({
        name: 'ticket.png',
        mimeType: 'image/png',
        buffer: await picture.png().toBuffer(),
      })
      await expect(
        page.getByText(words('Ready to send', { context: 'state of a picture' }), { exact: true }),
      ).toBeVisible()
      await page.getByRole('button', { name: button, exact: true }).click()
    }
    await enterAsMember(page, { words, brand, ...site }, world)
    await page.goto('/promotions#parlay-boost')
    const status = page
      .getByRole('region', { name: words('Your progress') })
      .getByRole('status')
      .first()
    await page.getByLabel(words('Anything we should know?')).fill('Six legs on Sunday')
    await page.getByRole('button', { name: words('Send my application'), exact: true }).click()
    await expect(page.getByText(words('Add a picture, so that we can look at it.'))).toBeVisible()
    await expect(page.locator('input[type=file]')).toBeFocused()
    await sendPicture(words('Send my application'))
    await expect(status).toHaveText(words('Under review'))
    await decide({ reason: 'The ticket cannot be read.' })
    await expect(page.getByText('The ticket cannot be read.')).toBeVisible()
    await sendPicture(words('Apply again'))
    await expect(status).toHaveText(words('Under review'))
    await decide({ amount: '450' })
    await expect(status).toHaveText(words('Granted', STATUS))
    await page.getByRole('button', { name: patternOf(words, 'Claim {amount}: {title}') }).click()
    await expect(status).toHaveText(words('Claimed', STATUS))
  })
})
