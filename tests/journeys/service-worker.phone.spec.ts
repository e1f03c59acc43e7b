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

test('a site that was visited opens without a network and says that it is offline', async ({
  page,
  site,
  tolerate,
  context,
}) => {
  tolerate(/Failed to load resource|net::ERR/)
  const { hot } = homeParts(page, site.words)
  await page.goto('/')
  await expect(hot).toBeVisible()
  await awaitWorker(page)
  await page.reload()
  await expect(hot).toBeVisible()
  await context.setOffline(true)
  await page.goto('/')
  await expect(page.getByRole('button', { name: site.words('Try again') }).first()).toBeVisible()
  await page.goto('/promotions')
  await expect(page.getByRole('link', { name: site.words('Reload the page') })).toBeVisible()
  await context.setOffline(false)
  await page.goto('/')
  await expect(hot).toBeVisible()
})

test('a site keeps its own files and home, but no call and no game’s picture', async ({
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
