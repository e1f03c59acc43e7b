import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { homeParts } from '#support/home.ts'
import { expect, test } from '#support/journey.ts'

test.use({ serviceWorkers: 'allow', brand: 'quarto', language: 'EN' })

/** Waits until the page's worker answers for it. */
const awaitWorker = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  })

/** Lists the paths of all that the site's caches hold. */
const listKept = (page: Page) =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(opened.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** Replaces a file of the site as a build would, which never writes into a file that is linked. */
function replaceFile(path: string, change: (text: string) => string) {
  const before = readFileSync(path, 'utf8')
  for (const name of [path, `${path}.br`, `${path}.gz`]) rmSync(name, { force: true })
  writeFileSync(path, change(before))
}

test('a site visited once opens without a network, and goes on with one @ci', async ({
  page,
  site,
  tolerate,
  context,
}) => {
  tolerate(/Failed to load resource|net::ERR|ChunkError/)
  const { hot } = homeParts(page, site.words)
  await page.goto('/')
  await expect(hot).toBeVisible()
  await awaitWorker(page)
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/')),
  )
  await expect.poll(() => listKept(page)).toEqual(expect.arrayContaining(loaded))
  const protocol = await context.newCDPSession(page)
  await protocol.send('Network.clearBrowserCache')
  // With another session open, the browser tells pages of no loss and no return of the network.
  await protocol.detach()
  await context.setOffline(true)
  await page.goto('/')
  await expect(page.getByRole('button', { name: site.words('Try again') }).first()).toBeVisible()
  await context.setOffline(false)
  await expect(hot).toBeVisible()
  await context.setOffline(true)
  await page.goto('/promotions')
  await expect(page.getByRole('link', { name: site.words('Reload the page') })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.words('Promotions'))
})

test('a site keeps its files and home, but no call and no game’s picture @ci', async ({
  page,
  site,
}) => {
  const { hot } = homeParts(page, site.words)
  await page.goto('/')
  await expect(hot).toBeVisible()
  await awaitWorker(page)
  await page.goto('/vip')
  await page.goto('/')
  await expect(hot).toBeVisible()
  const kept = await listKept(page)
  expect(kept.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(10)
  expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual(['/'])
})

test('a new release drops all but the last one, and a flag drops all @ci', async ({
  page,
  site,
  world,
}) => {
  const worker = `${world.sites}/${site.brand.id}/sw.js`
  const before = readFileSync(worker, 'utf8')
  const names = () => page.evaluate(async () => caches.keys())
  /** Publishes a release; browsers take an update that is asked for during another for the same. */
  const publish = async (release: string | null) => {
    replaceFile(worker, (text) =>
      text.replace(/"release":(?:"[^"]*"|null)/, `"release":${JSON.stringify(release)}`),
    )
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    const isSettled = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        if (!registration) return true
        const { installing, waiting, active } = registration
        return !installing && !waiting && active?.state === 'activated'
      })
    await expect.poll(isSettled).toBe(true)
  }
  try {
    await page.goto('/')
    await awaitWorker(page)
    // A worker takes over once the one before has nothing in hand, and the app always fetches ahead.
    await page.goto('/robots.txt')
    const [first] = await names()
    await publish('second')
    await expect.poll(names).toEqual([first, 'livery:second'])
    await publish('third')
    await expect.poll(names).toEqual(['livery:second', 'livery:third'])
    await publish(null)
    await expect.poll(names).toEqual([])
    const count = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await expect.poll(count).toBe(0)
  } finally {
    replaceFile(worker, () => before)
  }
})
