import type { Locator, Page } from '@playwright/test'
import { GAME_TYPES, type GameType } from '#parts/games/schema.ts'
import { violations } from '#support/axe.ts'
import { ADDRESSES } from '#support/categories.ts'
import { homeParts, openHome } from '#support/home.ts'
import { expect, test, type Site } from '#support/journey.ts'
import { openMenu } from '#support/menu.ts'
import { enterAsMember, gameParts } from '#support/play.ts'
import { fetchReply } from '#support/replies.ts'
import { AT_A_DESK, visitsOf } from '#support/visits.ts'
import { walk } from '#support/walk.ts'
import { patternOf } from '#support/words.ts'

/** Elements that tests look for on a page of games. */
function listParts(page: Page, { words }: Site) {
  const main = page.getByRole('main')
  const filters = main.getByRole('group', { name: words('Filters') })
  const filter = (name: string) =>
    filters.getByRole('button', { name: words(name, { context: 'filter of a game list' }) })
  const search = main.getByRole('searchbox', { name: words('Search games') })
  const opener = main.getByRole('button', { name: words('Search this list') })
  return {
    main,
    filter,
    title: main.getByRole('heading', { level: 1 }),
    list: main.getByRole('list').filter({ has: page.getByRole('article') }),
    games: main.getByRole('article'),
    /** The buttons of wide pages that open the providers and the kinds of games. */
    vendorOpener: filters.locator('[aria-haspopup=dialog]'),
    kindOpener: filters.locator('[aria-haspopup=menu]'),
    chooseVendor: async (index: number) => {
      await filters.locator('[aria-haspopup=dialog]').click()
      await page
        .getByRole('dialog', { name: words('Game providers') })
        .getByRole('list')
        .getByRole('button')
        .nth(index)
        .click()
    },
    chooseKind: async (index: number) => {
      await filters.locator('[aria-haspopup=menu]').click()
      await page.getByRole('menuitemradio').nth(index).click()
    },
    search,
    /** Types into the list's search box, which phones show only after a button press. */
    searchFor: async (text: string) => {
      await expect(search.or(opener).first()).toBeVisible()
      if (!(await search.isVisible())) await opener.click()
      await search.fill(text)
    },
    /** Phones show filters in one row and a bottom sheet; wide pages show them side by side. */
    sheet: page.getByRole('dialog', { name: words('Filters') }),
    more: main.getByRole('button', { name: words('More games') }),
    heart: (name: string) =>
      main.getByRole('button', { name: words('Favorite: {name}', { values: { name } }) }),
  }
}

const NAMES: Record<GameType, string> = {
  RNG: 'Slots',
  LIVE: 'Live casino',
  BG: 'BG live',
  PVP: 'Card games',
  FISH: 'Fishing',
  SPORTS: 'Sports',
  ESPORTS: 'E-sports',
  ELOTT: 'E-lottery',
  LOTT: 'Lottery',
  COCKFIGHT: 'Cockfight',
  BINGO: 'Bingo',
}

/** Categories whose page lists vendors before games (docs/product.md §2.1). */
const BY_VENDOR: readonly GameType[] = ['SPORTS', 'ESPORTS', 'ELOTT', 'LOTT', 'COCKFIGHT']

/** Expects more games than one row has, on phones and desktops alike. */
const expectFullWindow = (games: Locator) => expect.poll(() => games.count()).toBeGreaterThan(8)

const nameOf = (page: Page) =>
  page.getByRole('main').getByRole('article').first().getByRole('heading').innerText()

