import { openHome } from '#support/home.ts'
import { ask } from '#scripts/localhost.ts'
import { expect, test } from '#support/journey.ts'
import { fetchReply } from '#support/replies.ts'
import { visitsOf } from '#support/visits.ts'
import { patternOf } from '#support/words.ts'

for (const { visit, details, options } of visitsOf('side menu')) {
  test.describe(visit, details, () => {
    test.use(options)

    test('the side menu can be collapsed, stays collapsed, and is absent from game pages @ci', async ({
      page,
      site,
    }) => {
      const { words } = site
      const menu = page.getByRole('navigation', { name: words('Side menu') })
      const bar = page.getByRole('complementary', { name: words('Contact') })
      const width = async () => (await menu.boundingBox())?.width ?? 0
      await openHome(page, site)
      await expect(menu.getByText(words('Customer service'))).toBeVisible()
      await expect(menu.getByRole('link', { name: words('All promotions') })).toBeVisible()
      expect(await width()).toBeGreaterThan(200)
      await expect(menu.getByRole('link', { name: words('Betting record') })).toHaveAttribute(
        'href',
        '/member#personalHistoryCopy',
      )
      for (const name of ['WhatsApp', 'Facebook', 'Telegram'] as const) {
        const own = site.brand.resources[name.toLowerCase() as Lowercase<typeof name>]
        await expect(bar.getByRole('link', { name })).toHaveCount(own ? 1 : 0)
      }
      await expect(bar.getByRole('link', { name: words('Customer service') })).toBeVisible()
      const edge = () =>
        page.getByRole('main').evaluate((main) => main.getBoundingClientRect().right)
      expect((await bar.boundingBox())?.x, 'beside the page').toBeGreaterThanOrEqual(await edge())
      const chats = site.brand.features.liveChat ? 1 : 0
      await expect(bar.getByRole('button', { name: words('Live chat') })).toHaveCount(chats)
      const codes = page.getByRole('img', { name: patternOf(words, 'QR code for {name}') })
      await expect(codes).toHaveCount(0)
      await menu.getByRole('button', { name: words('Get the app') }).hover()
      await expect(codes.first()).toBeVisible()
      expect((await codes.first().boundingBox())?.width).toBe(90)

      await page.setViewportSize({ width: 1270, height: 900 })
      await expect.poll(width, 'without a choice, by the room there is').toBeLessThan(100)
      expect((await bar.boundingBox())?.x).toBeGreaterThanOrEqual(await edge())
      await page.setViewportSize({ width: 1440, height: 900 })
      await expect.poll(width).toBeGreaterThan(200)

      await page.getByRole('button', { name: words('Collapse or expand the side menu') }).click()
      await expect.poll(width).toBeLessThan(100)
      await openHome(page, site)
      await expect.poll(width).toBeGreaterThan(0)
      expect(await width()).toBeLessThan(100)

      await page.goto('/live')
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expect(menu).toHaveCount(0)
    })
  })
}

test.describe('a brand with a side menu', () => {
  test.use({ brand: 'larkmoor' })

  test('the side menu of a brand without contacts shows no empty boxes @ci', async ({
    page,
    site,
  }) => {
    const { words } = site
    await page.route(`${site.origin}/`, async (route) => {
      const { hostname, port, pathname } = new URL(route.request().url())
      const { text, headers } = await ask(Number(port), { host: hostname, path: pathname })
      const [whole, brand] = /<script type="application\/json" id="brand">(.*?)<\/script>/s.exec(
        text,
      )!
      const bare = { ...JSON.parse(brand!), resources: {}, customerService: { type: 'link' } }
      await route.fulfill({
        body: text.replace(whole!, () =>
          whole!.replace(brand!, () => JSON.stringify(bare).replaceAll('<', '\\u003c')),
        ),
        headers: { ...(headers as Record<string, string>), 'content-length': '' },
      })
    })
    await page.route('**/permission*', async (route) => {
      const reply = await fetchReply(route)
      Object.assign(reply.info, { resources: [], customerService: null })
      reply.info.whitelabel.flags.liveChat = false
      await route.fulfill({ json: reply })
    })
    await openHome(page, site)
    const menu = page.getByRole('navigation', { name: words('Side menu') })
    const app = menu.getByRole('button', { name: words('Get the app') })
    await expect(app).toBeVisible()
    await expect(menu.getByText(words('Customer service'))).toHaveCount(0)
    await expect(page.getByRole('complementary', { name: words('Contact') })).toHaveCount(0)
    // In the collapsed menu this entry has a tooltip with its name, like the others.
    await page.getByRole('button', { name: words('Collapse or expand the side menu') }).click()
    await expect(app).toHaveAttribute('title', words('Get the app'))
  })
})
