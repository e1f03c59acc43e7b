import type { Page } from '@playwright/test'
import { ROUTES } from '#scripts/brand/features.ts'
import { collectDeclarations } from '#scripts/contract/declared-calls.ts'
import { expect, test } from '#support/journey.ts'
import { closeAnnouncements } from '#support/play.ts'
import { enter } from '#support/session.ts'
import { IN_FULL } from '#support/visits.ts'
import { fewOrAll } from '#support/visits.ts'

const { calls } = await collectDeclarations()

/** Names and values by which a link could ask a page for more than to be shown. */
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

/** Every declared page with a query that asks for something, and every declared place of it. */
const DECLARED = ROUTES.flatMap(({ paths, places }) => {
  const [first, ...others] = paths.map((path) => path.replace('/*', '/AGENT01'))
  return [
    first + ASKING,
    ...Object.keys(places).map((place) => `${first}#${place}`),
    ...fewOrAll([], others),
  ]
})

/** Addresses of one shape, such as two messages, open the same page. */
const shapeOf = (address: string) => {
  const { pathname, searchParams, hash } = new URL(address, 'http://site.localhost')
  const [place, ...within] = hash.split('/')
  const open = within.map((part) => (/\d|[A-Z]{2}/.test(part) ? '*' : part))
  return [pathname, ...searchParams.keys(), place, ...open].join(' ')
}

/** Notes the calls by which the page changes something at the gateway, with the address that is open. */
function watchWrites(page: Page) {
  const writes: string[] = []
  const state = { at: '', last: 0 }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!/^\/(?:wps|lgw|lotto)\//.test(pathname)) return
    state.last = Date.now()
    const method = request.method().toLowerCase()
    if (method === 'get' || method === 'options') return
    const call = calls.find(
      ({ definition }) => definition.path === pathname && definition.method === method,
    )
    if (!call?.definition.onArrival) writes.push(`${call?.name ?? pathname} at ${state.at}`)
  })
  page.on('response', () => (state.last = Date.now()))
  return {
    writes,
    /** Opens an address as a link does, and waits until the page asks for nothing more. */
    open: async (address: string) => {
      Object.assign(state, { at: address, last: Date.now() })
      await page.evaluate((to) => {
        window.history.pushState(null, '', to)
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
      }, address)
      const began = Date.now()
      await expect
        .poll(() => Date.now() - state.last > 250 || Date.now() - began > 5000, { intervals: [50] })
        .toBe(true)
    },
  }
}

/** Links that the page shows within the site, in its main part and its dialogs. */
const listLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>(':is(main, [role=dialog]) a[href]')]
      .filter(({ origin }) => origin === window.location.origin)
      .map(({ pathname, search, hash }) => pathname + search + hash),
  )

test('no address that a member opens by a link changes anything', async ({
  page,
  site,
  world,
  tolerate,
}) => {
  test.skip(!IN_FULL, 'It opens every address for a minute and a half: only in full.')
  // Mirrors of the brand do not answer here.
  tolerate(/mirror\.json|ERR_FAILED/)
  test.setTimeout(300_000)
  await world.change({ rules: { separateWallets: true } })
  await closeAnnouncements(page)
  await enter(page, await world.logIn(site.brand.merchant, 'demoagent'))
  await page.goto('/help')
  await page.locator('main :is(h1, h2)').first().waitFor({ state: 'attached' })
  const { writes, open } = watchWrites(page)
  const shapes = new Set<string>()
  const found: string[] = []
  const visit = async (address: string) => {
    if (shapes.has(shapeOf(address))) return
    shapes.add(shapeOf(address))
    await open(address)
    found.push(...(await listLinks(page)))
  }
  for (const address of DECLARED) await visit(address)
  // Places within pages, such as a message or a step, stand in no manifest.
  for (const address of found.splice(0)) await visit(address)
  expect([...shapes]).toEqual(
    expect.arrayContaining([
      '/lottery gameCode ',
      '/member #messageV2 *',
      '/agentHome #agentDailyWages2 mine sign',
    ]),
  )
  expect(writes).toEqual([])
})