for (const { visit, details, options } of visitsOf('games')) {
  test.describe(visit, details, () => {
    test.use(options)

    test('a visitor finds a game on the page of each category @ci', async ({ page, site }) => {
      const { games, main, list } = listParts(page, site)
      const { words } = site
      const start = games.first().getByRole('button', { name: patternOf(words, 'Play {name}') })
      const offered = GAME_TYPES.filter(
        (type) => site.brand.features.lottery || (type !== 'LOTT' && type !== 'ELOTT'),
      )
      await page.goto('/promotions')
      for (const type of offered) {
        await walk(page, ADDRESSES[type])
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(
          words(NAMES[type], { context: 'game category' }),
        )
        await expect(games.first(), type).toBeVisible()
        if (!BY_VENDOR.includes(type)) continue
        await expect(start, type).toBeVisible()
        await games.first().getByRole('link').click()
        await expect(page).toHaveURL(/[?&]vassalage=\w+$/)
        await expect(list.getByRole('listitem').first(), type).toBeVisible()
      }
      // On this brand the gateway does not offer the vendor EVT.
      await walk(page, '/live?vassalage=EVT')
      await expect(games.first()).toContainText(words('Not in your region'))
      await expect(games.first().getByRole('button').first()).toHaveAttribute(
        'aria-haspopup',
        'dialog',
      )
    })

    test('a visitor searches a list of games by name @ci', async ({ page, site }) => {
      const { games, search, searchFor, main } = listParts(page, site)
      const { words } = site
      await page.goto('/rng')
      const name = await nameOf(page)
      await searchFor(`  ${name} `)
      await expect(page).toHaveURL(new RegExp(`/rng\\?q=`))
      await expect(games.first().getByRole('heading')).toHaveText(name)
      await expect(page).toHaveTitle(
        `${words('Results for “{search}”', { values: { search: name } })} · ${site.brand.name}`,
      )
      const told = main.getByRole('status').first()
      await expect(told).toContainText(/\d/)
      await search.fill('zzzz')
      await expect(told).not.toContainText(/[1-9]/)
      await main.getByRole('button', { name: words('Show all games') }).click()
      await expect(page).toHaveURL('/rng')
      await expect(search).toHaveValue('')
      await expectFullWindow(games)
    })

    test('a list of games without results is filled again by another search text @ci', async ({
      page,
      site,
    }) => {
      const { games, searchFor, main } = listParts(page, site)
      const none = main.getByRole('button', { name: site.words('Show all games') })
      for (const path of ['/rng', '/?gameType=RNG']) {
        await page.goto(path)
        await searchFor('zzzz')
        await expect(none).toBeVisible()
        await searchFor('a')
        await expectFullWindow(games)
      }
    })

    test('a member adds and removes a favourite @ci', async ({ page, site, world }) => {
      const { words } = site
      const { heart, main, games } = listParts(page, site)
      await enterAsMember(page, site, world)
      await page.goto('/rng')
      const name = await nameOf(page)
      await heart(name).first().click()
      await expect(heart(name).first()).toHaveAttribute('aria-pressed', 'true')
      await page.goto('/favorite')
      await expect(games).toHaveCount(1)
      await expect(games.getByRole('heading')).toHaveText(name)

      await heart(name).click()
      await expect(games).toHaveCount(0)
      await main.getByRole('link', { name: words('Find a game') }).click()
      await expect(page).toHaveURL('/games')
    })
  })
}

test(
  'the back button undoes every choice in a list of games',
  AT_A_DESK,
  async ({ page, site, isMobile }) => {
    test.skip(isMobile, 'phones have a row and a sheet')
    const parts = listParts(page, site)
    const { filter, vendorOpener, kindOpener, chooseVendor, chooseKind, games, search } = parts
    await page.goto('/rng')
    await chooseVendor(1)
    await expect(page).toHaveURL(/\/rng\?vassalage=\w+$/)
    await expect(vendorOpener).toHaveAttribute('data-active')
    await chooseKind(1)
    await expect(page).toHaveURL(/\/rng\?vassalage=\w+&classify=\w+$/)
    // Choosing another filter discards typed text; the filter looks chosen once the address has
    // changed.
    await expect(kindOpener).toHaveAttribute('data-active')
    await parts.searchFor('a')
    await expect(page).toHaveURL(/&q=a$/)
    await filter('Hot').click()
    await expect(page).toHaveURL(/\/rng\?vassalage=\w+&classify=\w+&filter=HOT$/)
    await expect(search).toHaveValue('')
    await page.reload()
    await expect(filter('Hot')).toHaveAttribute('aria-pressed', 'true')
    await page.emulateMedia({ forcedColors: 'active' })
    const frameOf = (name: string) =>
      filter(name).evaluate((chip) => getComputedStyle(chip).borderTopWidth)
    expect(await frameOf('Hot'), 'the chosen one without grounds').not.toBe(await frameOf('All'))
    await page.emulateMedia({ forcedColors: 'none' })
    await chooseVendor(2)
    await expect(page).toHaveURL(/\/rng\?vassalage=\w+&filter=HOT$/)
    await filter('All').click()
    await expect(page).toHaveURL('/rng')
    await expect(vendorOpener).not.toHaveAttribute('data-active')
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(/classify=\w+&filter=HOT$/)
    await page.goBack()
    await expect(search).toHaveValue('a')
    await page.goto('/rng?vassalage=%3Cimg%3E&filter=nope&page=-1&classify=NONE')
    await expect(games.first()).toBeVisible()
    await expect(filter('All')).toHaveAttribute('aria-pressed', 'true')
  },
)

