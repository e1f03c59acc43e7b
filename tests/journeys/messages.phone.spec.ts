import { expect, test } from '#support/journey.ts'
import { enterAsMember } from '#support/play.ts'

test.describe('messages', () => {
  test.use({ brand: 'suvarna', language: 'EN' })

  test('a message with a reward arrives while the inbox is open, is claimed, deleted and brought back', async ({
    page,
    site,
    world,
  }) => {
    const { words } = site
    await enterAsMember(page, site, world)
    await page.goto('/member#messageV2')
    const list = page.getByRole('list', { name: words('Messages') })
    await expect(list.getByRole('listitem').first()).toBeVisible()

    const own = { merchant: site.brand.merchant, username: 'demomember' }
    const event = { id: 'hello', type: 'promotion' }
    await expect
      .poll(async () => (await world.ask('POST', 'events', { ...own, event })).receivers)
      .toBe(1)
    await world.ask('POST', 'messages/send', {
      ...own,
      title: 'A gift from us',
      text: '<p>Thank you <b>for playing</b>.</p>',
      reward: 'cash',
      amount: '250',
    })
    await expect(
      page.getByRole('alert').filter({ hasText: words('A new message has arrived.') }),
    ).toBeVisible()
    const row = list.getByRole('link', { name: 'A gift from us' })
    await row.click()
    await expect(page.getByRole('heading', { name: 'A gift from us' })).toBeFocused()
    await expect(page).toHaveTitle(/A gift from us/)
    await page.getByRole('button', { name: /^Claim/ }).click()
    const reward = page.getByRole('region', { name: words('Reward') })
    await expect(reward).toContainText(words('You have claimed it.'))

    await page.getByRole('button', { name: words('Delete') }).click()
    await expect(list.getByRole('listitem').first()).toBeVisible()
    await expect(row).toHaveCount(0)
    // Hidden from the tree of roles: the notice is read out as an alert.
    await page.getByRole('button', { name: words('Undo'), includeHidden: true }).click()
    await expect(row).toBeVisible()
    await page.reload()
    await expect(row).toContainText(words('Claimed', { context: 'state of a reward' }))
  })
})
