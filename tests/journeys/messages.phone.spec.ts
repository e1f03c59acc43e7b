import { expect, test } from '#support/journey.ts'
import { expectNotice } from '#support/notices.ts'
import { enterAsMember } from '#support/play.ts'

test.describe('messages', () => {
  test.use({ brand: 'suvarna', language: 'EN' })

  test('a message with a reward arrives in the open inbox and is claimed @ci', async ({
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
    await expectNotice(page, words('A new message has arrived.'))
    const row = list.getByRole('link', { name: 'A gift from us' })
    await row.click()
    await expect(page.getByRole('heading', { name: 'A gift from us' })).toBeFocused()
    await expect(page).toHaveTitle(/A gift from us/)
    await page.getByRole('button', { name: /^Claim/ }).click()
    const reward = page.getByRole('region', { name: words('Reward') })
    await expect(reward).toContainText(words('You’ve claimed it.'))

    await page.reload()
    await expect(reward).toContainText(words('You’ve claimed it.'))
  })
})