test('on a phone, two taps lead from the home page to a vendor’s games @ci', async ({
  page,
  site,
  isMobile,
}) => {
  test.skip(!isMobile, 'wide pages show all filters')
  const { words } = site
  const { main, title, games, filter, sheet } = listParts(page, site)
  const category = (name: string) => words(name, { context: 'game category' })
  const { hot } = await openHome(page, site)
  await page
    .getByRole('navigation', { name: words('Main') })
    .getByRole('link', { name: words('Games', { context: 'bottom bar' }) })
    .click()
  await expect(title).toHaveText(words('All games'))
  await expect(main.getByRole('link', { name: category('Fishing') }).first()).toContainText(/\d/)
  await main.getByRole('link', { name: `${category('Fishing')}: Coral Hunters` }).click()
  await expect(page).toHaveURL('/fish?vassalage=CRL')
  await expect(title).toHaveText('Coral Hunters')
  const switcher = main.getByRole('navigation', { name: words('Categories') })
  const current = switcher.locator('[aria-current=page]')
  await expect(current).toHaveText(category('Fishing'))
  await expect(current).toBeInViewport({ ratio: 1 })
  await main
    .getByRole('link', { name: words('Back to {name}', { values: { name: category('Fishing') } }) })
    .click()
  await expect(page).toHaveURL('/fish')

  await switcher.getByRole('link', { name: category('Slots') }).click()
  await expect(page).toHaveURL('/rng')
  await expect(games.first()).toBeVisible()
  await filter('Hot').click()
  await expect(page).toHaveURL('/rng?filter=HOT')
  await expect(filter('Hot')).toHaveAttribute('aria-pressed', 'true')
  const opener = main.getByRole('button', { name: words('Filters') })
  await expect(opener).toContainText('1')
  await opener.click()
  const kinds = sheet.getByRole('group', { name: words('Game types') })
  await kinds.getByRole('button').nth(1).click()
  await sheet.getByRole('button', { name: 'Nine Lanterns' }).click()
  // Nothing changes before the button of the sheet is pressed.
  await expect(page).toHaveURL('/rng?filter=HOT')
  expect(await violations(page)).toEqual([])
  // The last button of the sheet applies the filters, and shows the number of games.
  const show = sheet.getByRole('button').last()
  await expect(show).toContainText(/\d/)
  await show.click()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/\/rng\?filter=HOT&vassalage=NLN$/)
  await expect(opener).toContainText('2')
  await page.reload()
  await expect(title).toHaveText('Nine Lanterns')
  await filter('Hot').click()
  await expect(page).toHaveURL('/rng?vassalage=NLN')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/rng?filter=HOT')
  await expect(hot).toHaveCount(0)
})

test('choosing a filter discards a search text that is still being typed @ci', async ({
  page,
  site,
}) => {
  const { filter, games, search, searchFor } = listParts(page, site)
  await page.clock.install()
  await page.goto('/rng')
  await expect(games.first()).toBeVisible()
  // The clock is stopped, so that the typed text is not searched yet.
  await page.clock.pauseAt(Date.now() + 60_000)
  await searchFor('dra')
  await filter('Hot').click()
  await expect(page).toHaveURL('/rng?filter=HOT')
  await expect(search).toHaveValue('')
  await page.clock.runFor(2000)
  await expect(page).toHaveURL('/rng?filter=HOT')
})

