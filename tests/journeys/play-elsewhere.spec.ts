import { gettingIn } from '#support/getting-in.ts'
import { expect, test } from '#support/journey.ts'
import { closeAnnouncements, gameParts, listCalls, openAsMember } from '#support/play.ts'
import { patternOf } from '#support/words.ts'

test.describe('a vendor with a wallet of its own', () => {
  test.use({ brand: 'larkmoor' })

  test('gets the money before the game; a way back that fails is tried again, once', async ({
    page,
    site,
    world,
    tolerate,
  }) => {
    tolerate(/ERR_FAILED|GCS_walletTransfer/)
    const { words } = site
    const moves = listCalls(page, '/wps/relay/GCS_walletTransfer')
    const { hot } = await openAsMember(page, site, world)
    const header = page
      .getByRole('banner')
      .getByRole('status', { name: patternOf(words, 'Balance: {0}') })
    const before = (await header.textContent())!
    const game = gameParts(page, site)
    await hot.getByRole('article').first().getByRole('button').first().click()
    await expect(game.popup).toContainText(words('In the game'))
    expect(moves).toEqual([expect.objectContaining({ direction: 'IN' })])

    await page.route('**/GCS_walletTransfer', (route) => route.abort(), { times: 1 })
    await game.close.click()
    await game.leave.click()
    const stuck = page.getByRole('alertdialog', { name: words('Your balance isn’t back yet') })
    await stuck.getByRole('button', { name: words('Try again') }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(header).toHaveText(before)
    expect(moves.map(({ direction }) => direction)).toEqual(['IN', 'OUT', 'OUT'])
    expect(moves[1]!.key).toBe(moves[2]!.key)
    expect(moves[1]!.key).not.toBe(moves[0]!.key)
  })

  test('a way in that fails says so, and a second try moves the money once', async ({
    page,
    site,
    world,
    tolerate,
  }) => {
    tolerate(/ERR_FAILED|GCS_walletTransfer/)
    const { words } = site
    const moves = listCalls(page, '/wps/relay/GCS_walletTransfer')
    const { hot } = await openAsMember(page, site, world)
    await page.route('**/GCS_walletTransfer', (route) => route.abort(), { times: 1 })
    await hot.getByRole('article').first().getByRole('button').first().click()
    const cover = page.getByRole('dialog')
    await expect(cover.getByRole('alert')).toHaveText(
      words('We couldn’t move your balance to the game. No money was lost. Please try again.'),
    )
    await cover.getByRole('button', { name: words('Try again') }).click()
    await expect(gameParts(page, site).popup).toContainText(words('In the game'))
    expect(moves.map(({ direction }) => direction)).toEqual(['IN', 'IN'])
    expect(moves[0]!.key).toBe(moves[1]!.key)
  })

  test('gives it back when the page went away in mid-game', async ({ page, site, world }) => {
    const { words } = site
    const moves = listCalls(page, '/wps/relay/GCS_walletTransfer')
    const { hot } = await openAsMember(page, site, world)
    const header = page
      .getByRole('banner')
      .getByRole('status', { name: patternOf(words, 'Balance: {0}') })
    const before = (await header.textContent())!
    await hot.getByRole('article').first().getByRole('button').first().click()
    await expect(gameParts(page, site).popup).toContainText(words('In the game'))
    await page.reload()
    await expect(header).toHaveText(before)
    expect(moves.map(({ direction }) => direction)).toEqual(['IN', 'OUT'])
  })
})

test('a vendor that wants a window gets one that knows nothing of the site', async ({
  page,
  site,
  world,
}) => {
  const { words } = site
  const { section } = await openAsMember(page, site, world)
  const start = section('Sports').getByRole('button', {
    name: words('Start {0}', { values: { 0: 'Floodlight' } }),
  })
  const opened = page.context().waitForEvent('page')
  await start.click()
  const tab = await opened
  await tab.waitForURL(/games\.localhost/)
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  const dialog = page.getByRole('dialog', { name: 'Floodlight' })
  await expect(dialog.getByRole('status')).toContainText([
    /./,
    words('The game is open in a window of its own. Keep this page open while you play.'),
  ])
  await tab.close()
  await expect(dialog).toContainText(words('The game’s window was closed.'))
  await dialog.getByRole('button', { name: words('I’m done playing') }).click()
  await expect(dialog).toHaveCount(0)
})

test('a link from outside opens its game on a page of its own', async ({ page, site }) => {
  const { words } = site
  await closeAnnouncements(page)
  await page.goto('/seamless?vassalage=MQY')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: words('Log in') }).click()
  await gettingIn(page, site).tryAs('demomember')
  await expect(main.locator('iframe').contentFrame().locator('body')).toBeVisible()
  await expect(page).toHaveURL('/seamless?vassalage=MQY')
})
