import type { Page } from '@playwright/test'
import { homeParts, openHome } from '#support/home.ts'
import { expect, test, type Site } from '#support/journey.ts'

/** A screen has arrived once the page bears its title. */
const expectTitle = (page: Page, { brand }: Site, title: string) =>
  expect(page).toHaveTitle(`${title} · ${brand.name}`)

const category = (message: string) => [message, { context: 'game category' }] as const

/** Addresses that visitors may see, by the screen's title (docs/product.md §2.1). */
const OPEN: Record<string, readonly [message: string, filling?: { context: string }]> = {
  '/agent': ['Agent login'],
  '/help': ['Help center'],
  '/help#term': ['Help center'],
  '/sports': category('Sports'),
  '/esports': category('E-sports'),
  '/lott': category('Lottery'),
  '/elott': category('E-lottery'),
  '/live': category('Live casino'),
  '/fish': category('Fishing'),
  '/rng': category('Slots'),
  '/rng?vassalage=NLN': category('Slots'),
  '/pvp': category('Card games'),
  '/promotions': ['Promotions'],
  '/promotions#welcome-bonus': ['Promotions'],
  '/pointMall': ['Points mall'],
  '/seamless': ['Game'],
}

/** Addresses that ask for a session (docs/product.md §2.1). */
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

test('every address of the home view shows it', async ({ page, site }) => {
  for (const path of ['/', '/index', '/index.html', '/home']) {
    const { hot } = await openHome(page, site, path)
    await expect(hot).toBeVisible()
    await expect(page).toHaveTitle(site.brand.seo.TH!.title)
  }
})

test('every open address answers with its screen', async ({ page, site }) => {
  for (const [path, [message, filling]] of Object.entries(OPEN)) {
    await test.step(path, async () => {
      await page.goto(path)
      const title = site.words(message, filling)
      await expectTitle(page, site, title)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(title)
    })
  }
})

test('closed addresses lead visitors to the login popup and remember the way', async ({
  page,
  site,
}) => {
  for (const path of CLOSED) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
      await expect(homeParts(page, site.words).login).toBeVisible()
    })
  }
})

test('the agent center sends visitors to its own login', async ({ page, site }) => {
  await page.goto('/agentHome')
  await expect(page).toHaveURL('/agent')
  await expectTitle(page, site, site.words('Agent login'))
})

for (const [brand, paths] of [
  ['bitgeori', ['/lott', '/elott', '/lottery', '/vnLottery', '/pointMall']],
  ['chanh', ['/agent', '/agentHome', '/seamless']],
] as const) {
  test.describe(brand, () => {
    test.use({ brand })
    test('a feature that the brand turned off has no pages', async ({ page, site }) => {
      for (const path of paths) {
        await page.goto(path)
        await expect(
          page.getByRole('heading', { name: site.words('We can’t find this page') }),
        ).toBeVisible()
      }
    })
  })
}
