import type { Page } from '@playwright/test'
import { gettingIn } from '#support/getting-in.ts'
import { openHome } from '#support/home.ts'
import { BRANDS, expect, test, type Site } from '#support/journey.ts'
import { patternOf } from '#support/words.ts'
import type { World } from '#support/world.ts'

/** The popup of a game, by role and visible words. */
function gameParts(page: Page, { words }: Site) {
  const popup = page.getByRole('dialog').filter({ has: page.locator('iframe') })
  const question = page.getByRole('alertdialog', { name: words('Leave the game?') })
  return {
    popup,
    frame: popup.locator('iframe'),
    close: page.getByRole('button', { name: words('Close the game') }),
    question,
    leave: question.getByRole('button', { name: words('Leave the game'), exact: true }),
    keepPlaying: question.getByRole('button', { name: words('Keep playing') }),
  }
}

/** Calls of a kind that the page makes from now on, with their bodies. */
function listCalls(page: Page, path: string): Record<string, unknown>[] {
  const calls: Record<string, unknown>[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) {
      calls.push({
        key: request.headers()['idempotency-key'],
        ...(request.postDataJSON() as object),
      })
    }
  })
  return calls
}

const LAUNCH = '/wps/game/launchGame'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    // Games' frames run this, too.
    if (window.parent !== window) return
    for (const key of ['USER_POPUP:v1', 'ANONYMOUS_POPUP:v1']) sessionStorage.setItem(key, 'closed')
  })
})

/** Opens the home page as a member. */
async function openAsMember(page: Page, site: Site, world: World, username?: string) {
  const { outcome: _outcome, ...session } = await world.logIn(site.brand.merchant, username)
  await page.addInitScript((kept) => {
    if (window.parent !== window) return
    if (!sessionStorage.getItem('session:v1')) sessionStorage.setItem('session:v1', kept)
  }, JSON.stringify(session))
  return openHome(page, site)
}

/** Makes launches answer this address instead of a game's own. */
async function launchInstead(page: Page, gameUrl: string) {
  await page.unroute(`**${LAUNCH}`)
  await page.route(`**${LAUNCH}`, (route) => {
    const { nodeId, vassalage } = route.request().postDataJSON() as Record<string, string>
    return route.fulfill({
      json: { gameUrl, gameName: 'Game', nodeId, vassalage, openMode: 'POPUP', frameNeeds: [] },
    })
  })
}

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand })

    test('a visitor logs in and the same game opens; back and Escape ask first', async ({
      page,
      site,
    }) => {
      const launches = listCalls(page, LAUNCH)
      const { hot, login } = await openHome(page, site)
      const game = gameParts(page, site)
      const tile = hot.getByRole('article').first()
      const name = (await tile.getByRole('heading').textContent())!
      await tile.getByRole('button').first().click()
      await expect(login).toBeVisible()
      expect(launches).toEqual([])

      await gettingIn(page, site).tryAs('demomember')
      await expect(game.popup).toHaveAccessibleName(name)
      await expect(game.frame).toHaveAttribute('sandbox', /^allow-scripts allow-same-origin/)
      await expect(game.frame.contentFrame().locator('body')).toBeVisible()
      expect(launches).toHaveLength(1)
      expect(launches[0]).toMatchObject({ trial: false })

      await page.goBack()
      await expect(game.question).toBeVisible()
      await expect(page).toHaveURL('/')
      await game.keepPlaying.click()
      await game.close.press('Escape')
      await game.leave.click()
      await expect(game.popup).toHaveCount(0)
      await expect(page).toHaveURL('/')
    })

    test('trying a game for free begins a trial, and the game opens at once', async ({
      page,
      site,
    }) => {
      const { words } = site
      const launches = listCalls(page, LAUNCH)
      const { hot } = await openHome(page, site)
      const { popup } = gameParts(page, site)
      await hot
        .getByRole('button', { name: patternOf(words, 'Try free: {0}') })
        .first()
        .click()
      await expect(popup).toBeVisible()
      await expect(popup).toContainText(words('Play money'))
      expect(launches).toEqual([expect.objectContaining({ trial: true })])
    })
  })
}

test('a bet in the demo slot moves the balance; the game is among the recents', async ({
  page,
  site,
  world,
}) => {
  const { words } = site
  const { hot } = await openAsMember(page, site, world)
  const game = gameParts(page, site)
  const tile = hot.getByRole('article').first()
  const name = (await tile.getByRole('heading').textContent())!
  await tile.getByRole('button').first().click()
  const balance = game.popup.getByRole('status', { name: patternOf(words, 'Balance: {amount}') })
  await expect(balance).toBeVisible()
  const before = (await balance.textContent())!
  const spin = game.frame.contentFrame().locator('button.spin')
  await spin.click()
  await expect(balance).not.toHaveText(before)
  await game.close.click()
  await game.leave.click()
  await expect(game.popup).toHaveCount(0)
  const recent = page.getByRole('region', { name: words('Recently played') })
  await expect(recent.getByRole('heading', { name })).toBeVisible()
})