test('a new filter keeps the old games while loading; a new category does not @ci', async ({
  page,
  site,
  isMobile,
}) => {
  const { words } = site
  const { games, main, list, filter } = listParts(page, site)
  const busy = main.locator('[aria-busy=true]')
  await page.goto('/?gameType=RNG')
  await expect(list).toHaveAttribute('aria-busy', 'false')
  const names = games.getByRole('heading')
  const all = await names.allTextContents()
  const hold = async () => {
    const held = Promise.withResolvers<void>()
    await page.route('**/GCSGAME_gameList*', (route) => held.promise.then(() => route.fallback()), {
      times: 1,
    })
    return held.resolve
  }

  const releaseHot = await hold()
  await filter('Hot').click()
  await expect(list).toHaveAttribute('aria-busy', 'true')
  await expect(names).toHaveText(all)
  releaseHot()
  await expect(list).toHaveAttribute('aria-busy', 'false')
  await expect(names).not.toHaveText(all)

  const releaseFish = await hold()
  const categories = isMobile
    ? main.getByRole('navigation', { name: words('Categories') })
    : page.getByRole('navigation', { name: words('Game categories') })
  await categories
    .getByRole('link', { name: words('Fishing', { context: 'game category' }) })
    .click()
  await expect(busy).toBeVisible()
  await expect(games).toHaveCount(0)
  releaseFish()
  await expect(games.first()).toBeVisible()
})

test('pressing a vendor’s tile in a list opens the games of that vendor @ci', async ({
  page,
  site,
}) => {
  const { games, title } = listParts(page, site)
  const vendor = { isGame: 'VASSALAGE', vassalage: 'CRL', nodeName: 'Coral', supportPlay: 1 }
  await page.route('**/GCSGAME_gameList?*', async (route) => {
    const reply = await fetchReply(route)
    if (!route.request().url().includes('vassalage')) {
      Object.assign(reply.games[1], vendor)
    }
    await route.fulfill({ json: reply })
  })
  await page.goto('/fish')
  const tile = games.nth(1)
  await expect(tile.getByRole('heading')).toHaveText('Coral')
  // A vendor's tile has neither a start button nor a favourite button.
  await expect(tile.getByRole('button')).toHaveCount(0)
  await tile.getByRole('link', { name: 'Coral' }).click()
  await expect(page).toHaveURL('/fish?vassalage=CRL')
  await expect(title).toHaveText('Coral Hunters')
  await expect(games.first().getByRole('button').first()).toBeVisible()
})

test('pressing a vendor’s picture opens its lobby; its link lists its games @ci', async ({
  page,
  site,
}) => {
  const { words } = site
  const { games } = listParts(page, site)
  const { login } = homeParts(page, words)
  await page.goto('/sports')
  const name = await nameOf(page)
  await games.first().getByRole('button', { name, exact: true }).click()
  await expect(login).toBeVisible()
  await login.getByRole('button', { name: words('Close') }).click()
  await games
    .first()
    .getByRole('link', { name: words('Games of {name}', { values: { name } }) })
    .click()
  await expect(page).toHaveURL(/\/sports\?vassalage=\w+$/)
})

