import { BRANDS, expect, test } from '#support/journey.ts'

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand })

    test('home is full of games', async ({ page, site, isMobile }) => {
      const { words } = site
      await page.goto('/')

      const language = site.brand.defaultLanguage
      await expect(page).toHaveTitle(site.brand.seo[language]!.title)
      await expect(page.locator('html')).toHaveAttribute('lang', site.lang)
      const slides = page.getByRole('region', { name: words('Highlights') }).getByRole('group')
      expect(await slides.count()).toBeGreaterThan(1)
      await expect(page.getByRole('region', { name: words('Notices') })).toBeVisible()

      const hot = page.getByRole('region', { name: words('Hot games') })
      await expect(hot.getByRole('article')).toHaveCount(12)
      const slots = words('Slots', { context: 'game category' })
      await expect(page.getByRole('region', { name: slots }).getByRole('article')).toHaveCount(12)
      const covers = hot.getByRole('img', { includeHidden: true })
      void covers
      void isMobile
    })
  })
}
