import { violations } from '#support/axe.ts'
import { gettingIn } from '#support/getting-in.ts'
import { homeParts, openHome } from '#support/home.ts'
import { expect, test } from '#support/journey.ts'
import { expectNotice } from '#support/notices.ts'
import {
  beginRound,
  closeAnnouncements,
  enterAsMember,
  gameParts,
  LAUNCH,
  launchInstead,
  listCalls,
  openAsMember,
} from '#support/play.ts'
import { visitsOf } from '#support/visits.ts'
import { patternOf } from '#support/words.ts'

/** Runs in the page: waits until a row of home is gone, and returns the next row's heading. */
const nextAfter = (gone: string): Promise<string | null | undefined> =>
  new Promise((resolve) => {
    const list = document.querySelector('#game-list')!
    new MutationObserver(() => {
      if (!list.querySelector(gone)) resolve(list.querySelector('section h2')?.textContent)
    }).observe(list, { childList: true, subtree: true })
  })

for (const { visit, details, options } of visitsOf('play')) {
  test.describe(visit, details, () => {
    test.use(options)

    test('a chosen game opens after login, and asks before it closes during a round', async ({
      page,
      site,
    }) => {
      const launches = listCalls(page, LAUNCH)
      await closeAnnouncements(page)
      const { paid: tile, login } = await openHome(page, site)
      const game = gameParts(page, site)
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

      await beginRound(game.frame)
      await page.goBack()
      await expect(game.question).toBeVisible()
      await expect(page).toHaveURL(/\/\?game=\w+$/)
      expect(await violations(page)).toEqual([])
      await game.keepPlaying.click()
      await game.close.press('Escape')
      await game.leave.click()
      await expect(game.popup).toHaveCount(0)
      await expect(page).toHaveURL('/')
    })

    test('a visitor plays a game for free after two taps', async ({ page, site, world }) => {
      const { words } = site
      await world.change({ rules: { announcementPopups: true } })
      const launches = listCalls(page, LAUNCH)
      const { hot } = await openHome(page, site)
      const { popup, frame } = gameParts(page, site)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words('Close') })
        .first()
        .click()
      await hot
        .getByRole('button', { name: patternOf(words, 'Try free: {name}') })
        .first()
        .click()
      await expect(popup).toBeVisible()
      await expect(popup).toContainText(words('Play money'))
      await expect(frame.contentFrame().getByRole('button').first()).toBeVisible()
      expect(launches).toEqual([expect.objectContaining({ trial: true })])
    })

    test('a win in the demo slot updates balance, home page and list of winners @ci', async ({
      page,
      site,
      world,
    }) => {
      const { words } = site
      await world.change({ merchant: site.brand.merchant, rules: { bigWins: true } })
      const history = Promise.withResolvers<void>()
      await page.route(
        '**/GCS_recentGame*',
        (route) => history.promise.then(() => route.fallback()),
        { times: 1 },
      )
      await enterAsMember(page, site, world)
      await page.goto('/')
      const rows = page.locator('#game-list').getByRole('region')
      await expect(rows).toHaveCount(1)
      await expect(rows).toHaveAccessibleName(words('Continue playing'))
      // Without a game history, another row becomes the first at the moment when the history's row
      // disappears.
      const next = page.evaluate(nextAfter, '#recents')
      history.resolve()
      expect(await next).toBe(words('Hot games'))
      const { hot, winners } = homeParts(page, words)
      const game = gameParts(page, site)
      const slot = hot.getByRole('article').first()
      const name = (await slot.getByRole('heading').textContent())!
      const own = winners.getByRole('listitem').filter({ hasText: 'dem***er' })
      const hasBoard = site.brand.features.winnerBoard
      if (hasBoard) {
        // The winners are drawn once they come near the window.
        await winners.scrollIntoViewIfNeeded()
        await expect(winners.getByRole('listitem').nth(9)).toContainText('***')
      }
      const wonBefore = await own.count()

      await slot.getByRole('button').first().click()
      const balance = game.popup.getByRole('status', {
        name: patternOf(words, 'Balance: {amount}'),
      })
      await expect(balance).toBeVisible()
      const before = (await balance.textContent())!
      const spin = game.frame.contentFrame().locator('button.spin')
      await spin.click()
      await expect(balance).not.toHaveText(before)
      // The game shows its win animation, and then reports the end of the round.
      await expect(spin).toBeEnabled()
      await game.close.click()
      await expect(game.popup).toHaveCount(0)
      await expect(slot.getByRole('button').first()).toBeFocused()
      const recent = page.getByRole('region', { name: words('Continue playing') })
      await expect(recent.getByRole('heading', { name })).toBeVisible()
      const because = page.getByRole('region', {
        name: patternOf(words, 'Because you played {game}'),
      })
      await expect(because.getByRole('article').nth(11)).toBeAttached()
      await expect(because.getByRole('heading', { name, exact: true })).toHaveCount(0)
      if (hasBoard) await expect(own).toHaveCount(wonBefore + 1)

      await world.change({
        merchant: site.brand.merchant,
        rules: { homeRows: ['new', 'continue'] },
      })
      await page.reload()
      await expect(rows.nth(0)).toHaveAccessibleName(words('New this week'))
      await expect(rows.nth(1)).toHaveAccessibleName(words('Continue playing'))
    })

    test('a chosen game also opens after a password recovery @ci', async ({ page, site }) => {
      await closeAnnouncements(page)
      const { paid } = await openHome(page, site)
      const form = gettingIn(page, site)
      await paid.getByRole('button').first().click()
      await form.forgot.click()
      // The login has a field of the same name, until the recovery is drawn in its place.
      await expect(form.button('Send me a temporary password')).toBeVisible()
      await form.username.fill('demomember')
      await form.dialog
        .getByRole('textbox', { name: site.words('Email'), exact: true })
        .fill('demomember@players.example')
      await form.button('Send me a temporary password').click()
      await form.logIn.click()
      await form.tryAs('demomember')
      await expect(gameParts(page, site).popup).toBeVisible()
    })
  })
}