test('a vendor that needs its own window on phones opens in the desktop page @ci', async ({
  page,
  site,
  world,
  isMobile,
}) => {
  const { games, title } = listParts(page, site)
  await enterAsMember(page, site, world)
  await page.goto('/live?vassalage=PLR')
  await expect(title).toHaveText('Lantern Parlour')
  const opened = isMobile ? page.waitForEvent('popup') : undefined
  await games.first().getByRole('button').first().click()
  if (opened) await expect(await opened).toHaveURL(/\/play\//)
  else await expect(gameParts(page, site).frame).toBeVisible()
})

test.describe('tables of a card-game vendor', () => {
  const tables = (page: Page, { words }: Site) =>
    page.getByRole('region', { name: words('Tables') })

  test('players can join tables of a card game vendor; visitors do not see tables @ci', async ({
    page,
    site,
    world,
  }) => {
    const { words } = site
    const { games } = listParts(page, site)
    await page.goto('/pvp?vassalage=KPT')
    await expect(games.first()).toBeVisible()
    await expect(tables(page, site)).toHaveCount(0)
    await enterAsMember(page, site, world)
    await page.goto('/pvp?vassalage=KPT')
    const free = tables(page, site)
      .getByRole('button', { name: patternOf(words, 'Sit down at {name}') })
      .and(page.locator(':enabled'))
    await free.first().click()
    await expect(gameParts(page, site).frame).toBeVisible()
  })

  test('the tables of a card game category with one vendor are shown at once @ci', async ({
    page,
    site,
    world,
  }) => {
    await page.route('**/GCSGAME_newGameVendor?*', async (route) => {
      const reply = await fetchReply(route)
      for (const lane of reply.data.lanes) if (lane.title === 'PVP') lane.cards.length = 1
      await route.fulfill({ json: reply })
    })
    await enterAsMember(page, site, world)
    await page.goto('/pvp')
    await expect(tables(page, site).getByRole('article').first()).toBeVisible()
  })

  test('tables of card games are not requested while a password change is required @ci', async ({
    page,
    site,
    world,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await enterAsMember(page, site, world, { passwordChange: 'temporary' })
    await page.goto('/pvp?vassalage=KPT')
    // The popup for the required password change covers the tables.
    await expect(page.locator('main article').first()).toBeAttached()
    expect(asked).toContain('/wps/relay/GCSGAME_gameList')
    expect(asked).not.toContain('/wps/relay/GLS2_roomList')
  })
})

test('the search opens over any page, finds a game and starts it', async ({
  page,
  site,
  isMobile,
}) => {
  const { words } = site
  const { hot, login } = await openHome(page, site)
  const name = (await hot.getByRole('heading', { level: 3 }).first().textContent()) ?? ''
  if (isMobile) {
    await page.getByRole('button', { name: words('Search', { context: 'bottom bar' }) }).click()
  } else {
    await page.keyboard.press('/')
  }
  const search = page.getByRole('dialog', { name: words('Search') })
  const field = search.getByRole('combobox')
  await expect(field).toBeFocused()
  await field.fill('qwzx')
  await expect(
    search.getByText(words('Nothing found for “{text}”', { values: { text: 'qwzx' } })),
  ).toBeVisible()
  await field.fill(`${name} `)
  await expect(search.getByText(name, { exact: true }).first()).toBeVisible()
  await expect(page).toHaveURL(/\?search=/)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(login).toBeVisible()
  await login.getByRole('button', { name: words('Close') }).click()
  await expect(field).toHaveValue(`${name} `)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/')
})

test('the menu on home leads to game lists, and the back button to home @ci', async ({
  page,
  site,
  isMobile,
}) => {
  const { words } = site
  const { games, main } = listParts(page, site)
  const { hot, login } = await openHome(page, site)
  const openLinks = async () =>
    isMobile ? main.getByRole('navigation', { name: words('Categories') }) : openMenu(page, site)
  let menu = await openLinks()
  await menu.getByText(words('Favorites')).click()
  await expect(login).toBeVisible()
  await login.getByRole('button', { name: words('Close') }).click()
  menu = await openLinks()
  await menu.getByRole('link', { name: words('Hot games') }).click()
  await expect(page).toHaveURL('/?gameType=HOT')
  await expect(games.first()).toBeVisible()
  await page.goBack()
  await expect(hot).toBeVisible()
})

test('back button, reload and shared link restore a game list’s pages and scroll position @ci', async ({
  page,
  site,
  context,
  isMobile,
}) => {
  const { more, main, games, vendorOpener, kindOpener } = listParts(page, site)
  const { footer } = homeParts(page, site.words)
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY))
  await page.goto('/rng')
  // Sections that load late would push the end of the list out of the window.
  if (!isMobile) {
    await expect(vendorOpener).toBeEnabled()
    await expect(kindOpener).toBeVisible()
  }
  await expect(games.first()).toBeVisible()
  await more.click()
  await expect(page).toHaveURL('/rng?page=2')
  expect(await scrollY(), 'not back at the top').toBeGreaterThan(100)
  await expect(more).not.toHaveAttribute('aria-busy')
  await more.click()
  await expect(page).toHaveURL('/rng?page=3')
  await expect(more).not.toHaveAttribute('aria-busy')
  await more.scrollIntoViewIfNeeded()
  const end = await scrollY()
  await page.mouse.wheel(0, -300)
  await expect.poll(async () => Math.abs((await scrollY()) - (end - 300))).toBeLessThan(2)
  const left = await scrollY()
  expect(left).toBeGreaterThan(1000)
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
  const seen = await firstInView(page)
  expect(await games.count()).toBeLessThan(72)

  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/"]')?.click())
  await expect(homeParts(page, site.words).hot).toBeVisible()
  await expect.poll(scrollY).toBe(0)
  await page.goBack()
  await expect.poll(async () => Math.abs((await scrollY()) - left)).toBeLessThan(2)
  await expect.poll(() => firstInView(page)).toBe(seen)
  await page.reload()
  await expect.poll(async () => Math.abs((await scrollY()) - left)).toBeLessThan(2)
  await expect.poll(() => firstInView(page)).toBe(seen)
  await expect(footer).toBeAttached()

  const other = await context.newPage()
  await other.goto(`${site.origin}/rng?page=3`)
  await expect(listParts(other, site).games.first()).toBeVisible()
  const height = () => other.evaluate(() => document.documentElement.scrollHeight)
  const own = await page.evaluate(() => document.documentElement.scrollHeight)
  await expect.poll(async () => Math.abs((await height()) - own)).toBeLessThan(3)
  await other.close()
})

