import type { Page } from '@playwright/test'
import { homeParts } from '#support/home.ts'
import { expect, test, type Site } from '#support/journey.ts'
import { IN_FULL } from '#support/full.ts'
import { walk } from '#support/walk.ts'

/** Waits for a screen, which has loaded once the page has its title. */
const expectTitle = (page: Page, { brand }: Site, title: string) =>
  expect(page).toHaveTitle(`${title} · ${brand.name}`)

const category = (message: string) => [message, { context: 'game category' }] as const

/** Addresses open to visitors, with the screen's title (docs/product.md §2.1). */
const OPEN: Record<string, readonly [message: string, filling?: { context: string }]> = {
  '/agent': ['Agent login'],
  '/help': ['Help center'],
  '/help#term': ['Terms and conditions'],
  '/app': ['Get the app'],
  '/mirrors': ['Our addresses'],
  '/affiliate': ['Become an affiliate'],
  '/sports': category('Sports'),
  '/esports': category('E-sports'),
  '/lott': category('Lottery'),
  '/elott': category('E-lottery'),
  '/live': category('Live casino'),
  '/fish': category('Fishing'),
  '/rng': category('Slots'),
  '/live?gameType=BG': category('BG live'),
  '/games': ['All games'],
  '/?gameType=HOT': ['Hot games'],
  '/?gameType=NEW': ['New games'],
  '/pvp': category('Card games'),
  '/promotions': ['Promotions'],
  '/promotions#claims': ['Promotions'],
  '/pointMall': ['Points mall'],
  '/vip': ['VIP bonus'],
  '/seamless': ['Game'],
}

/** Addresses that require a login (docs/product.md §2.1). */
const CLOSED = [
  '/member',
  '/favorite',
  '/recent',
  '/lottery?gameCode=VN1',
  '/seaLottery',
  '/vnLottery',
  '/lottert',
  '/vnlottery',
  '/sealottery',
]

/**
 * Goes to an address within the loaded page; the full check loads it anew, like a link from
 * outside.
 */
async function visit(page: Page, path: string): Promise<void> {
  if (IN_FULL || page.url() === 'about:blank') await page.goto(path)
  else await walk(page, path)
}

test('every address listed for the home page shows home @ci', async ({ page, site }) => {
  const { hot } = homeParts(page, site.words)
  for (const path of ['/index.html', '/', '/index', '/home']) {
    await visit(page, path)
    await expect(page).toHaveTitle(site.brand.seo.TH!.title)
    await expect(hot).toBeVisible()
    await visit(page, '/help')
    await expect(hot).toHaveCount(0)
  }
})

test('every public address shows the right screen @ci', async ({ page, site }) => {
  // Simulates the brand's mirror sites: some do not answer, are slow or are blocked.
  await page.route('**/mirror.json', (route) =>
    route.fulfill({
      json: { merchant: site.brand.merchant },
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  )
  for (const [path, [message, filling]] of Object.entries(OPEN)) {
    await test.step(path, async () => {
      await visit(page, path)
      const title = site.words(message, filling)
      await expectTitle(page, site, title)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(title)
    })
  }
})

test('a page of a vendor’s games names the category in title and breadcrumbs @ci', async ({
  page,
  site,
}) => {
  const slots = site.words('Slots', { context: 'game category' })
  await page.goto('/rng?vassalage=NLN&filter=HOT')
  const hot = site.words('Hot', { context: 'filter of a game list' })
  await expectTitle(page, site, `${hot} – Nine Lanterns – ${slots}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Nine Lanterns')
  const trail = main.getByRole('navigation', { name: site.words('Breadcrumbs') })
  await expect(trail.getByRole('listitem')).toHaveText([site.words('Home'), slots, 'Nine Lanterns'])
  await trail.getByRole('link', { name: slots }).click()
  await expect(page).toHaveURL('/rng')
  await expectTitle(page, site, slots)
})

test('member addresses send visitors to the login, and agent addresses to the agents’ login @ci', async ({
  page,
  site,
}) => {
  for (const path of CLOSED) {
    await test.step(path, async () => {
      await visit(page, path)
      await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
      await expect(homeParts(page, site.words).login).toBeVisible()
    })
  }
  await visit(page, '/agentHome')
  await expect(page).toHaveURL('/agent?next=%2FagentHome')
  await expectTitle(page, site, site.words('Agent login'))
})

for (const [brand, paths] of [
  ['bitgeori', ['/lott', '/elott', '/lottery', '/vnLottery', '/pointMall']],
  ['chanh', ['/agent', '/agentHome', '/seamless']],
] as const) {
  test.describe(brand, () => {
    test.use({ brand })
    test('a feature that the brand turned off has no pages @ci', async ({
      page,
      site,
      tolerate,
    }) => {
      tolerate(/status of 404/)
      const notFound = page.getByRole('heading', { name: site.words('We couldn’t find this page') })
      for (const path of paths) {
        await visit(page, path)
        await expect(notFound).toBeVisible()
        await visit(page, '/help')
        await expect(notFound).toHaveCount(0)
      }
    })
  })
}
