import type { Locator, Page } from '@playwright/test'
import type { MemberPage } from '#core/navigation/paths.ts'
import * as bonuses from '#features/member/bonuses/api.ts'
import * as deposit from '#features/member/deposit/api.ts'
import * as messages from '#features/member/messages/api.ts'
import * as missions from '#features/member/missions/api.ts'
import * as rebate from '#features/member/rebate/api.ts'
import * as records from '#features/member/records/api.ts'
import * as referral from '#features/member/referral/api.ts'
import * as rewards from '#features/member/rewards/api.ts'
import * as security from '#features/member/security/api.ts'
import * as withdraw from '#features/member/withdraw/api.ts'
import * as transfers from '#parts/money/transfers/api.ts'
import type { Fault } from '#scripts/sandbox/state.ts'
import { homeParts } from '#support/home.ts'
import { expect, test, type Site } from '#support/journey.ts'
import { openMenu } from '#support/menu.ts'
import { enterAsMember } from '#support/play.ts'
import { enter } from '#support/session.ts'
import { fewOrAll, leftToCI } from '#support/visits.ts'
import { patternOf } from '#support/words.ts'

const FAULTS: readonly Fault[] = ['empty', 'truncated', 'html', 'wrong_types', 'reset', 500, 503]

/** A selection from all pairs of calls and faults, in which each call and each fault occurs. */
const CHOSEN: Record<string, readonly Fault[]> = {
  vendors: [503],
  announcements: ['html'],
  permission: [500],
}

const faultsOf = (call: string) => fewOrAll(CHOSEN[call]!, FAULTS)

/** Sections of the home page, by the name of the call that loads each. */
const SECTIONS = {
  'GET /wps/relay/GCSGAME_hotGamesV2': (parts: Parts) => parts.hot,
  'GET /wps/relay/GCSGAME_gameList': (parts: Parts) => parts.section('Slots'),
  'GET /wps/relay/GCSGAME_getRankList': (parts: Parts) => parts.winners,
} satisfies Record<string, (parts: Parts) => Locator>

type Parts = ReturnType<typeof homeParts>

async function expectShell(page: Page, { words, brand }: Site): Promise<void> {
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: brand.name })).toBeVisible()
  await expect(banner.getByRole('link', { name: words('Log in') })).toBeVisible()
}

test.beforeEach(async ({ tolerate }) => {
  tolerate(/Failed to load resource/, /request failed: net::ERR_(CONNECTION_RESET|EMPTY_RESPONSE)/)
})

type Section = keyof typeof SECTIONS
const CALLS = Object.keys(SECTIONS) as Section[]

/** Calls that fail at the same time; all other sections of the page must work. */
const FAILING = fewOrAll<Partial<Record<Section, Fault>>>(
  [
    {
      'GET /wps/relay/GCSGAME_hotGamesV2': 'truncated',
      'GET /wps/relay/GCSGAME_gameList': 'wrong_types',
    },
    {
      'GET /wps/relay/GCSGAME_hotGamesV2': 'empty',
      'GET /wps/relay/GCSGAME_getRankList': 'reset',
    },
  ],
  CALLS.flatMap((call) => FAULTS.map((fault) => ({ [call]: fault }))),
)

for (const [index, failing] of FAILING.entries()) {
  const faults = Object.entries(failing)
  test(`failing calls (${faults.map((each) => each.join(': ')).join(', ')}) break only their own sections of the page${leftToCI(index)}`, async ({
    page,
    site,
    world,
  }) => {
    const { words } = site
    const parts = homeParts(page, words)
    const retryOf = (call: Section) =>
      SECTIONS[call](parts).getByRole('button', { name: words('Try again') })
    await world.change({ merchant: site.brand.merchant, faults: failing })
    await page.goto('/')
    for (const call of CALLS) {
      const section = SECTIONS[call](parts)
      if (failing[call]) {
        await expect(retryOf(call), call).toBeVisible()
        await expect(section.getByText(words('This section didn’t load'))).toBeVisible()
      } else {
        await expect(section.getByRole('listitem').nth(1), call).toBeAttached()
        await expect(retryOf(call), call).toHaveCount(0)
      }
    }
    await expectShell(page, site)

    await world.reset()
    for (const call of CALLS.filter((each) => failing[each])) {
      await retryOf(call).click()
      await expect(SECTIONS[call](parts).getByRole('listitem').nth(1), call).toBeAttached()
      await expect(retryOf(call), call).toHaveCount(0)
    }
  })
}