test('twenty clicks on a game tile launch the game once @ci', async ({ page, site, world }) => {
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

test('a game goes on after a reload, and its address shows strangers the details @ci', async ({
  page,
  site,
  world,
  context,
}) => {
  const launches = listCalls(page, LAUNCH)
  const { hot } = await openAsMember(page, site, world)
  const game = gameParts(page, site)
  const tile = hot.getByRole('article').first()
  const name = (await tile.getByRole('heading').textContent())!
  await tile.getByRole('button').first().click()
  await expect(game.frame.contentFrame().locator('body')).toBeVisible()
  await expect(page).toHaveURL(/\/\?game=\w+$/)
  const address = page.url()
  await page.reload()
  await expect(game.popup).toHaveAccessibleName(name)
  await expect(game.frame.contentFrame().locator('body')).toBeVisible()
  expect(launches).toHaveLength(2)
  await page.goBack()
  await expect(game.popup).toHaveCount(0)
  await expect(page).toHaveURL('/')

  const stranger = await context.newPage()
  const moved = listCalls(stranger, LAUNCH)
  await closeAnnouncements(stranger)
  await stranger.goto(address)
  const details = stranger.getByRole('dialog', { name })
  await expect(details.getByRole('button', { name: site.words('Close') })).toBeVisible()
  await expect(stranger).toHaveURL(address)
  expect(moved).toEqual([])
  await stranger.goBack()
  await expect(details).toHaveCount(0)
  await expect(stranger).toHaveURL('/')
})

test('one step back leaves a game that has moved on within its frame @ci', async ({
  page,
  site,
  world,
}) => {
  const games = `http://games.localhost:${world.port}/lobby`
  await page.route(`${games}/*`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<title>Lobby</title><a href="/lobby/2">Next</a> <a href="#top">Top</a>',
    }),
  )
  const { hot } = await openAsMember(page, site, world)
  await page.goto('/games')
  await page.goto('/')
  await launchInstead(page, `${games}/1`)
  const game = gameParts(page, site)
  const tile = hot.getByRole('article').first()
  const inside = game.frame.contentFrame()
  const entries = () => page.evaluate(() => window.history.length)
  /** Opens the game, and follows a link to another page in it, then a link to a place there. */
  const moveOn = async () => {
    await tile.getByRole('button').first().click()
    for (const name of ['Next', 'Top']) {
      const link = inside.getByRole('link', { name })
      await expect(link).toBeVisible()
      const before = await entries()
      await link.click()
      // The game adds an entry to the history, and the page adds its own above it.
      await expect.poll(entries).toBe(before + 2)
    }
  }
  await moveOn()
  await page.goBack()
  await expect(game.popup).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await moveOn()
  await game.close.click()
  await expect(game.popup).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/games')
})

