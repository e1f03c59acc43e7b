import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findAsset } from '#support/assets.ts'
import { homeParts } from '#support/home.ts'
import { expect, test } from '#support/journey.ts'
import type { World } from '#support/world.ts'

test.use({ brand: 'quarto', language: 'EN' })

const MISSING = /\/assets\/PromotionsScreen-/
const HOT_GAMES = 'GET /wps/relay/GCSGAME_hotGamesV2'

/** Emits the site of Quarto again, whose overlay takes from a variable whether it asks for consent. */
const emit = ({ port, sites }: World, consent: 'ask' | 'none') =>
  promisify(execFile)(
    'node',
    ['scripts/brand.ts', 'build', 'quarto', '--env', 'sandbox', '--out', sites],
    {
      env: {
        ...process.env,
        LIVERY_PORT: String(port),
        LIVERY_CONSENT: consent,
        NODE_OPTIONS: '',
      },
    },
  )

test('an error, a failed call and a visit’s step stand on the console @ci', async ({
  page,
  site,
  world,
  tolerate,
}) => {
  tolerate(/PromotionsScreen|ChunkError|The chunk|status of 503/)
  const { merchant } = site.brand
  await world.change({ merchant, faults: { [HOT_GAMES]: 503 } })
  await page.route(MISSING, (route) => route.fulfill({ status: 404 }))
  await page.goto('/')
  await page
    .getByRole('banner')
    .getByRole('link', { name: site.words('Sign up') })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  const menu = page.getByRole('navigation', { name: site.words('Game categories') })
  await menu
    .first()
    .getByRole('link', { name: site.words('Promotions') })
    .click()
  const failed = page.getByRole('heading', { name: site.words('This page didn’t load') })
  await expect(failed).toBeVisible()
  // While a route is watched, the browser sends nothing for a page that is gone.
  await page.unroute(MISSING)

  await expect(async () => {
    await page.goto(`http://localhost:${world.port}/sandbox/telemetry?merchant=${merchant}`)
    const row = (table: string, text: string) =>
      page.getByRole('region', { name: table }).getByRole('row').filter({ hasText: text }).first()
    const soon = { timeout: 1000 }
    await expect(row('errors', 'ChunkError')).toContainText('/promotions', soon)
    await expect(row('failed calls', HOT_GAMES.replace('GET', 'get'))).toContainText('503', soon)
    await expect(row('pages', '/promotions')).toBeVisible(soon)
    await expect(row('speed', 'LCP')).toBeVisible(soon)
    await expect(row('funnel', 'sign-up started')).toBeVisible(soon)
  }).toPass()
  const { funnel } = await world.ask('GET', `telemetry/list?merchant=${merchant}`)
  expect(funnel.at(-1)).toMatchObject({ 'sign-up started': 1, 'signed up': 0 })
})

test('an error from before telemetry has loaded stands on the console @ci', async ({
  page,
  site,
  world,
  tolerate,
}) => {
  tolerate(/early fault/)
  const { merchant } = site.brand
  const script = findAsset(`${world.sites}/quarto`, 'telemetry')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(script, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(homeParts(page, site.words).hot.getByRole('article').first()).toBeVisible()
  await page.evaluate(() => {
    void Promise.reject(new RangeError('early fault'))
  })
  const loaded = page.waitForResponse(script)
  release()
  await (await loaded).finished()
  await expect(async () => {
    const { errors } = await world.ask('GET', `telemetry/list?merchant=${merchant}`)
    expect(errors.map(({ message }: { message: string }) => message)).toContain('early fault')
  }).toPass()
})

test('a visitor who refuses sends nothing, and may agree later in the footer @ci', async ({
  page,
  site,
  world,
}) => {
  const { merchant } = site.brand
  const read = () => world.ask('GET', `telemetry/list?merchant=${merchant}`)
  const countVisits = async () =>
    (await read()).funnel.reduce((sum: number, { visits }: { visits: number }) => sum + visits, 0)
  await emit(world, 'ask')
  const before = await countVisits()
  await page.goto('/vip')
  const question = page.getByRole('region', { name: site.words('Usage data') })
  await question.getByRole('button', { name: site.words('Refuse') }).click()
  await expect(question).toBeHidden()
  await page.goto('/')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(question).toBeHidden()
  expect(await countVisits()).toBe(before)

  await page.getByRole('button', { name: site.words('Usage data') }).click()
  await question.getByRole('button', { name: site.words('Allow') }).click()
  await page.getByRole('link', { name: site.words('Help center') }).click()
  await expect.poll(countVisits).toBe(before + 1)
  const routes = (await read()).pages.map(({ route }: { route: string }) => route)
  expect(routes).not.toContain('/vip')
  await emit(world, 'none')
})
