import type { Page } from '@playwright/test'
import { LANGUAGES } from '#rules/languages.ts'
import { violations } from '#support/axe.ts'
import { overflowsSideways } from '#support/home.ts'
import { expect, test, type Site } from '#support/journey.ts'
import { enterAsMember, gameParts, LAUNCH, listCalls } from '#support/play.ts'
import { walk } from '#support/walk.ts'
import { patternOf } from '#support/words.ts'

const frameOf = (page: Page) => page.getByRole('main').locator('iframe')

/** The card of a lottery on the lottery page, found by the lottery's name. */
const cardOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link').filter({ hasText: name })

/** Opens a vendor's lobby from the vendor's page, and closes it. */
async function visitLobby(page: Page, site: Site, path: string, vendor: string): Promise<void> {
  const { words } = site
  await page.goto(path)
  await page
    .getByRole('main')
    .getByRole('button', { name: words('Play {name}', { values: { name: vendor } }) })
    .click()
  const { frame, close, popup } = gameParts(page, site)
  await expect(frame.contentFrame().locator('body')).toBeVisible()
  await close.click()
  await expect(popup).toHaveCount(0)
}

test('a lottery shows its draws and opens its betting page, also from its tile @ci', async ({
  page,
  site,
  world,
}) => {
  const { words } = site
  const launches = listCalls(page, LAUNCH)
  await enterAsMember(page, site, world)
  await page.goto('/lott')
  await page.getByRole('link', { name: words('Draws and results') }).click()
  await expect(page).toHaveURL('/lottery')
  await walk(page, '/vnlottery')
  const card = page.getByRole('main').getByRole('listitem').getByRole('link').first()
  await expect(card.getByRole('timer')).toHaveText(/\d+:\d\d/)
  await expect(card.getByRole('list', { name: words('Numbers') })).toBeVisible()
  await expect(card).toContainText(words('Last draw'))
  expect(await violations(page)).toEqual([])
  await card.click()
  await expect(page).toHaveURL(/\/vnLottery\?gameCode=/)
  await expect(page.locator('main iframe').contentFrame().locator('body')).toBeVisible()
  const past = page.getByRole('region', { name: words('Past draws') })
  await expect(past.getByRole('list', { name: words('Numbers') })).toHaveCount(10)
  const cut = await past.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(cut, 'pixels of past draws that are cut').toBeLessThanOrEqual(0)
  // The toolbar's close button moves the money back before the game closes.
  await expect(
    page.getByRole('main').getByRole('button', { name: words('Close the game') }),
  ).toHaveCount(1)
  await expect(page.getByRole('main').locator('a[href="/vnLottery"]')).toHaveCount(0)
  expect(await violations(page)).toEqual([])
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
  await walk(page, '/lott?vassalage=LOTT')
  await page.getByRole('main').getByRole('article').first().getByRole('button').first().click()
  await expect(page).toHaveURL(/\/lottery\?gameCode=/)
  await expect(page.locator('main iframe').contentFrame().locator('body')).toBeVisible()
})

test('a lottery launches with the same parameters from both of its pages @ci', async ({
  page,
  site,
  world,
}) => {
  const launches = listCalls(page, LAUNCH)
  await enterAsMember(page, site, world)
  // Cards of recently played lotteries come first, so no other card may appear before these have
  // loaded: the other card would then move.
  let early = -1
  const latest = page.waitForResponse('**/opened/numero*')
  await page.route(
    '**/game_menu/recent*',
    async (route) => {
      await latest
      early = await page.getByRole('timer').count()
      await route.continue()
    },
    { times: 1 },
  )
  for (const name of ['สามตัวรายวัน', 'แข่งรถสิบคัน']) {
    await page.goto('/lottery')
    const card = cardOf(page, name).first()
    await expect(card).toBeVisible()
    // The page holds its restored scroll position until the player does something, so the test
    // presses a key.
    await page.keyboard.press('Shift')
    await card.click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(frameOf(page).contentFrame().locator('body')).toBeVisible()
  }
  expect(early, 'cards shown before those played last are known').toBe(0)
  await visitLobby(page, site, '/lott', 'Daily Draw')
  await visitLobby(page, site, '/elott', 'Swift Draw')
  await page.goto('/elott?vassalage=QKB')
  const tile = page.getByRole('main').getByRole('article').first()
  await tile.getByRole('button').first().click()
  await expect(gameParts(page, site).frame.contentFrame().locator('body')).toBeVisible()
  const terms = { lottoArea: 'TH', launchMode: 'LOTT', prizeMode: 'ELOTT' }
  expect(launches).toMatchObject([
    { vassalage: 'LOTT', gameType: 'LOTT', lottery: { ...terms, view: 'betting' } },
    { vassalage: 'ELOTT', gameType: 'ELOTT', lottery: { ...terms, view: 'betting' } },
    { vassalage: 'LOTT', gameType: 'LOTT', lottery: { ...terms, view: 'lobby' } },
    { vassalage: 'ELOTT', gameType: 'ELOTT', lottery: { ...terms, view: 'lobby' } },
    {
      vassalage: 'QKB',
      gameType: 'ELOTT',
      lottery: { ...terms, view: 'betting', gameCode: expect.any(String) },
    },
  ])
})

