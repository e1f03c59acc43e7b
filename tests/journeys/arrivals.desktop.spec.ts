import type { Page } from '@playwright/test'
import { ROUTES } from '#scripts/brand/features.ts'
import { collectDeclarations } from '#scripts/contract/declared-calls.ts'
import { expect, test } from '#support/journey.ts'
import { closeAnnouncements } from '#support/play.ts'
import { enter } from '#support/session.ts'
import { fewOrAll } from '#support/visits.ts'

const { calls } = await collectDeclarations()

/** Query parameters by which a malicious link could try to make a page act at once. */
const ASKING = `?${new URLSearchParams({
  vassalage: 'NLN',
  gameType: 'RNG',
  next: '/seamless?vassalage=NLN',
  search: 'dragon',
  affiliateCode: 'AGENT01',
  id: '1',
  amount: '100',
  action: 'accept',
  confirm: '1',
})}`

/** Addresses of every declared page with the parameters above, and with each hash that it declares. */
const DECLARED = ROUTES.flatMap(({ path, places }) => [
  { name: path, address: path.replace('/*', '/AGENT01') + ASKING },
  ...Object.keys(places).map((place) => ({
    name: `${path}#${place}`,
    address: `${path}#${place}`,
  })),
])

/** Further addresses of the declared pages. */
const ALIASES = ROUTES.flatMap(({ paths }) => paths.slice(1))

/** A call that the page at each address sends; `undefined` for pages that send none of their own. */
const READS: Readonly<Record<string, string | undefined>> = {
  '/affiliate': 'listAffiliatePlans',
  '/agentHome': 'getTeamOverview',
  '/agentHome#agentTeamOverview': 'getTeamOverview',
  '/agentHome#downlineManagmentView': 'listDownlines',
  '/agentHome#registerCenter': 'listInvitations',
  '/agentHome#personalHistoryCopy': 'listTeamBets',
  '/agentHome#palStatementsAgentCopy': 'listTeamProfit',
  '/agentHome#agentDownlineTransactionDetailsCopy': 'listTeamTransactions',
  '/agentHome#agentRevenueReport': 'getIncome',
  '/agentHome#agentDividendRecordCopy2': 'getOwnContract?kind=dividend',
  '/agentHome#agentDailyWages2': 'getOwnContract?kind=dailySalary',
  '/agentHome#agentHourSalary': 'getOwnContract?kind=hourlySalary',
  '/agentHome#agentRealtimeSalary': 'getOwnContract?kind=realtimeSalary',
  '/agentHome#agentAnnouncement': 'listAgentAnnouncements',
  '/app': undefined,
  '/agent': undefined,
  '/rng': 'listGames?gameType=RNG',
  '/live': 'listGames?gameType=LIVE',
  '/pvp': 'listGames?gameType=PVP',
  '/fish': 'listGames?gameType=FISH',
  '/sports': undefined,
  '/esports': undefined,
  '/elott': undefined,
  '/lott': undefined,
  '/games': 'listHotGames',
  '/favorite': 'listFavoriteGames',
  '/recent': 'listRecentGames',
  '/help': 'getHelpCenter',
  '/': 'listHotGames',
  '/lottery': 'listLotteries',
  '/member': 'listDepositMethods',
  '/member#depositv2': 'listDepositMethods',
  '/member#withdraw': 'getWithdrawTerms',
  '/member#transferFund': 'getVendorBalance',
  '/member#transferUpline': 'getTransferTerms',
  '/member#rewardCenter': 'listRewards',
  '/member#bonusDetails': 'listBonuses',
  '/member#manualRebate': 'getRebates',
  '/member#missionLeaderboard': 'getMissionSummary',
  '/member#referral': 'getReferral',
  '/member#personalHistoryCopy': 'listBets',
  '/member#transactionHistory': 'listMovements',
  '/member#personalProfit': 'getProfit',
  '/member#messageV2': 'listMessages',
  '/member#securityCenter': 'getSecurity',
  '/mirrors': undefined,
  '/pointMall': 'listGoods',
  '/promotions': 'listPromotions',
  '/raffle': 'listRaffles',
  '/r/*': undefined,
  '/seamless': undefined,
  '/vip': 'listVipLevels',
  '/winners': 'listWins',
}

