import type { Page, Request } from '@playwright/test'
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

/**
 * Addresses of every declared page with the parameters above, and with each hash that it declares.
 */
const DECLARED = ROUTES.flatMap(({ paths, places }) => {
  const [first, ...others] = paths.map((path) => path.replace('/*', '/AGENT01'))
  return [
    first + ASKING,
    ...Object.keys(places).map((place) => `${first}#${place}`),
    ...fewOrAll([], others),
  ]
})

/** Reduces an address to its pattern: those of two messages, for example, open the same page. */
const shapeOf = (address: string) => {
  const { pathname, searchParams, hash } = new URL(address, 'http://site.localhost')
  const [place, ...within] = hash.split('/')
  const open = within.map((part) => (/\d|[A-Z]{2}|-/.test(part) ? '*' : part))
  return [pathname, ...searchParams.keys(), place, ...open].join(' ')
}

/** Runs in the page: waits for the next frame and the end of the work after it. */
const waitForIdle = () =>
  new Promise<unknown>((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)))

/** Records each call by which the page changes data, with the address that is open then. */
function watchWrites(page: Page) {
  const writes: string[] = []
  const open = new Set<Request>()
  let address = ''
  let begun = 0
  page.on('request', (request) => {
    begun += 1
    open.add(request)
    const { pathname } = new URL(request.url())
    if (!/^\/(?:wps|lgw|lotto)\//.test(pathname)) return
    const method = request.method().toLowerCase()
    if (method === 'get' || method === 'options') return
    const call = calls.find(
      ({ definition }) => definition.path === pathname && definition.method === method,
    )
    if (!call?.definition.onArrival) writes.push(`${call?.name ?? pathname} at ${address}`)
  })
  page.on('requestfinished', (request) => void open.delete(request))
  page.on('requestfailed', (request) => void open.delete(request))

  /** Waits until the page has no open request and no work left, however slow the machine is. */
  async function waitForRest(): Promise<void> {
    const before = begun
    await expect.poll(() => open.size).toBe(0)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    // Drawn parts may send further requests, so this waits for three more frames.
    for (let drawing = 0; drawing < 3; drawing += 1) await page.evaluate(waitForIdle)
    if (begun !== before) await waitForRest()
  }
  return {
    writes,
    /** Opens an address within the loaded page, and waits until the page sends no more requests. */
    visit: async (to: string) => {
      address = to
      await page.evaluate((next) => {
        window.history.pushState(null, '', next)
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
      }, to)
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

test('opening any address of the site by a link changes no data', async ({
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
  await page.goto('/help')
  await page.locator('main :is(h1, h2)').first().waitFor({ state: 'attached' })
  const { writes, visit } = watchWrites(page)
  const shapes = new Set<string>()
  const found = new Set<string>()
  const visitOnce = async (address: string) => {
    if (shapes.has(shapeOf(address))) return
    shapes.add(shapeOf(address))
    await visit(address)
    for (const link of await listLinks(page)) found.add(link)
  }
  for (const address of DECLARED) await visitOnce(address)
  // Links found on pages, such as to a single message or step, are in no feature manifest.
  for (const address of fewOrAll([], [...found])) await visitOnce(address)
  expect(writes).toEqual([])
})
