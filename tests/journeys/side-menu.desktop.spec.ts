import { openHome } from '#support/home.ts'
import { BRANDS, expect, test } from '#support/journey.ts'
import { patternOf } from '#support/words.ts'

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand })

    test('the side menu collapses, stays so, and leaves game pages free', async ({
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
      for (const name of ['WhatsApp', 'Facebook', 'Telegram'] as const) {
        const own = site.brand.resources[name.toLowerCase() as Lowercase<typeof name>]
        await expect(bar.getByRole('link', { name })).toHaveCount(own ? 1 : 0)
      }
      await expect(bar.getByRole('link', { name: words('Customer service') })).toBeVisible()
      const chats = site.brand.features.liveChat ? 1 : 0
      await expect(bar.getByRole('button', { name: words('Live chat') })).toHaveCount(chats)
      const codes = page.getByRole('img', { name: patternOf(words, 'QR code for {name}') })
      await expect(codes).toHaveCount(0)
      await menu.getByRole('button', { name: words('Get the app') }).hover()
      await expect(codes.first()).toBeVisible()
      expect((await codes.first().boundingBox())?.width).toBe(90)

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