/** Reduces an address to its pattern: those of two messages, for example, open the same page. */
const shapeOf = (address: string) => {
  const { pathname, searchParams, hash } = new URL(address, 'http://site.localhost')
  const [place, ...within] = hash.split('/')
  const open = within.map((part) => (/\d|[A-Z]{2}|-/.test(part) ? '*' : part))
  return [pathname, ...searchParams.keys(), place, ...open].join(' ')
}

/** Runs in the page: waits for the next frame and the end of the work after it. */
const NEXT_IDLE = 'new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done)))'

/**
 * Records the calls that the page sends: calls that read data by their name, calls that change data
 * with the open address.
 */
async function watchCalls(page: Page) {
  const writes: string[] = []
  const reads = new Set<string>()
  const open = new Set<string>()
  let address = ''
  let begun = 0

  // Requests and idleness are reported by one session, so a request is known before the page is idle.
  // Playwright's own events come late, because its requests may be intercepted.
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (type === 'WebSocket' || request.url.startsWith('data:')) return
    begun += 1
    open.add(requestId)
    const { pathname, searchParams } = new URL(request.url)
    if (!/^\/(?:wps|lgw|lotto)\//.test(pathname) || request.method === 'OPTIONS') return
    const method = request.method.toLowerCase()
    const call = calls.find(
      ({ definition }) => definition.path === pathname && definition.method === method,
    )
    if (method === 'get') {
      reads.add(call?.name ?? pathname)
      for (const [name, value] of searchParams) reads.add(`${call?.name}?${name}=${value}`)
    } else if (!call?.definition.onArrival) writes.push(`${call?.name ?? pathname} at ${address}`)
  })
  session.on('Network.loadingFinished', ({ requestId }) => void open.delete(requestId))
  session.on('Network.loadingFailed', ({ requestId }) => void open.delete(requestId))

  /** Waits until the page has no open request and no work left, however slow the machine is. */
  async function waitForRest(): Promise<void> {
    const before = begun
    await expect.poll(() => open.size).toBe(0)
    await expect(page.locator('main [aria-busy=true], .loading-cover')).toHaveCount(0)
    // Drawn parts may send further requests, so this waits for three more frames.
    for (let drawing = 0; drawing < 3; drawing += 1) {
      await session.send('Runtime.evaluate', { expression: NEXT_IDLE, awaitPromise: true })
    }
    if (begun !== before) await waitForRest()
  }
  return {
    writes,
    /**
     * Opens an address within the loaded page, and waits until the page sends no more requests.
     *
     * @param read call that the page must have sent by the end of this visit
     */
    visit: async (to: string, read?: string) => {
      address = to
      await page.evaluate((next) => {
        window.history.pushState(null, '', next)
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
      }, to)
      if (read) await expect.poll(() => [...reads], `the calls of ${to}`).toContain(read)
      await waitForRest()
    },
  }
}

/** Lists the links within the site that the page's main part and its dialogs contain. */
const listLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>(':is(main, [role=dialog]) a[href]')]
      .filter(({ origin }) => origin === window.location.origin)
      .map(({ pathname, search, hash }) => pathname + search + hash),
  )

test('opening any address of the site by a link changes no data @ci', async ({
  page,
  site,
  world,
  tolerate,
}) => {
  // The mirror sites of the brand do not answer in this test.
  tolerate(/mirror\.json|ERR_FAILED/)
  test.setTimeout(300_000)
  await world.change({ rules: { separateWallets: true } })
  await closeAnnouncements(page)
  await enter(page, await world.logIn(site.brand.merchant, 'demoagent'))
  await page.goto('/app')
  await page.locator('main :is(h1, h2)').first().waitFor({ state: 'attached' })
  expect(Object.keys(READS)).toEqual(DECLARED.map(({ name }) => name))
  const { writes, visit } = await watchCalls(page)
  const shapes = new Set<string>()
  const found = new Set<string>()
  const visitOnce = async (address: string, read?: string) => {
    if (shapes.has(shapeOf(address))) return
    shapes.add(shapeOf(address))
    await visit(address, read)
    for (const link of await listLinks(page)) found.add(link)
  }
  for (const { name, address } of DECLARED) await visitOnce(address, READS[name])
  // Links found on pages, such as to a single message or step, are in no feature manifest.
  for (const address of fewOrAll([], [...ALIASES, ...found])) await visitOnce(address)
  expect(writes).toEqual([])
})