for (const fault of faultsOf('vendors')) {
  test(`a vendor list that fails with ${fault} keeps the page usable, with a retry @ci`, async ({
    page,
    site,
    world,
  }) => {
    const { words } = site
    const parts = homeParts(page, words)
    const faults = { 'GET /wps/relay/GCSGAME_newGameVendor': fault }
    await world.change({ merchant: site.brand.merchant, faults })
    await page.goto('/')
    const retry = page.getByRole('main').getByRole('button', { name: words('Try again') })
    await expect(retry).toBeVisible()
    await expectShell(page, site)
    await expect(parts.hot.getByRole('article')).toHaveCount(12)
    await parts.winners.scrollIntoViewIfNeeded()
    await expect(parts.winners.getByRole('listitem')).toHaveCount(20)
    await expect(parts.footer).toBeVisible()
    await world.reset()
    await retry.click()
    await expect(parts.section('Live casino').getByRole('article')).toHaveCount(6)
  })
}

for (const fault of faultsOf('announcements')) {
  test(`announcements that fail with ${fault} keep the brand’s own slides, and can be retried @ci`, async ({
    page,
    site,
    world,
  }) => {
    const parts = homeParts(page, site.words)
    const slides = parts.highlights.getByRole('group')
    const own = site.brand.pictures.hero.length
    const faults = { 'GET /wps/relay/MCSFE_getListAnnouncements': fault }
    await world.change({ merchant: site.brand.merchant, faults })
    await page.goto('/')
    const retry = page.getByRole('main').getByRole('button', { name: site.words('Try again') })
    await expectShell(page, site)
    // The side menu loads the same data later; that must not remove the retry button.
    await expect(retry).toBeVisible()
    const menu = await openMenu(page, site)
    await expect(menu.getByRole('link').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(parts.section('Live casino').getByRole('article')).toHaveCount(6)
    await expect(slides).toHaveCount(own)
    await expect(slides.locator('img').first()).toBeVisible()
    await world.reset()
    await retry.click()
    await expect(parts.notices).toBeVisible()
    await expect.poll(() => slides.count()).toBeGreaterThan(own)
    await expect(retry).toHaveCount(0)
  })
}

for (const fault of faultsOf('permission')) {
  test(`a permission call that fails with ${fault} shows an error page with a retry @ci`, async ({
    page,
    site,
    world,
  }) => {
    const { words } = site
    const faults = { 'GET /wps/system/permission': fault }
    await world.change({ merchant: site.brand.merchant, faults })
    await page.goto('/')
    const retry = page.getByRole('button', { name: words('Try again') })
    await expect(retry).toBeVisible()
    await expect(page.getByRole('heading', { name: words('The site didn’t load') })).toBeVisible()
    await world.reset()
    await retry.click()
    await expect(homeParts(page, words).hot.getByRole('article').first()).toBeVisible()
  })
}

test('replies with impossible values do not affect a player’s menu, account and valid games @ci', async ({
  page,
  site,
  world,
  tolerate,
}) => {
  const { words, brand } = site
  // The page may close before its WebSocket has opened.
  tolerate(/not as declared/, /WebSocket is closed before/)
  const told: string[] = []
  page.on('console', (message) => {
    const [, call] = /^(\w+ \S+): \d+ × not as declared/.exec(message.text()) ?? []
    if (call) told.push(call)
  })
  await enter(page, await world.logIn(brand.merchant))
  const calls = [
    'GET /wps/v2/wallets/balance',
    'GET /wps/member/info',
    'GET /wps/relay/GCSGAME_newGameVendor',
    'GET /wps/relay/MCSFE_getListAnnouncements',
    'GET /wps/relay/GCSGAME_getRankList',
  ]
  const faults = Object.fromEntries(calls.map((call) => [call, 'wrong_meaning' as const]))
  await world.change({ merchant: brand.merchant, faults })
  await page.goto('/')
  const banner = page.getByRole('banner')
  const parts = homeParts(page, words)
  await expect(
    banner.getByRole('button', { name: words('The balance didn’t load. Try again') }),
  ).toBeVisible()
  await expect(parts.hot.getByRole('article')).toHaveCount(12)
  await banner.getByRole('button', { name: patternOf(words, 'Account of {name}') }).click()
  await expect(page.getByRole('menuitem', { name: words('Log out') })).toBeVisible()
  expect(told).toContain('GET /wps/relay/MCSFE_getListAnnouncements')
  expect(told).toEqual([...new Set(told)])
})

/**
 * The GET calls of the member center's pages, each of which fails or breaks its schema in the test.
 */
const MEMBER_READS = Object.values({
  ...bonuses,
  ...deposit,
  ...messages,
  ...missions,
  ...rebate,
  ...records,
  ...referral,
  ...rewards,
  ...security,
  ...transfers,
  ...withdraw,
}).flatMap((each) =>
  typeof each === 'function' && each.definition.method === 'get'
    ? [`GET ${each.definition.path}`]
    : [],
)
/** Further hashes of each page that load other data. */
const MEMBER_PLACES: Record<MemberPage, readonly string[]> = {
  depositv2: ['', '/D1'],
  withdraw: ['', '/W1'],
  transferFund: [],
  transferUpline: [''],
  personalHistoryCopy: [''],
  transactionHistory: [''],
  personalProfit: [''],
  rewardCenter: ['', '/past'],
  bonusDetails: ['', '/past'],
  missionLeaderboard: ['', '/leaderboard'],
  referral: [''],
  manualRebate: [''],
  messageV2: [''],
  securityCenter: [''],
}
const MEMBER_FAULTS: readonly Fault[] = [500, 'truncated', 'wrong_types']

test('a member page whose replies are malformed shows balance, menu and a retry button @ci', async ({
  page,
  site,
  world,
  tolerate,
}) => {
  tolerate(/not as declared/)
  const { words, brand } = site
  const places = Object.entries(MEMBER_PLACES).flatMap(([id, each]) => each.map((at) => id + at))
  const banner = page.getByRole('banner')
  const main = page.getByRole('main')
  const retry = main.getByRole('button', { name: words('Try again') })
  const account = banner.getByRole('button', { name: patternOf(words, 'Account of {name}') })
  await enterAsMember(page, site, world)
  for (const [turn] of fewOrAll([MEMBER_FAULTS[0]!], MEMBER_FAULTS).entries()) {
    const faults = Object.fromEntries(
      MEMBER_READS.map((call, at) => [call, MEMBER_FAULTS[(at + turn) % MEMBER_FAULTS.length]!]),
    )
    await world.change({ merchant: brand.merchant, faults })
    await page.goto('/member')
    await page.reload()
    for (const place of places) {
      await page.evaluate((hash) => (location.hash = hash), place)
      await expect(retry.first(), place).toBeVisible()
      await expect(banner.getByText(/25[.,]480/).last(), place).toBeVisible()
      await expect(main.getByRole('navigation').first(), place).toBeVisible()
      await expect(account, place).toBeVisible()
    }
    await account.click()
    await expect(page.getByRole('menuitem', { name: words('Log out') })).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await world.reset()
  // Clicks at once inside the page, since a socket event may remove the retry button meanwhile.
  await main.evaluate((shown, name) => {
    const buttons = [...shown.querySelectorAll('button')]
    buttons.find(({ textContent }) => textContent === name)?.click()
  }, words('Try again'))
  await expect(retry).toHaveCount(0)
})