test('a reload right after pressing “more games” shows these games again @ci', async ({
  page,
  site,
  isMobile,
}) => {
  const { more, main, games, vendorOpener, kindOpener } = listParts(page, site)
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY))
  await page.goto('/rng')
  // Sections that load late would push the end of the list out of the window.
  if (!isMobile) {
    await expect(vendorOpener).toBeEnabled()
    await expect(kindOpener).toBeVisible()
  }
  await expect(games.first()).toBeVisible()
  await more.click()
  await expect(main.locator('[aria-posinset="25"] article')).toBeAttached()
  const pressed = await scrollY()
  expect(pressed, 'not back at the top').toBeGreaterThan(100)
  await page.reload()
  await expect.poll(async () => Math.abs((await scrollY()) - pressed)).toBeLessThan(2)
})

test('a failed page of a game list keeps earlier pages and can be retried @ci', async ({
  page,
  site,
  world,
  tolerate,
}) => {
  tolerate(/status of 500/)
  const { more, games, main } = listParts(page, site)
  await page.goto('/rng')
  await expect(games.first()).toBeVisible()
  const faults = { 'GET /wps/relay/GCSGAME_gameList': 500 } as const
  await world.change({ merchant: site.brand.merchant, faults })
  await more.click()
  const retry = main.getByRole('button', { name: site.words('Try again') })
  // Scrolls to a share of the list; of two pages, 0.75 is the middle of the second.
  const scrollTo = (share: number) =>
    main
      .locator('#game-list')
      .getByRole('list')
      .evaluate((element, part) => {
        const { top, height } = element.getBoundingClientRect()
        window.scrollBy(0, top + height * part - window.innerHeight / 2)
      }, share)
  await expect(page).toHaveURL('/rng?page=2')
  // The list has the height of two pages only once it has drawn the second one.
  await expect(retry).toBeAttached()
  await scrollTo(0.75)
  await expect(retry).toBeInViewport()
  await scrollTo(0)
  await expect(games.first()).toBeInViewport()
  await scrollTo(0.75)
  // The page loads again by itself once the retry button comes back into view.
  await expect(retry).toBeInViewport()
  await world.change({ merchant: site.brand.merchant, faults: {} })
  await retry.click()
  await expect(retry).toHaveCount(0)
  await expect(games.last()).toBeVisible()
})

/** Returns the name of the first game that is completely visible. */
function firstInView(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('main article')].find(
        (article) => article.getBoundingClientRect().top > 100,
      )?.innerText,
  )
}
