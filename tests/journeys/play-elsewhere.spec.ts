import { gettingIn } from '#support/getting-in.ts'
import { expect, test } from '#support/journey.ts'
import { expectNotice } from '#support/notices.ts'
import {
  closeAnnouncements,
  enterAsMember,
  gameParts,
  LAUNCH,
  listCalls,
  openAsMember,
} from '#support/play.ts'
import { patternOf } from '#support/words.ts'

test.describe('a vendor with its own wallet', () => {
  test.use({ brand: 'larkmoor' })

  test('a vendor’s own wallet receives the balance, and a failed return can be retried @ci', async ({
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
      .getByRole('status', { name: patternOf(words, 'Balance: {amount}') })
    const before = (await header.textContent())!
    const game = gameParts(page, site)
    await hot.getByRole('article').first().getByRole('button').first().click()
    await expect(game.popup).toContainText(words('In the game'))
    expect(moves).toEqual([expect.objectContaining({ direction: 'IN' })])

    await page.route('**/GCS_walletTransfer', (route) => route.abort(), { times: 1 })
    await game.close.click()
    const stuck = page.getByRole('alertdialog', { name: words('Your balance isn’t back yet') })
    await stuck.getByRole('button', { name: words('Try again') }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(header).toHaveText(before)
    expect(moves.map(({ direction }) => direction)).toEqual(['IN', 'OUT', 'OUT'])
    expect(moves[1]!.key).toBe(moves[2]!.key)
    expect(moves[1]!.key).not.toBe(moves[0]!.key)
  })

  test('a failed transfer to a vendor shows an error, and a retry transfers once @ci', async ({
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

  test('money in a vendor’s own wallet returns before its player’s logout @ci', async ({
    page,
    site,
    world,
    tolerate,
  }) => {
    // Calls that the page sends while its session ends are refused.
    tolerate(/401 \(Unauthorized\)/)
    const { words } = site
    const moves = listCalls(page, '/wps/relay/GCS_walletTransfer')
    await enterAsMember(page, site, world)
    await page.goto('/seamless?vassalage=MQY')
    const bar = page.getByRole('main')
    await bar.getByRole('button', { name: words('Move the balance and play') }).click()
    await expect(bar).toContainText(words('In the game'))
    const { account } = gettingIn(page, site)
    await account.click()
    await page.getByRole('menuitem', { name: words('Log out') }).click()
    await page
      .getByRole('dialog', { name: words('Log out?') })
      .getByRole('button', { name: words('Log out') })
      .click()
    await expect(account).toHaveCount(0)
    expect(moves.map(({ direction }) => direction)).toEqual(['IN', 'OUT'])
    const kept = await page.evaluate(() => Object.keys(localStorage))
    expect(kept.filter((key) => key.startsWith('vendor-funds'))).toEqual([])
  })

  test('money in a vendor’s own wallet returns when the site is next opened @ci', async ({
    page,
    site,
    world,
  }) => {
    const { words } = site
    const moves = listCalls(page, '/wps/relay/GCS_walletTransfer')
    const { hot } = await openAsMember(page, site, world)
    const header = page
      .getByRole('banner')
      .getByRole('status', { name: patternOf(words, 'Balance: {amount}') })
    const before = (await header.textContent())!
    await hot.getByRole('article').first().getByRole('button').first().click()
    await expect(gameParts(page, site).popup).toContainText(words('In the game'))
    // Not a reload, after which the game would go on.
    await page.goto('/')
    await expect(header).toHaveText(before)
    expect(moves.map(({ direction }) => direction)).toEqual(['IN', 'OUT'])
  })
})

test('a vendor that needs its own window opens one without access to the site @ci', async ({
  page,
  site,
  world,
}) => {
  const { words } = site
  const launches = listCalls(page, LAUNCH)
  await openAsMember(page, site, world)
  await page.goto('/sports')
  const start = page.getByRole('main').getByRole('button', {
    name: words('Play {name}', { values: { name: 'Floodlight' } }),
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
  const reopen = dialog.getByRole('button', { name: words('Open it again') })
  await expect(reopen).toHaveCount(0)
  await tab.close()
  await expect(dialog).toContainText(words('The game’s window was closed.'))
  const again = page.context().waitForEvent('page')
  await reopen.click()
  await (await again).waitForURL(/games\.localhost/)
  expect(launches).toHaveLength(2)
  // Only the player can close this game's window, so the page shows a button to confirm it.
  await dialog.getByRole('button', { name: words('I’m done playing') }).click()
  await expect(dialog).toHaveCount(0)
  await expectNotice(
    page,
    words('The game’s window is still open. Please close it if you’re done.'),
  )
})

test('a link to a trial game starts nothing until the visitor confirms @ci', async ({
  page,
  site,
  world,
  context,
}) => {
  const { words } = site
  await closeAnnouncements(page)
  await enterAsMember(page, site, world)
  await page.goto('/help')
  const account = page
    .getByRole('banner')
    .getByRole('button', { name: patternOf(words, 'Account of {name}') })
  await expect(account).toBeVisible()

  const other = await context.newPage()
  const logins = listCalls(other, '/wps/session/login/freeplay')
  await other.goto(`${site.origin}/seamless?vassalage=MQY&trial=1`)
  const start = other.getByRole('button', { name: words('Start the trial') })
  await expect(start).toBeVisible()
  expect(logins).toEqual([])
  await start.click()
  await expect.poll(() => logins.length).toBe(1)
  const strip = other.getByText(words('Trial account: you play with play money'))
  await expect(strip).toBeVisible()
  await page.bringToFront()
  await expect(account).toBeVisible()
})

test('a direct link to a game opens it after the login and one press @ci', async ({
  page,
  site,
}) => {
  const { words } = site
  await closeAnnouncements(page)
  const launches = listCalls(page, LAUNCH)
  await page.goto('/seamless?vassalage=MQY')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: words('Log in') }).click()
  await gettingIn(page, site).tryAs('demomember')
  const start = main.getByRole('button', { name: words('Start the game') })
  await expect(start).toBeEnabled()
  expect(launches).toEqual([])
  await start.click()
  await expect(main.locator('iframe').contentFrame().locator('body')).toBeVisible()
  await expect(page).toHaveURL('/seamless?vassalage=MQY')
  // Pressing the game's name opens a menu with actions for the game.
  await main.getByRole('button', { name: new RegExp(words('Recent games and more')) }).click()
  await page.getByRole('button', { name: words('Reload the game') }).click()
  await expect.poll(() => launches.length).toBe(2)
  await expect(main.locator('iframe').contentFrame().locator('body')).toBeVisible()
  const game = gameParts(page, site)
  await game.close.click()
  await expect(page).toHaveURL('/')
})
