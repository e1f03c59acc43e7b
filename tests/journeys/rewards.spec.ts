import { expect, test } from '#support/journey.ts'
import { enter } from '#support/session.ts'

test.describe('a player with rewards, whose browser translates', () => {
  test.use({ brand: 'suvarna', language: 'EN', translated: true })

  test('a player claims all rewards at once and later gives up the bonus @ci', async ({
    page,
    site,
    world,
  }) => {
    const { words } = site
    const { outcome: _outcome, ...session } = await world.logIn(site.brand.merchant)
    await enter(page, session)
    await page.goto('/member')
    const entry = page.getByRole('link', { name: words('Reward center') })
    await expect(entry).toContainText(/[1-9]\d* rewards to claim/)
    await entry.click()
    await page.getByRole('button', { name: words('Claim all'), exact: true }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(/must bet ฿3,\d{3}\.00/)
    await question.getByRole('button', { name: words('Claim all') }).click()
    const paid = page.getByRole('dialog', { name: words('It’s yours') })
    await expect(paid).toContainText(/\d points/)
    await paid.getByRole('link', { name: words('Bonus details') }).click()

    const turnover = '10 × ฿300.00 = ฿3,000.00 to bet, ฿3,000.00 left'
    const bonus = page.getByRole('listitem').filter({ hasText: turnover })
    await bonus.getByRole('button', { name: words('Give up this bonus') }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '฿300.00' }).click()
    await expect(bonus).toHaveCount(0)
  })
})
