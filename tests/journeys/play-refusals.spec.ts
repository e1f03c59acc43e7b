import { violations } from '#support/axe.ts'
import { expect, test } from '#support/journey.ts'
import {
  beginRound,
  gameParts,
  LAUNCH,
  launchInstead,
  listCalls,
  openAsMember,
} from '#support/play.ts'

/** Address of the home page with a game open over it. */
const OVER_HOME = /\/\?game=\w+$/

test('a game at an unknown origin or the site’s own origin is not opened @ci', async ({
  page,
  site,
  world,
}) => {
  const { words } = site
  const { hot } = await openAsMember(page, site, world)
  const refusal =
    'The game’s address isn’t one of ours, so we didn’t open it. Please tell customer service.'
  for (const url of ['https://evil.example/game', `${site.origin}/`, 'javascript:alert(1)']) {
    await launchInstead(page, url)
    await hot.getByRole('article').first().getByRole('button').first().click()
    await expect(page.getByRole('alert').filter({ hasText: words(refusal) })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('Close the game') })
      .click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('a game in maintenance shows its end, and a failed launch can be retried @ci', async ({
  page,
  site,
  world,
  tolerate,
}) => {
  tolerate(/50[23] \(/)
  const { words } = site
  const { hot } = await openAsMember(page, site, world)
  const tile = hot.getByRole('article').first()
  const launches = listCalls(page, LAUNCH)
  await tile.getByRole('button').first().click()
  await expect.poll(() => launches.length).toBe(1)
  const vendor = launches[0]!.vassalage as string
  const game = gameParts(page, site)
  await expect(game.popup).toBeVisible()
  await game.close.click()
  await expect(game.popup).toHaveCount(0)

  const endsAt = new Date(Date.now() + 2 * 60 * 60_000)
  const { brand } = site
  await world.change({
    merchant: brand.merchant,
    rules: { vendors: { [vendor]: { state: 'maintenance', endsAt: endsAt.toISOString() } } },
  } as never)
  await tile.getByRole('button').first().click()
  const notice = page.getByRole('dialog').getByRole('alert')
  await expect(notice.locator('time')).toHaveAttribute('datetime', endsAt.toISOString())
  expect(await violations(page)).toEqual([])
  const others = page.getByRole('region', { name: words('Play one of these in the meantime') })
  await expect(others.getByRole('listitem')).toHaveCount(6)

  await world.change({
    merchant: brand.merchant,
    rules: { vendors: { [vendor]: { state: 'failing' } } },
  } as never)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('Back to the games') })
    .click()
  await tile.getByRole('button').first().click()
  await expect(notice).toHaveText(words('The game didn’t start. Please try again in a moment.'))
  await world.change({
    merchant: brand.merchant,
    rules: { vendors: { [vendor]: { state: 'open' } } },
  } as never)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('Try again') })
    .click()
  await expect(game.popup).toBeVisible()
})

test('a malicious game can neither navigate the site nor read or control it @ci', async ({
  page,
  site,
  world,
  tolerate,
  loads,
}) => {
  // Messages that the browser logs for each attack.
  tolerate(/games\.localhost/, /sandbox|Unsafe|Blocked|CORS|ERR_FAILED|cross-origin/i)
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.url()))
  const { hot } = await openAsMember(page, site, world)
  const launches = listCalls(page, LAUNCH)
  const { popup, frame } = gameParts(page, site)
  const stored = () => page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
  await launchInstead(page, `http://games.localhost:${world.port}/play/hostile`)
  await hot.getByRole('article').first().getByRole('button').first().click()
  const inside = frame.contentFrame()
  await expect(inside.locator('html')).toHaveAttribute('data-rounds', '1')
  const before = await stored()
  // Runs all attacks once more, with the rights that a user's press gives.
  await inside.getByRole('button', { name: 'Again' }).click()
  await expect(inside.locator('html')).toHaveAttribute('data-rounds', '2')

  const done = await inside
    .locator('[data-result="done"]')
    .evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset.attempt))
  // These attacks fail without an error, so the test checks that they had no effect.
  const silent = ['top-link', 'parent-link', 'top-form', 'messages', 'download', 'cookie']
  // Without other frames on the page, the attack on sibling frames fails without an error, too.
  silent.push('sibling-frames')
  const windows = ['top-open', 'popup-code', 'popup-top']
  expect(done.filter((name) => ![...silent, ...windows].includes(name!))).toEqual([])
  await expect(popup).toBeVisible()
  await expect(page).toHaveURL(OVER_HOME)
  expect(await stored()).toBe(before)
  expect(loads()).toBe(1)
  expect(launches).toHaveLength(1)
  expect(downloads).toEqual([])
  for (const other of page.context().pages()) {
    if (other !== page) expect(new URL(other.url()).origin).not.toBe(site.origin)
  }
})

test('a game that calls history.back() does not make the player leave the page @ci', async ({
  page,
  site,
  world,
  tolerate,
  loads,
}) => {
  tolerate(/games\.localhost/)
  const { hot } = await openAsMember(page, site, world)
  const game = gameParts(page, site)
  await launchInstead(page, `http://games.localhost:${world.port}/play/hostile?only=history`)
  await hot.getByRole('article').first().getByRole('button').first().click()
  const inside = game.frame.contentFrame()
  await expect(inside.locator('html')).toHaveAttribute('data-rounds', '1')
  await inside.getByRole('button', { name: 'Again' }).click()
  await expect(inside.locator('html')).toHaveAttribute('data-rounds', '2')
  await expect(game.popup).toBeVisible()
  await expect(page).toHaveURL(OVER_HOME)
  await beginRound(game.frame)
  // The player's own back button still only opens the question about leaving.
  await page.goBack()
  await expect(game.question).toBeVisible()
  await expect(page).toHaveURL(OVER_HOME)
  expect(loads()).toBe(1)
})

test('a player can switch to another game server if the first does not answer @ci', async ({
  page,
  site,
  world,
  tolerate,
}) => {
  tolerate(/ERR_ABORTED/)
  const { words } = site
  const launches = listCalls(page, LAUNCH)
  await page.clock.install()
  const { hot } = await openAsMember(page, site, world)
  await page.route('http://games.localhost:*/play/**', () => new Promise(() => undefined))
  await hot.getByRole('article').first().getByRole('button').first().click()
  const popup = page.getByRole('dialog')
  await expect(popup.locator('iframe')).toBeAttached()
  await page.clock.fastForward(9000)
  await expect(popup).toContainText(words('This is taking longer than usual.'))
  await popup
    .getByRole('button', { name: words('Switch to server {server}', { values: { server: 2 } }) })
    .click()
  await expect(popup.locator('iframe')).toHaveAttribute('src', /^http:\/\/games-2\.localhost/)
  await expect(popup.locator('iframe').contentFrame().locator('body')).toBeVisible()
  expect(launches.map(({ launchCdn }) => new URL(launchCdn as string).hostname)).toEqual([
    'games.localhost',
    'games-2.localhost',
  ])
})