test('twenty clicks on a tile launch one game', async ({ page, site, world }) => {
  const launches = listCalls(page, LAUNCH)
  const { hot } = await openAsMember(page, site, world)
  const { popup } = gameParts(page, site)
  await hot
    .getByRole('article')
    .first()
    .getByRole('button')
    .first()
    .evaluate((tile: HTMLElement) => {
      for (let clicks = 0; clicks < 20; clicks += 1) tile.click()
    })
  await expect(popup).toHaveCount(1)
  await expect(popup.locator('iframe').contentFrame().locator('body')).toBeVisible()
  expect(launches).toHaveLength(1)
})

test('a game’s own way back closes it without a question', async ({
  page,
  site,
  world,
  tolerate,
}) => {
  // Said of our own page, which the game leads to.
  tolerate(/can escape its sandboxing.*game-return/s)
  const { hot } = await openAsMember(page, site, world)
  const game = gameParts(page, site)
  await hot.getByRole('article').first().getByRole('button').first().click()
  const inside = game.frame.contentFrame()
  await expect(inside.locator('body')).toBeVisible()
  // A message that only says the same does nothing: neither its origin nor its sender is ours.
  await inside.locator('body').evaluate(() => {
    window.parent.postMessage('livery:game-return', '*')
  })
  await expect(game.popup).toBeVisible()
  await inside.locator('body').evaluate((_body, back) => {
    window.location.href = back
  }, `${site.origin}/game-return.html`)
  await expect(game.popup).toHaveCount(0)
})

test('a game on an origin of nobody’s, or of our own, is not opened', async ({
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

test('a game in maintenance says until when, and offers others', async ({
  page,
  site,
  world,
  tolerate,
}) => {
  tolerate(/503 \(Service Unavailable\)/)
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
  await game.leave.click()
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
  const others = page.getByRole('region', { name: words('Play one of these meanwhile') })
  await expect(others.getByRole('listitem')).toHaveCount(6)
})

test('a hostile game cannot navigate the site, read it or make it act', async ({
  page,
  site,
  world,
  tolerate,
  loads,
}) => {
  // What the browser says to each attempt.
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
  // Once more with the rights that a touch gives.
  await inside.getByRole('button', { name: 'Again' }).click()
  await expect(inside.locator('html')).toHaveAttribute('data-rounds', '2')

  const done = await inside
    .locator('[data-result="done"]')
    .evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset.attempt))
  // These end without an error; what they were after must not have come about.
  const silent = ['top-link', 'parent-link', 'top-form', 'messages', 'download', 'cookie']
  // The page has no other frame than its own.
  silent.push('sibling-frames')
  const windows = ['top-open', 'popup-code', 'popup-top']
  expect(done.filter((name) => ![...silent, ...windows].includes(name!))).toEqual([])
  await expect(popup).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await stored()).toBe(before)
  expect(loads()).toBe(1)
  expect(launches).toHaveLength(1)
  expect(downloads).toEqual([])
  for (const other of page.context().pages()) {
    if (other !== page) expect(new URL(other.url()).origin).not.toBe(site.origin)
  }
})

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
  await page.goto('/seamless?vassalage=MQY')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: words('Log in') }).click()
  await gettingIn(page, site).tryAs('demomember')
  await expect(main.locator('iframe').contentFrame().locator('body')).toBeVisible()
  await expect(page).toHaveURL('/seamless?vassalage=MQY')
})

test('a lottery shows its draws and opens its betting view', async ({ page, site, world }) => {
  const { words } = site
  const launches = listCalls(page, LAUNCH)
  await openAsMember(page, site, world)
  await page.goto('/vnlottery')
  const card = page.getByRole('main').getByRole('listitem').getByRole('link').first()
  await expect(card.getByRole('timer')).toHaveText(/\d+:\d\d/)
  await expect(card.getByRole('list', { name: words('Numbers') })).toBeVisible()
  await card.click()
  await expect(page).toHaveURL(/\/vnLottery\?gameCode=/)
  await expect(page.locator('main iframe').contentFrame().locator('body')).toBeVisible()
  const past = page.getByRole('region', { name: words('Past draws') })
  await expect(past.getByRole('list', { name: words('Numbers') })).toHaveCount(10)
  expect(launches).toEqual([
    expect.objectContaining({
      vassalage: 'TCG_LOTTO_VN',
      trial: false,
      lottery: expect.objectContaining({
        lottoArea: 'VN',
        launchMode: 'LOTT',
        prizeMode: 'ELOTT',
        view: 'betting',
      }),
    }),
  ])
  await page.goBack()
  await expect(page).toHaveURL(/\/vnlottery$/i)
})