test('a lottery does not launch while its prize table is unknown @ci', async ({
  page,
  site,
  world,
  tolerate,
}) => {
  tolerate(/ERR_FAILED|newGameVendor/)
  const { words } = site
  const launches = listCalls(page, LAUNCH)
  await enterAsMember(page, site, world)
  await page.route('**/GCSGAME_newGameVendor*', (route) => route.abort())
  await page.goto('/lottery')
  await cardOf(page, 'สามตัวรายวัน').first().click()
  const main = page.getByRole('main')
  const refusal = main.getByRole('alert')
  await expect(refusal).toBeVisible()
  await expect(frameOf(page)).toHaveCount(0)
  expect(launches).toEqual([])

  await page.unroute('**/GCSGAME_newGameVendor*')
  await main
    .getByRole('button', { name: words('Try again') })
    .first()
    .click()
  await expect(frameOf(page)).toBeVisible()
  expect(launches).toMatchObject([{ vassalage: 'LOTT', lottery: { prizeMode: 'ELOTT' } }])
})

test.describe('a vendor with its own wallet', () => {
  test.use({ brand: 'larkmoor' })

  test('only launching a lottery moves the balance to its vendor’s own wallet @ci', async ({
    page,
    site,
    world,
  }) => {
    const moves = listCalls(page, '/wps/relay/GCS_walletTransfer')
    const launches = listCalls(page, LAUNCH)
    await enterAsMember(page, site, world)
    const answer = Promise.withResolvers<void>()
    await page.route('**/GCSGAME_newGameVendor*', async (route) => {
      await answer.promise
      await route.continue()
    })
    await page.goto('/lottery')
    await cardOf(page, 'Daily 3D').first().click()
    const main = page.getByRole('main')
    await expect(main.getByText(site.words('Opening the game…'))).toBeVisible()
    await main.getByRole('button', { name: site.words('Close the game') }).click()
    await expect(page).toHaveURL('/lottery')
    answer.resolve()
    await cardOf(page, 'Racing Ten').first().click()
    await expect(frameOf(page).contentFrame().locator('body')).toBeVisible()
    expect(launches).toMatchObject([{ vassalage: 'ELOTT' }])
    expect(moves).toMatchObject([{ vassalage: 'ELOTT', direction: 'IN' }])
  })
})

test('a change of language does not reload an open lottery @ci', async ({ page, site, world }) => {
  const launches = listCalls(page, LAUNCH)
  await enterAsMember(page, site, world)
  await page.goto('/lottery')
  await cardOf(page, 'สามตัวรายวัน').first().click()
  await expect(frameOf(page).contentFrame().locator('body')).toBeVisible()
  const frame = (await frameOf(page).elementHandle())!
  await page
    .getByRole('banner')
    .getByRole('button', { name: patternOf(site.words, 'Language: {name}') })
    .click()
  await page.getByRole('menuitemradio', { name: LANGUAGES.EN.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Daily 3D' })).toBeVisible()
  expect(await frame.evaluate((element) => element.isConnected)).toBe(true)
  await expect(frameOf(page)).toHaveCount(1)
  expect(launches).toHaveLength(1)
})

test('draw results that fail to load show one error, and its retry loads them @ci', async ({
  page,
  site,
  world,
  tolerate,
}) => {
  tolerate(/ERR_FAILED|opened\/numero/)
  const { words } = site
  await enterAsMember(page, site, world)
  await page.route('**/games/opened/numero*', (route) => route.abort())
  await page.goto('/lottery')
  const main = page.getByRole('main')
  const retry = main.getByRole('button', { name: words('Try again') })
  await expect(retry).toHaveCount(1)
  await expect(main.locator('.animate-pulse')).toHaveCount(0)
  await page.unroute('**/games/opened/numero*')
  await retry.click()
  await expect(main.getByRole('list', { name: words('Numbers') }).first()).toBeVisible()
  await expect(retry).toHaveCount(0)
})

test('a lottery without a draw shows no loading placeholder @ci', async ({ page, site, world }) => {
  await enterAsMember(page, site, world)
  await page.route('**/games/opened/numero*', (route) => route.fulfill({ json: { list: [] } }))
  await page.goto('/lottery')
  const main = page.getByRole('main')
  await expect(main.getByRole('timer').first()).toBeVisible()
  await expect(main.locator('.animate-pulse')).toHaveCount(0)
})

test('recently played lotteries are not requested while a password change is required @ci', async ({
  page,
  site,
  world,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await enterAsMember(page, site, world, { passwordChange: 'temporary' })
  await page.goto('/lottery')
  await expect(page.locator('main li').first()).toBeAttached()
  expect(asked).toContain('/lotto/lgw/games/opened/numero')
  expect(asked).not.toContain('/lgw/vn/games/game_menu/recent')
})

test.describe('a brand with lotteries of every area:', () => {
  test.use({ brand: 'chanh' })

  test('the lottery page fits a window of 320 px @ci', async ({ page, site, world }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await enterAsMember(page, site, world)
    await page.goto('/lottery')
    const cards = page.getByRole('main').getByRole('timer')
    await expect.poll(() => cards.count()).toBeGreaterThan(20)
    expect(await overflowsSideways(page)).toBe(false)
  })
})