test('a game that opens its return address closes without a question @ci', async ({
  page,
  site,
  world,
  tolerate,
}) => {
  // The browser logs this warning about our own page, which the game opens.
  tolerate(/can escape its sandboxing.*game-return/s)
  const launches = listCalls(page, LAUNCH)
  const { hot } = await openAsMember(page, site, world)
  const game = gameParts(page, site)
  await hot.getByRole('article').first().getByRole('button').first().click()
  const inside = game.frame.contentFrame()
  await expect(inside.locator('body')).toBeVisible()
  // A copy of the game's closing message has no effect: it comes neither from our origin nor our
  // window.
  const heard = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('message', () => resolve(), { once: true })
      }),
  )
  await inside.locator('body').evaluate(() => {
    window.parent.postMessage('livery:game-return', '*')
  })
  await heard
  await expect(game.popup).toBeVisible()
  const leaveInside = () =>
    inside.locator('body').evaluate((_body, back) => {
      window.location.href = back
    }, `${site.origin}/game-return.html`)
  await leaveInside()
  await expect(game.frame).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  const similar = page.getByRole('region', { name: site.words('More like this') })
  await similar.getByRole('button').first().click()
  await expect(inside.locator('body')).toBeVisible()
  expect(launches).toHaveLength(2)
  await leaveInside()
  const last = page.getByRole('region', { name: site.words('Your recent games') })
  await expect(last.getByRole('button')).not.toHaveCount(0)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: site.words('Back to the games') })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a player who logged in by a social network launches games with another call @ci', async ({
  page,
  site,
  world,
}) => {
  const launches = listCalls(page, LAUNCH)
  const social = listCalls(page, '/wps/relay/GCS_gameLaunchFB')
  const { hot } = await openAsMember(page, site, world, { social: true })
  await hot.getByRole('article').first().getByRole('button').first().click()
  await expect(gameParts(page, site).popup).toBeVisible()
  expect(social).toHaveLength(1)
  expect(launches).toEqual([])
})

test('an open game does not prevent the logout for inactivity @ci', async ({
  page,
  site,
  world,
  tolerate,
}) => {
  tolerate(/401 \(Unauthorized\)/)
  const { words } = site
  await page.clock.install()
  const { hot } = await openAsMember(page, site, world)
  const { popup, frame } = gameParts(page, site)
  // A chunk that is still loading would fail when the clock jumps half an hour, so this waits.
  await page.waitForLoadState('networkidle')
  await hot.getByRole('article').first().getByRole('button').first().click()
  await expect(frame.contentFrame().locator('body')).toBeVisible()
  await expect(popup.getByRole('status').first()).toBeVisible()
  await frame.focus()
  await page.clock.runFor(2000)
  // One jump past the limit: a reply after a shorter one would bring back the gateway's real time.
  await page.clock.fastForward('31:00')
  await page.clock.runFor(2000)
  await expect(popup).toHaveCount(0)
  const away = 'You were away for a while, so we logged you out to keep your account safe.'
  await expectNotice(page, words(away))
})
